import type { ExchangedEntry } from './exchanged-entry.ts';

/** The columns of exported files, in their order. */
export const entryColumns = [
  'id',
  'name',
  'website',
  'message',
  'time',
  'state',
  'held_because',
  'reply',
  'reply_time',
  'sticker',
  'paper',
  'drawing',
  'depicts',
  'audience',
  'hearts',
  'hearted_by',
] as const satisfies (keyof ExchangedEntry)[];
export type EntryColumn = (typeof entryColumns)[number];

/** How an exported JSON file identifies itself. */
export const fileKind = 'guestbook';
export const fileVersion = 1;
