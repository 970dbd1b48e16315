import type { Entry } from '#model/guestbook.ts';
import type { EntryRow } from '#model/guestbook-table.ts';

export const toRow = (
  { sticker, paper, drawing, depicts, ...entry }: Entry,
  rest: Partial<EntryRow> = {},
): EntryRow => ({
  ...entry,
  sticker: sticker ?? null,
  paper: paper ?? null,
  drawing: drawing ?? null,
  depicts: depicts ?? null,
  state: 'visible',
  reply: null,
  reply_time: null,
  ...rest,
});

export const entryAt = (time: number, rest: Partial<Entry> = {}): Entry => ({
  id: String(time),
  name: 'Moth',
  website: '',
  message: 'Hello!',
  time,
  ...rest,
});
