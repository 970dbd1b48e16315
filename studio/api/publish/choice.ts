import { type PublishSettings, settingExamples } from '#model/publish-schema.ts';
import { isExampleAddress } from '#publish/example-address.ts';
import { findKey } from '#publish/keys.ts';
import { findOffer, guessAddress, listOffers, needsKey, type Offer } from '#publish/offers.ts';
import { readSiteFile } from '#publish/site-file.ts';
import { readTypedSettings } from '#publish/typed-settings.ts';
import type { ChooseRequest, PublishChanges, PublishOffer, PublishRefusal } from '#studio/protocol/publish.ts';

/** Writes what is chosen into site.yaml, as one step of undo; resolves with a sentence if that was not possible. */
export type WriteSettings = (settings: PublishSettings, address: string | undefined) => Promise<string | undefined>;

type Known = { settings: PublishSettings | undefined; address: string; key?: string | undefined };

/** What is chosen, and what could be. */
export async function describeChoice(
  siteFolder: string,
  { settings, address, key: typed }: Known,
  environment: Record<string, string | undefined>,
): Promise<Pick<PublishChanges, 'choice' | 'offers' | 'address'>> {
  const offers = listOffers().map(describeOffer);
  const known = URL.canParse(address) && !isExampleAddress(address) ? { address } : {};
  if (!settings) return { offers, ...known };
  const { host, ...rest } = settings;
  const { title, key } = findOffer(host);
  const hasKey = key !== undefined && (typed ?? (await findKey(siteFolder, key.variable, environment))) !== undefined;
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

/** What is chosen and in no file yet: `site.yaml` gets it with the first publication, and `.bonbon/keys` what the host accepts. */
export type Chosen = { settings: PublishSettings; address?: string | undefined; key?: string | undefined };

/** What the owner has typed, or what is wrong with it. */
export async function readChoice(
  content: string,
  { settings: written, address, key }: ChooseRequest,
): Promise<{ chosen: Chosen } | { refusal: PublishRefusal }> {
  const read = readTypedSettings(written);
  if (!read.success) {
    const [issue] = read.error.issues;
    const field = issue?.path[0];
    const refusal = { outcome: 'refused' as const, sentence: `${issue?.message}` };
    return { refusal: { ...refusal, ...(typeof field === 'string' && { field }) } };
  }
  const settings = read.data;
  const offer = findOffer(settings.host);
  if (key && /[\r\n\0]/.test(key)) {
    return { refusal: { outcome: 'refused', sentence: `A ${offer.key?.title} is one line.` } };
  }
  const known = await readSiteFile(content).catch(() => undefined);
  // A real address may be a domain of the owner's.
  const guess = known && !isExampleAddress(known.address) ? undefined : guessAddress(settings);
  return { chosen: { settings, address: withSlash(address?.trim() || guess), key: offer.key && key } };
}

const withSlash = (address: string | undefined) => address?.replace(/\/?$/, '/');
