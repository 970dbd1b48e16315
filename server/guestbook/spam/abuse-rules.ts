import { domainToUnicode } from 'node:url';
import type { GuestbookRules } from '#model/guestbook-rules.ts';
import type { FormFacts, HoldReason, NewRow } from '#model/guestbook-table.ts';
import { isBlockedSender } from './blocked-senders.ts';
import { hasBlockedWord } from './blocked-words.ts';
import { countLinks } from './links.ts';

export type Blocks = { words: readonly string[]; senders: readonly string[] };

/**
 * Why an entry shall wait for the owner, or undefined where nothing speaks against it. Of several reasons it is the
 * first in the order of `holdReasons`:
 *
 * - `honeypot`: the field that nobody sees has text in it;
 * - `too-fast`: the form was filled in within less than `minFillSeconds`; what nobody measured holds nothing back;
 * - `links`: more than `maxLinks` addresses in name and message together, as `countLinks` counts, or any where the entry
 *   did not come through the form and nothing above can be known; the field for a website is there for one, and not
 *   counted;
 * - `blocked-word`: a word of the owner's list in name, message or website, as `hasBlockedWord` finds it;
 * - `blocked-sender`: a name or a website's host of the owner's list, as `isBlockedSender` compares them.
 *
 * `repeat` and `flood` need to know of other entries, and are found in signing.ts.
 */
export function judgeEntry({
  row: { name, website, message },
  facts,
  rules: { minFillSeconds, maxLinks },
  blocks,
}: {
  row: NewRow;
  /** Undefined for an entry that did not come through the form. */
  facts: FormFacts | undefined;
  rules: Pick<GuestbookRules, 'minFillSeconds' | 'maxLinks'>;
  blocks: Blocks;
}): HoldReason | undefined {
  const { fillMs, isTrapped } = facts ?? {};
  if (isTrapped) return 'honeypot';
  if (fillMs !== undefined && fillMs < minFillSeconds * 1000) return 'too-fast';
  if (countLinks(`${name}\n${message}`) > (facts ? maxLinks : 0)) return 'links';
  if (hasBlockedWord([name, message, readAddress(website)], blocks.words)) return 'blocked-word';
  if (isBlockedSender({ name, website }, blocks.senders)) return 'blocked-sender';
  return undefined;
}

/** An address as a person reads it, with the letters that stand behind xn-- and %. */
function readAddress(address: string): string {
  try {
    const { hostname, pathname, search, hash } = new URL(address);
    return domainToUnicode(hostname) + (pathname + search + hash).replace(/(?:%[\da-f]{2})+/gi, decode);
  } catch {
    return address;
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
