import { answer } from '#admin/commands/answer.ts';
import { UsageError } from '#admin/commands/tool-errors.ts';
import { formatCount, formatEntries, formatEntryCount } from '#admin/guestbook/show-entries.ts';
import { foldText, hasWords } from '#model/guestbook-find.ts';
import { type EntryState, entryStates, type OwnerRow } from '#model/guestbook-table.ts';
import type { GuestbookCall, GuestbookCommand } from '../guestbook-command.ts';
import { keptStates, readEntries } from '../stores/all-entries.ts';

const defaultLimit = 50;
type Counts = Record<EntryState, number>;

export const listCommand: GuestbookCommand = {
  name: 'list',
  summary: 'list entries, newest first',
  usage: ['[--waiting | --bin | …] [--search TEXT] [--limit N]'],
  details: 'Without an option: the newest entries, except those in the bin.',
  options: {
    waiting: { description: 'entries that wait for your approval, and why' },
    hidden: { description: 'entries that you have hidden' },
    visible: { description: 'entries that everybody sees' },
    bin: { description: 'entries that you have deleted' },
    all: { description: 'all entries, including the bin' },
    search: { value: 'TEXT', description: 'entries with this text in the name, website, message or reply' },
    limit: { value: 'N', description: `how many entries; ${defaultLimit} by default` },
  },
  words: [0, 0],
  async run(call) {
    const limit = readLimit(call.options.limit);
    const states = chooseStates(call.options);
    const store = await call.openStore();
    const isMatch = createMatcher(call.options.search);
    const entries: OwnerRow[] = [];
    for await (const entry of readEntries(store, states)) {
      if (isMatch(entry)) entries.push(entry);
      if (entries.length > limit) break;
    }
    const hasMore = entries.length > limit;
    const shown = entries.slice(0, limit);
    const [counts, isOpen] = await Promise.all([store.countEntries(), store.readIsOpen()]);
    answer(call, { entries: shown, hasMore, counts, isOpen }, () => {
      if (shown.length === 0) return describeEmptyList(call.options, counts);
      const notes = summarise(call, counts, { isOpen, hasMore, shown: shown.length });
      return `${formatEntries(shown, call.terminal)}\n\n${notes}`;
    });
  },
};

function readLimit(typed: string | true | undefined): number {
  if (typed === undefined) return defaultLimit;
  if (!/^[1-9]\d{0,6}$/.test(String(typed)))
    throw new UsageError('--limit needs a whole number, 1 or more: --limit 20');
  return Number(typed);
}

function chooseStates(options: GuestbookCall['options']): readonly EntryState[] {
  if (options.all) return entryStates;
  const chosen = entryStates.filter((state) => options[state === 'deleted' ? 'bin' : state]);
  return chosen.length > 0 ? chosen : keptStates;
}

function createMatcher(search: string | true | undefined): (entry: OwnerRow) => boolean {
  if (typeof search !== 'string') return () => true;
  const wanted = foldText(search);
  return ({ name, website, message, reply, depicts }) => hasWords([name, website, message, reply, depicts], wanted);
}

function describeEmptyList(
  { search, waiting, hidden, visible, bin }: GuestbookCall['options'],
  counts: Counts,
): string {
  if (typeof search === 'string') return `No entry contains ${JSON.stringify(search)}.`;
  const asked = [waiting, hidden, visible, bin].filter(Boolean).length;
  if (asked === 1 && waiting) return 'Nothing waits for you.';
  if (asked === 1 && hidden) return 'Nothing is hidden.';
  if (asked === 1 && bin) return 'The bin is empty.';
  if (counts.deleted > 0) return `Nothing to list. The bin has ${formatEntryCount(counts.deleted)}: list --bin`;
  if (Object.values(counts).some((count) => count > 0)) return 'Nothing to list.';
  return 'Nobody has signed yet.';
}

function summarise(
  { writeCommand }: GuestbookCall,
  counts: Counts,
  { isOpen, hasMore, shown }: { isOpen: boolean; hasMore: boolean; shown: number },
) {
  const { deleted, ...kept } = counts;
  const total = Object.values(kept).reduce((sum, count) => sum + count, 0);
  const parts = Object.entries(kept).flatMap(([state, count]) =>
    count > 0 ? `${count.toLocaleString('en')} ${state}` : [],
  );
  const lines = [
    `${formatEntryCount(total)}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}.${deleted > 0 ? ` ${deleted.toLocaleString('en')} in the bin.` : ''}`,
  ];
  if (hasMore) lines.push(`These are the newest ${shown}; --limit shows more.`);
  if (counts.waiting > 0) {
    lines.push(
      `${formatCount(counts.waiting, 'waits', 'wait')} for you: ${writeCommand('guestbook', 'approve ID')}  or  delete ID`,
    );
  }
  if (!isOpen) lines.push(`The guestbook is closed. To open it: ${writeCommand('guestbook', 'open')}`);
  return lines.join('\n');
}
