import { isButtonFile } from '#model/button-address.ts';
import { type Entry, readEntry } from '#model/guestbook.ts';
import type { EntryRow } from '#model/guestbook-table.ts';
import { readDrawn } from './read-drawn.ts';

/** An entry that everybody sees. */
export type StoredEntry = Entry & {
  reply?: string | undefined;
  replyTime?: number | undefined;
  button?: string | undefined;
  hearts?: number | undefined;
};

/** A project whose SQL is older has none. */
export const readHearts = (row: unknown): Pick<StoredEntry, 'hearts'> => {
  const { hearts } = row as { hearts?: unknown };
  return typeof hearts === 'number' && hearts >= 0 ? { hearts } : {};
};

/** Undefined for a row that is malformed or not public. */
export function readStoredEntry(row: unknown): StoredEntry | undefined {
  const read = readEntry(row);
  if (!read) return undefined;
  const { state = 'visible', reply, reply_time: replyTime, button } = row as Partial<Record<keyof EntryRow, unknown>>;
  if (state !== 'visible') return undefined;
  const entry = { ...read, ...readDrawn(row), ...readHearts(row), ...(isButtonFile(button) && { button }) };
  if (typeof reply !== 'string' || reply.trim() === '') return entry;
  const isTime = typeof replyTime === 'number' && Math.abs(replyTime) <= 8.64e15;
  return { ...entry, reply, ...(isTime && { replyTime }) };
}
