import type { SiteFolders } from '#build/folders/site-folders.ts';
import { type PublishSettings, settingExamples } from '#model/publish-schema.ts';
import { isExampleAddress } from '#publish/example-address.ts';
import { findKey, keepKey } from '#publish/keys.ts';
import { findOffer, guessAddress, listOffers, needsKey, type Offer } from '#publish/offers.ts';
import { readSiteFile } from '#publish/site-file.ts';
import { readTypedSettings } from '#publish/typed-settings.ts';
import type { ChooseAnswer, ChooseRequest, PublishChanges, PublishOffer } from '#studio/protocol/publish.ts';

/** Writes what is chosen into site.yaml, as one step of undo; resolves with a sentence if that was not possible. */
export type WriteSettings = (settings: PublishSettings, address: string | undefined) => Promise<string | undefined>;

type Known = { settings: PublishSettings | undefined; address: string };

/** What is chosen, and what could be. */
export async function describeChoice(
  siteFolder: string,
  { settings, address }: Known,
  environment: Record<string, string | undefined>,
): Promise<Pick<PublishChanges, 'choice' | 'offers' | 'address'>> {
  const offers = listOffers().map(describeOffer);
  const known = URL.canParse(address) && !isExampleAddress(address) ? { address } : {};
  if (!settings) return { offers, ...known };
  const { host, ...rest } = settings;
  const { title, key } = findOffer(host);
  const hasKey = key !== undefined && (await findKey(siteFolder, key.variable, environment)) !== undefined;
  const texts = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  return { offers, ...known, choice: { host, title, address, hasKey, settings: texts } };
}

function describeOffer(offer: Offer): PublishOffer {
  const { host, title, needs, settings, usual, key } = offer;
  return {
    host,
    title,
    // Where the key is found stands at its field.
    needs: needs.filter((sentence) => key === undefined || !sentence.startsWith(key.where)),
    settings: settings.map((name) => ({ name, example: settingExamples[name] })),
    usual: Object.entries(usual).map(([name, value]) => ({ name, value })),
    ...(key && { key: { title: key.title, where: key.where, isOptional: !needsKey(offer) } }),
  };
}

/** The key goes into .bonbon/keys, and nothing of it comes back. */
export async function keepChoice(
  folders: Pick<SiteFolders, 'site' | 'content'>,
  { settings: written, address, key }: ChooseRequest,
  write: WriteSettings,
): Promise<ChooseAnswer> {
  const read = readTypedSettings(written);
  if (!read.success) {
    const [issue] = read.error.issues;
    const field = issue?.path[0];
    return { outcome: 'refused', sentence: `${issue?.message}`, ...(typeof field === 'string' && { field }) };
  }
  const settings = read.data;
  const known = await readSiteFile(folders.content).catch(() => undefined);
  // A real address may be a domain of the owner's.
  const guess = known && !isExampleAddress(known.address) ? undefined : guessAddress(settings);
  const chosen = address?.trim() || guess;
  const offer = findOffer(settings.host);
  if (key && offer.key) {
    if (/[\r\n\0]/.test(key)) return { outcome: 'refused', sentence: `A ${offer.key.title} is one line.` };
    await keepKey(folders.site, offer.key.variable, key);
  }
  const sentence = await write(settings, chosen);
  return sentence === undefined ? { outcome: 'chosen' } : { outcome: 'refused', sentence };
}
