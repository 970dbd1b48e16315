import { answer, requireConfirmation } from '#admin/commands/answer.ts';
import { type Option, yesOption } from '#admin/commands/command.ts';
import { ToolError, UsageError } from '#admin/commands/tool-errors.ts';
import { formatEntries, formatEntryCount } from '#admin/guestbook/show-entries.ts';
import { toHarmlessLine } from '#admin/terminal/harmless-text.ts';
import { type HoldReason, holdReasons } from '#model/guestbook-rules.ts';
import type { EntryState, OwnerRow } from '#model/guestbook-table.ts';
import type { GuestbookCall, GuestbookCommand } from '../guestbook-command.ts';
import { newestWord, readEntries, requireEntries } from '../stores/all-entries.ts';

type Change = {
  to: EntryState;
  from: readonly EntryState[];
  /** What to do with an entry in any other state. */
  instead: Partial<Record<EntryState, string>>;
  /** `2 entries are now hidden.` */
  result: string;
};

const changes = {
  hide: {
    to: 'hidden',
    from: ['visible', 'waiting'],
    instead: { deleted: 'is in the bin, where nobody sees it' },
    result: 'now hidden. To undo: restore ID',
  },
  restore: {
    to: 'visible',
    from: ['hidden', 'deleted'],
    instead: { waiting: 'waits for approval: approve ID' },
    result: 'visible again',
  },
  approve: {
    to: 'visible',
    from: ['waiting'],
    instead: { hidden: 'is hidden: restore ID', deleted: 'is in the bin: restore ID' },
    result: 'now visible',
  },
  delete: {
    to: 'deleted',
    from: ['visible', 'waiting', 'hidden'],
    instead: {},
    result: 'now in the bin. To undo: restore ID',
  },
} satisfies Record<string, Change>;

const heldOption: Record<string, Option> = {
  held: {
    value: 'REASON',
    description: `instead of ids, all entries that wait for this reason: ${holdReasons.join(', ')}`,
  },
};
const manyIds = [0, Number.POSITIVE_INFINITY] as const;

export const hideCommand: GuestbookCommand = {
  name: 'hide',
  summary: 'take entries off the page',
  usage: ['ID...', newestWord],
  words: [1, Number.POSITIVE_INFINITY],
  run: async (call) => changeNamed(call, changes.hide),
};

export const restoreCommand: GuestbookCommand = {
  name: 'restore',
  summary: 'bring hidden or deleted entries back',
  usage: ['ID...', newestWord],
  words: [1, Number.POSITIVE_INFINITY],
  run: async (call) => changeNamed(call, changes.restore),
};

export const approveCommand: GuestbookCommand = {
  name: 'approve',
  summary: 'publish waiting entries',
  usage: ['ID...', newestWord, '--all', '--held REASON'],
  options: { all: { description: 'all waiting entries' }, ...heldOption, ...yesOption },
  words: manyIds,
  async run(call) {
    const entries = await chooseEntries(call, ['waiting'], changes.approve.from);
    if (call.words.length === 0 && entries.length > 0) await confirmChange(call, entries, (what) => `Publish ${what}?`);
    await change(call, changes.approve, entries);
  },
};

export const deleteCommand: GuestbookCommand = {
  name: 'delete',
  summary: 'move entries to the bin; --forever removes them from it',
  usage: ['ID...', newestWord, '--held REASON', '--forever ID...', '--forever --all'],
  details: 'The bin keeps entries until you remove them with --forever, which cannot be undone.',
  options: {
    ...heldOption,
    forever: { description: 'permanently remove entries that are in the bin' },
    all: { description: 'with --forever: empty the bin' },
    ...yesOption,
  },
  words: manyIds,
  async run(call) {
    if (call.options.forever) return deleteForever(call);
    if (call.options.all) throw new UsageError('--all works only with --forever, and empties the bin.');
    const entries = await chooseEntries(call, ['waiting'], changes.delete.from);
    findRefused(entries, changes.delete);
    const open = entries.filter(({ state }) => state !== 'deleted');
    if (open.length > 0) await confirmChange(call, open, (what) => `Move ${what} to the bin?`);
    await change(call, changes.delete, entries);
  },
};

async function deleteForever(call: GuestbookCall) {
  if (call.options.held) throw new UsageError('--held cannot be used with --forever.');
  const entries = await chooseEntries(call, ['deleted'], ['deleted']);
  const others = entries.filter(({ state }) => state !== 'deleted').map(({ id }) => id);
  if (others.length > 0) {
    throw new ToolError(
      `Not in the bin: ${others.join(', ')}. Delete them without --forever first. Nothing was changed.`,
    );
  }
  if (entries.length > 0)
    await confirmChange(call, entries, (what) => `Permanently remove ${what}? This cannot be undone.`);
  const store = await call.openStore();
  await store.deleteForever(entries.map(({ id }) => id));
  const removed = entries.map(({ id }) => id);
  const words =
    entries.length === 0 ? 'The bin is empty.' : `Permanently removed: ${formatEntryCount(entries.length)}.`;
  answer(call, { removed }, words);
}

/** The entries with the typed ids, or those in the states `many` that an option selects. `newest` is of `newestOf`. */
async function chooseEntries(
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

async function confirmChange(call: GuestbookCall, entries: readonly OwnerRow[], write: (what: string) => string) {
  const shown = entries.slice(0, 20);
  const rest = entries.length > shown.length ? `\n… and ${formatEntryCount(entries.length - shown.length)} more` : '';
  await requireConfirmation(
    call,
    write(formatEntryCount(entries.length)),
    `${formatEntries(shown, call.terminal)}${rest}\n`,
  );
}

function findRefused(entries: readonly OwnerRow[], { instead }: Change) {
  const refused = entries.flatMap(({ id, state }) => (instead[state] ? `${id} ${instead[state]}` : []));
  if (refused.length > 0) throw new ToolError(`${refused.join('\n')}\nNothing was changed.`);
}

async function changeNamed(call: GuestbookCall, kind: Change) {
  await change(call, kind, await requireEntries(await call.openStore(), call.words, kind.from, call.writeCommand));
}

async function change(call: GuestbookCall, kind: Change, entries: readonly OwnerRow[]) {
  findRefused(entries, kind);
  const changed = entries.filter(({ state }) => kind.from.includes(state)).map(({ id }) => id);
  const unchanged = entries.filter(({ state }) => !kind.from.includes(state)).map(({ id }) => id);
  const store = await call.openStore();
  if (changed.length > 0) await store.changeState(changed, kind.to);
  answer(call, { state: kind.to, changed, unchanged }, () => {
    const lines = [];
    if (call.words.includes(newestWord)) lines.push(...entries.map(({ id, name }) => `${id}  ${toHarmlessLine(name)}`));
    if (changed.length > 0) {
      lines.push(`${formatEntryCount(changed.length)} ${changed.length === 1 ? 'is' : 'are'} ${kind.result}`);
    }
    if (unchanged.length > 0) lines.push(`Already ${kind.to}: ${unchanged.join(', ')}`);
    return lines.length > 0 ? lines.join('\n') : 'There is nothing to do.';
  });
}
