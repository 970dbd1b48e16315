import { domainToUnicode } from 'node:url';
import { type GuestbookRules, type HoldReason, holdReasons } from '#model/guestbook-rules.ts';
import type { FormFacts, NewRow } from '#model/guestbook-table.ts';
import { isBlockedSender } from './blocked-senders.ts';
import { hasBlockedWord } from './blocked-words.ts';
import { countLinks } from './links.ts';

export type Blocks = { words: readonly string[]; senders: readonly string[] };

/** A new entry, and what is known about it and about other entries. */
export type Candidate = {
  row: NewRow;
  /** Undefined for an entry that did not come through the form. */
  facts: FormFacts | undefined;
  rules: GuestbookRules;
  blocks: Blocks;
  /** Whether the same long message has arrived within `repeatHours`. */
  isRepeat: () => boolean;
  /** Whether others have used up what everybody, or a neighbourhood, may sign in an hour. */
  isFlood: boolean;
};

/** One check for each reason; `holdReasons` has their order. */
export const holdChecks: Record<HoldReason, (candidate: Candidate) => boolean> = {
  honeypot: ({ facts }) => facts?.isTrapped === true,
  'too-fast': ({ facts, rules }) => facts?.fillMs !== undefined && facts.fillMs < rules.minFillSeconds * 1000,
  // The website has a field of its own, and does not count. Without the form's facts, neither check above can apply.
  links: ({ row: { name, message }, facts, rules }) => countLinks(`${name}\n${message}`) > (facts ? rules.maxLinks : 0),
  'blocked-word': ({ row: { name, message, website }, blocks }) =>
    hasBlockedWord([name, message, readAddress(website)], blocks.words),
  'blocked-sender': ({ row, blocks }) => isBlockedSender(row, blocks.senders),
  repeat: ({ isRepeat }) => isRepeat(),
  flood: ({ isFlood }) => isFlood,
};

/** Why an entry must wait for the owner: the first reason that applies, or undefined. */
export function findHoldReason(candidate: Candidate): HoldReason | undefined {
  return holdReasons.find((reason) => holdChecks[reason](candidate));
}

/** An address as a person reads it, with punycode (xn--) and percent-encoding decoded. */
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
