import { spamRules } from '#model/guestbook-rules.ts';
import type { OwnerRow } from '#model/guestbook-table.ts';
import type { ServerSettings } from '#model/server-settings.ts';

/** An entry with its number in order of arrival, from 1. */
export type ArrivedEntry = OwnerRow & {
  number: number;
  /** When its author changed it, so that it arrived again. Epoch milliseconds. */
  mended?: number | null;
};

/** The addresses of an entry's buttons: a POST to one does what it says, once; a GET shows a page that asks. */
export type EntryActions = { hide: string; approve?: string };

/** Entries in order of arrival, with the buttons of each by its id, if it has any. Without entries it is the owner's test. */
export type Notice = {
  site: ServerSettings['site'];
  entries: readonly ArrivedEntry[];
  actions?: ReadonlyMap<string, EntryActions> | undefined;
};

/** Headers and body of the POST request. */
export type NoticeRequest = { headers: Record<string, string>; body: string };

export function findGuestbookAddress({ address }: ServerSettings['site']): string {
  return new URL('guestbook', address).href;
}

/** Where the owner deals with messages in a browser. */
export function findDoorAddress({ address }: ServerSettings['site']): string {
  return new URL('door', address).href;
}

export function summariseNotice({ site, entries }: Notice): string {
  if (entries.length === 0) return `A test of the notices of ${site.title}`;
  const waiting = entries.filter(({ state }) => state === 'waiting').length;
  const whichWait = entries.length === 1 ? 'waits' : waiting === entries.length ? 'all wait' : `${waiting} wait`;
  const waits = waiting > 0 ? ` (${whichWait} for approval)` : '';
  const kind = entries.every(({ mended }) => mended)
    ? 'changed'
    : entries.some(({ mended }) => mended)
      ? 'new or changed'
      : 'new';
  return `${entries.length} ${kind} message${entries.length === 1 ? '' : 's'} in the guestbook of ${site.title}${waits}`;
}

/** The text of a test. */
export const testWords = 'Nobody has written. New messages in the guestbook will arrive here.';

/** A notice goes through others' hands: of what is for the owner alone it has the name and nothing else. */
export const sealPrivate = (entry: ArrivedEntry): ArrivedEntry =>
  entry.audience
    ? {
        ...entry,
        message: 'A message only for you. Read it behind your door.',
        website: '',
        drawing: null,
        depicts: null,
      }
    : entry;

/** What an entry's drawing shows; empty without one. */
export const describeDrawing = ({ depicts }: ArrivedEntry): string => (depicts === null ? '' : `A drawing: ${depicts}`);

/** Why an entry waits; empty for a visible one. */
export function explainState({ state, held_because }: ArrivedEntry): string {
  if (state !== 'waiting') return '';
  return held_because ? `waits for approval: ${spamRules[held_because]}` : 'waits for approval';
}
