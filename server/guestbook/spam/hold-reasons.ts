import { domainToUnicode } from 'node:url';
import { type GuestbookRules, type HoldReason, holdReasons } from '#model/guestbook-rules.ts';
import type { FormFacts, NewRow, SentDrawn } from '#model/guestbook-table.ts';
import { isBlockedSender } from './blocked-senders.ts';
import { hasBlockedWord } from './blocked-words.ts';
import { countLinks } from './links.ts';

type Blocks = { words: readonly string[]; senders: readonly string[] };

/** A new entry with the context for its spam checks. */
export type Candidate = {
  row: NewRow & SentDrawn;
  /** Undefined for an entry not sent by the form. */
  facts: FormFacts | undefined;
  rules: GuestbookRules;
  blocks: Blocks;
  /** Whether the same long message has arrived within `repeatHours`. */
  isRepeat: () => boolean;
  /** Whether the hourly limit of all senders or of the neighbourhood is used up. */
  isFlood: boolean;
};

/** One check per reason, run in the order of `holdReasons`. */
export const holdChecks: Record<HoldReason, (candidate: Candidate) => boolean> = {
  honeypot: ({ facts }) => facts?.isTrapped === true,
  'too-fast': ({ facts, rules }) => facts?.fillMs !== undefined && facts.fillMs < rules.minFillSeconds * 1000,
  // The website field does not count. Without the form's facts, neither check above applies.
  links: ({ row: { name, message, depicts }, facts, rules }) =>
    countLinks(`${name}\n${message}`) > (facts ? rules.maxLinks : 0) || countLinks(depicts ?? '') > 0,
  'blocked-word': ({ row: { name, message, website, depicts }, blocks }) =>
    blocks.words.length > 0 && hasBlockedWord([name, message, readAddress(website), depicts ?? ''], blocks.words),
  'blocked-sender': ({ row, blocks }) => isBlockedSender(row, blocks.senders),
  repeat: ({ isRepeat }) => isRepeat(),
  flood: ({ isFlood }) => isFlood,
  drawing: ({ row, rules }) => Boolean(row.drawing) && rules.drawings === 'wait',
};

/** Why an entry must wait for the owner: the first reason that applies, or undefined. */
export function findHoldReason(candidate: Candidate): HoldReason | undefined {
  return holdReasons.find((reason) => holdChecks[reason](candidate));
}

/** Decodes punycode (xn--) and percent-encoding in an address. */
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
