import { toHarmlessLine } from '#admin/terminal/harmless-text.ts';
import { type Column, formatTable } from '#admin/terminal/table.ts';
import type { Colour, Terminal } from '#admin/terminal/terminal.ts';
import type { EntryState, OwnerRow } from '#model/guestbook-table.ts';

const colours: Record<EntryState, Colour> = { visible: 'green', waiting: 'yellow', hidden: 'dim', deleted: 'red' };

/** A day in the owner's time zone: 2025-10-27. */
function formatDay(time: number): string {
  const date = new Date(time);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

export function formatMinute(time: number): string {
  const date = new Date(time);
  const parts = [date.getHours(), date.getMinutes()];
  return `${formatDay(time)} ${parts.map((part) => String(part).padStart(2, '0')).join(':')}`;
}

/** `waiting: too-fast`; the reason no longer matters in other states. */
export function describeState({ state, held_because: reason, reply, audience }: OwnerRow): string {
  if (state === 'deleted') return 'in the bin';
  if (audience && state === 'hidden') return 'only for you';
  if (state === 'waiting' && reason) return `waiting: ${reason}`;
  return reply === null ? state : `${state}, replied`;
}

/** The sticker and the paper that a visitor chose: `moon, gingham`; empty if they chose nothing. */
export function describeLook({ sticker, paper }: OwnerRow): string {
  return [sticker, paper].filter(Boolean).join(', ');
}

/** One line for each entry. A narrow terminal gets no day, and shorter texts. */
export function formatEntries(entries: readonly OwnerRow[], { paint, width }: Terminal): string {
  const isNarrow = width < 72;
  const hasLooks = width >= 90 && entries.some((entry) => describeLook(entry) !== '');
  const hasHearts = width >= 90 && entries.some(({ hearts }) => hearts);
  // The width left for names and messages when the rest is shown in full.
  const room = width - 13 - 10 - Math.max(...entries.map((entry) => describeState(entry).length)) - 8;
  const stateOf = (row: number) => entries[row]?.state ?? 'visible';
  const columns: (Column & { write: (entry: OwnerRow) => string })[] = [
    { title: 'ID', write: ({ id }) => id },
    { title: 'Day', write: ({ time }) => formatDay(time), paint: (cell) => paint('dim', cell) },
    {
      title: 'State',
      ...(isNarrow && { shrinksTo: 8 }),
      write: describeState,
      paint: (cell, row) => paint(colours[stateOf(row)], cell),
    },
    {
      title: 'Name',
      growsTo: 24,
      shrinksTo: width < 60 ? 6 : 10,
      write: ({ name }) => toHarmlessLine(name),
      paint: (cell) => paint('bold', cell),
    },
    { title: 'Look', shrinksTo: 8, write: describeLook, paint: (cell) => paint('dim', cell) },
    { title: 'Hearts', write: ({ hearts }) => String(hearts || ''), paint: (cell) => paint('dim', cell) },
    {
      title: 'Message',
      shrinksTo: isNarrow ? 8 : Math.max(12, Math.min(24, room - 10)),
      write: ({ message }) => toHarmlessLine(message),
    },
  ];
  const leftOut = [isNarrow && 'Day', !hasLooks && 'Look', !hasHearts && 'Hearts'];
  const shown = columns.filter(({ title }) => !leftOut.includes(title));
  const rows = entries.map((entry) => shown.map(({ write }) => write(entry)));
  const [head = '', ...lines] = formatTable(shown, rows, width);
  return [paint('dim', head), ...lines].join('\n');
}

export function formatCount(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

export const formatEntryCount = (count: number) => formatCount(count, 'entry', 'entries');
