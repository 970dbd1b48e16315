import type { Drawn } from './drawing-size.ts';
import { type Choices, readChoices } from './guestbook-looks.ts';

/** One message in the guestbook. */
export type Entry = Choices &
  Drawn & {
    /** The time as text, or another store's id; unique. */
    id: string;
    name: string;
    /** An http or https address, or empty. */
    website: string;
    message: string;
    /** Epoch milliseconds. */
    time: number;
  };

/** What a visitor typed. */
export type Draft = Choices & { name: string; website: string; message: string };

export type Problems = { name?: 'missing' | 'too-long'; website?: 'too-long'; message?: 'missing' | 'too-long' };

/** In UTF-16 units, as an input's maxlength counts. */
export const maxMessageLength = 1000;
export const maxNameLength = 80;
/** Of what is typed; what is stored may be longer, percent-encoded. */
export const maxWebsiteLength = 300;
/** An address of 300 typed characters, percent-encoded. */
export const maxStoredWebsiteLength = 3000;
/** What is left of an address after `normaliseWebsite`; the same expression is in the migrations. */
export const websitePattern = '^https?://[^\\s/?#@"<>\\\\]+([/?#][^\\s"<>]*)?$';
/** How many entries one request asks for. */
export const readLimit = 200;

/**
 * Checks what a visitor typed and makes an entry of it. `now` is epoch milliseconds. Control characters other than line
 * breaks and tabs are removed, because a database may refuse them, and lone surrogates become U+FFFD, as in any
 * request; line breaks become \n, as a textarea counts them.
 */
export function parseNewEntry(draft: Draft, now: number): { entry: Entry } | { problems: Problems } {
  const name = draft.name
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  const message = draft.message
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
  const problems: Problems = {};
  if (!isVisible(name)) problems.name = 'missing';
  else if (name.length > maxNameLength) problems.name = 'too-long';
  if (!isVisible(message)) problems.message = 'missing';
  else if (message.length > maxMessageLength) problems.message = 'too-long';
  if (draft.website.trim().length > maxWebsiteLength) problems.website = 'too-long';
  if (problems.name || problems.website || problems.message) return { problems };
  // A clock may be set to before 1970; a backend corrects the time, but refuses a negative id.
  const time = Math.max(0, Math.trunc(now));
  const website = normaliseWebsite(draft.website);
  return { entry: { id: String(time), name, website, message, time, ...readChoices(draft) } };
}

/** Whether a text has more than zero-width characters, blank letters and the like. */
export function isVisible(text: string): boolean {
  return /[^\p{Cc}\p{Cf}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]/u.test(text);
}

/**
 * The address to store for what a visitor typed as their website: http or https, or empty where it is neither.
 * A user name or password before the host is dropped: it is an e-mail address typed by mistake, or meant to mislead.
 */
export function normaliseWebsite(typed: string): string {
  const text = typed.trim();
  // URL parsers skip some control characters, so that "java\nscript:" would look harmless here.
  if (text === '' || /\p{Cc}/u.test(text) || hasOtherScheme(text)) return '';
  try {
    const url = new URL(/^https?:/i.test(text) ? text : `https://${text}`);
    // A browser accepts a host with a space and writes %20, while Node refuses it: no such host exists.
    if (url.hostname.includes('%')) return '';
    url.username = '';
    url.password = '';
    // Parsers accept hosts that cannot exist, such as "moth.example" with its quotation marks; no backend does.
    return isWebsite(url.href) ? url.href : '';
  } catch {
    return '';
  }
}

/** Whether a non-empty address may be stored, by the rule that the form and every backend share. */
export function isWebsite(address: string): boolean {
  return address.length <= maxStoredWebsiteLength && new RegExp(websitePattern, 'i').test(address);
}

/** "mailto:x" has a scheme, "example.com:8080" a port: its colon comes after a name with a dot and before digits. */
function hasOtherScheme(text: string) {
  const [, scheme = '', rest = ''] = /^([a-z][a-z\d+.-]*):(.*)$/i.exec(text) ?? [];
  const isPort = scheme.includes('.') && /^\d*(?:[/?#]|$)/.test(rest);
  return scheme !== '' && !isPort && !/^https?$/i.test(scheme);
}

/** The most milliseconds that a Date can hold; formatting a later one throws. */
const maxTime = 8.64e15;

/** Reads an entry from a store that may contain anything; undefined when there is no name, message or time to show. */
export function readEntry(row: unknown): Entry | undefined {
  if (typeof row !== 'object' || row === null) return undefined;
  const { id, name, website, message, time } = row as Record<string, unknown>;
  const timeMs = typeof time === 'string' && time.trim() !== '' ? Number(time) : time;
  if (typeof timeMs !== 'number' || !(Math.abs(timeMs) <= maxTime)) return undefined;
  if (typeof name !== 'string' || !isVisible(name) || typeof message !== 'string' || !isVisible(message)) {
    return undefined;
  }
  return {
    id: typeof id === 'string' || typeof id === 'number' ? String(id) : String(timeMs),
    name,
    website: typeof website === 'string' ? normaliseWebsite(website) : '',
    message,
    time: timeMs,
    ...readChoices(row),
  };
}

/**
 * A key that distinguishes entries. An id alone is not enough: before a backend has seen both, two visitors may have
 * signed in the same millisecond.
 */
export const identifyEntry = ({ id, name, message }: Entry): string => JSON.stringify([id, name, message]);

/** All entries of several lists, newest first. Of two that are the same, the one of the earlier list stays. */
export function mergeEntries<T extends Entry>(...lists: readonly (readonly T[])[]): T[] {
  const found = new Map<string, T>();
  for (const entry of lists.flat()) {
    const identity = identifyEntry(entry);
    if (!found.has(identity)) found.set(identity, entry);
  }
  return [...found.values()].sort((one, other) => other.time - one.time);
}

/**
 * Finds a free id for a new entry, given those that are `taken`. The same id, name and message is the same entry, sent
 * again, and is returned as it was stored; another entry of the same millisecond moves on, 1 ms at a time.
 */
export function placeEntry(entry: Entry, taken: readonly Entry[]): { entry: Entry; isStored: boolean } {
  const byId = new Map(taken.map((other) => [other.id, other]));
  for (let placed = entry; ; placed = moveEntry(placed)) {
    const other = byId.get(placed.id);
    if (!other) return { entry: placed, isStored: false };
    if (other.name === entry.name && other.message === entry.message) return { entry: other, isStored: true };
  }
}

/** The same entry one millisecond later: another one has its id. */
export function moveEntry<T extends Entry>(entry: T): T {
  const time = entry.time + 1;
  return { ...entry, id: String(time), time };
}
