import { requireConfirmation } from '#admin/commands/answer.ts';
import type { Option } from '#admin/commands/command.ts';
import { UsageError } from '#admin/commands/tool-errors.ts';
import { formatEntries, formatEntryCount } from '#admin/guestbook/show-entries.ts';
import { type HoldReason, holdReasons } from '#model/guestbook-rules.ts';
import type { EntryState, OwnerRow } from '#model/guestbook-table.ts';
import type { GuestbookCall } from '../guestbook-command.ts';
import { readEntries, requireEntries } from '../stores/all-entries.ts';

export const heldOption: Record<string, Option> = {
  held: {
    value: 'REASON',
    description: `instead of ids, all entries that wait for this reason: ${holdReasons.join(', ')}`,
  },
};

export const manyIds = [0, Number.POSITIVE_INFINITY] as const;

/** The entries with the ids, or those in the states `many` that an option selects. The newest is one of `newestOf`. */
export async function chooseEntries(
  { words, options, openStore, writeCommand }: GuestbookCall,
  many: EntryState[],
  newestOf: readonly EntryState[],
): Promise<OwnerRow[]> {
  const { all, held } = options;
  const selectorCount = [words.length > 0, all, held].filter(Boolean).length;
  if (selectorCount !== 1)
    throw new UsageError('Choose entries by their ids, or with one option that selects several.');
  const store = await openStore();
  if (words.length > 0) return requireEntries(store, words, newestOf, writeCommand);
  if (held && !holdReasons.includes(held as HoldReason)) {
    throw new UsageError(`--held needs one of: ${holdReasons.join(', ')}`);
  }
  const entries: OwnerRow[] = [];
  for await (const entry of readEntries(store, many)) entries.push(entry);
  return held ? entries.filter(({ held_because }) => held_because === held) : entries;
}

export async function confirmChange(
  call: GuestbookCall,
  entries: readonly OwnerRow[],
  write: (what: string) => string,
) {
  const shown = entries.slice(0, 20);
  const rest = entries.length > shown.length ? `\n… and ${formatEntryCount(entries.length - shown.length)} more` : '';
  await requireConfirmation(
    call,
    write(formatEntryCount(entries.length)),
    `${formatEntries(shown, call.terminal)}${rest}\n`,
  );
}
