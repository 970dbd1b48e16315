import { type PublishSettings, settingExamples } from '#model/publish-schema.ts';
import { isExampleAddress } from '#publish/example-address.ts';
import { guessAddress, listOffers, needsKey, type Offer } from '#publish/offers.ts';
import { readTypedSettings } from '#publish/typed-settings.ts';
import type { Ask } from '../new/ask.ts';

type Talk = { ask: Ask; say: (line: string) => void };

const questions: Record<Offer['settings'][number] | keyof Offer['usual'], string> = {
  name: 'What is your site called there?',
  project: 'What is your project called there?',
  account: 'The id of your account:',
  repository: 'The repository, as git clone names it:',
  server: 'Your name there, and the machine:',
  folder: 'The folder:',
  branch: 'The branch that is the site:',
  port: 'The port of that machine:',
};

/** In the folder of the site, as in the studio. */
const usualFolder = 'published';

export type Chosen = { settings: PublishSettings; address: string | undefined };

/** Asks where the site shall be. `address` is that of site.yaml; a new one is asked for if it is nobody's. */
export async function chooseHost(address: string, talk: Talk): Promise<Chosen> {
  const { say } = talk;
  say('Where shall your site live? You can move later, and take everything with you.');
  const offers = listOffers();
  for (const [index, { title }] of offers.entries()) say(`  ${String(index + 1).padStart(2)}  ${title}`);
  const offer = await chooseOffer(offers, talk);
  say('');
  for (const sentence of offer.needs) say(sentence);
  const { where } = offer.key ?? {};
  if (where !== undefined && !offer.needs.some((sentence) => sentence.includes(where))) say(where);
  if (needsKey(offer)) say('You are asked for it afterwards.');
  say('');
  const settings = await askSettings(offer, talk);
  return { settings, address: isExampleAddress(address) ? await askAddress(settings, talk) : undefined };
}

async function chooseOffer(offers: Offer[], { ask, say }: Talk): Promise<Offer> {
  for (;;) {
    const offer = offers[Number((await ask('Which one? ')).trim()) - 1];
    if (offer) return offer;
    say(`A number from 1 to ${offers.length}.`);
  }
}

async function askSettings({ host, settings: names, usual }: Offer, { ask, say }: Talk): Promise<PublishSettings> {
  const typed: Record<string, string> = { host };
  const askUntilRight = async (name: keyof typeof questions, shown: string, usualAnswer = '') => {
    for (;;) {
      typed[name] = (await ask(`${questions[name]} [${shown}] `)).trim() || usualAnswer;
      const mistake = readTypedSettings(typed).error?.issues.find(({ path }) => path[0] === name);
      if (!mistake) return;
      say(`That ${mistake.message}.`);
    }
  };
  for (const name of names) {
    if (host === 'folder') await askUntilRight(name, usualFolder, usualFolder);
    else await askUntilRight(name, `such as ${settingExamples[name]}`);
  }
  for (const [name, shown] of Object.entries(usual)) await askUntilRight(name as keyof typeof usual, shown);
  const { data } = readTypedSettings(typed);
  if (!data) throw new Error(`The settings of ${host} are not complete.`);
  return data;
}

/** Undefined if the owner does not know yet: a folder may go anywhere. */
async function askAddress(settings: PublishSettings, { ask, say }: Talk): Promise<string | undefined> {
  const guess = guessAddress(settings);
  const mayBeUnknown = settings.host === 'folder';
  const example = mayBeUnknown
    ? 'such as https://bonbon.com/; Enter if you do not know yet'
    : 'such as https://bonbon.com/';
  for (;;) {
    const typed = (await ask(`Where will visitors find it on the web? [${guess ?? example}] `)).trim() || guess || '';
    if (typed === '' && mayBeUnknown) return undefined;
    if (URL.canParse(typed) && /^https?:$/.test(new URL(typed).protocol)) return typed.replace(/\/?$/, '/');
    say('A web address starts with https:// or http://');
  }
}
