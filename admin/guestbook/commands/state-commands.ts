import { formatEntries, formatEntryCount } from '#admin/guestbook/show-entries.ts';
import { toHarmlessLine } from '#admin/terminal/harmless-text.ts';
import { type HoldReason, holdReasons } from '#model/guestbook-rules.ts';
import type { EntryState, OwnerRow } from '#model/guestbook-table.ts';

import { answer, askFirst } from '../answer.ts';
import { type Call, type Command, type Option, yesOption } from '../command.ts';
import { newestWord, readEntries, requireEntries } from '../stores/all-entries.ts';
import { ToolError, UsageError } from '../tool-errors.ts';

type Change = {
  to: EntryState;
  from: readonly EntryState[];
  /** What to do with an entry in any other state. */
  instead: Partial<Record<EntryState, string>>;
  /** `2 entries are hidden now.` */
  result: string;
};

const changes = {
  hide: {
    to: 'hidden',
    from: ['visible', 'waiting'],
    instead: { deleted: 'is in the bin, where nobody sees it' },
    result: 'hidden now. To bring back: restore ID',
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
    result: 'visible now',
  },
  delete: {
    to: 'deleted',
    from: ['visible', 'waiting', 'hidden'],
    instead: {},
    result: 'in the bin now. To bring back: restore ID',
  },
} satisfies Record<string, Change>;

const heldOption: Record<string, Option> = {
  held: { value: 'REASON', description: `instead of ids, all that wait because of: ${holdReasons.join(', ')}` },
};
const manyIds = [0, Number.POSITIVE_INFINITY] as const;

export const hideCommand: Command = {
  name: 'hide',
  summary: 'take entries off the page',
  usage: ['ID...', newestWord],
  words: [1, Number.POSITIVE_INFINITY],
  run: async (call) => changeNamed(call, changes.hide),
};

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'bring hidden or deleted entries back',
  usage: ['ID...', newestWord],
  words: [1, Number.POSITIVE_INFINITY],
  run: async (call) => changeNamed(call, changes.restore),
};

export const approveCommand: Command = {
  name: 'approve',
  summary: 'let everybody see entries that wait',
  usage: ['ID...', newestWord, '--all', '--held REASON'],
  options: { all: { description: 'everything that waits' }, ...heldOption, ...yesOption },
  words: manyIds,
  async run(call) {
    const entries = await chooseEntries(call, ['waiting'], changes.approve.from);
    if (call.words.length === 0 && entries.length > 0) await ask(call, entries, (what) => `Let everybody see ${what}?`);
    await change(call, changes.approve, entries);
  },
};

export const deleteCommand: Command = {
  name: 'delete',
  summary: 'put entries into the bin; --forever takes them out of it',
  usage: ['ID...', newestWord, '--held REASON', '--forever ID...', '--forever --all'],
  details: 'The bin keeps entries until you remove them with --forever. That cannot be undone.',
  options: {
    ...heldOption,
    forever: { description: 'remove entries that are in the bin for good' },
    all: { description: 'with --forever: empty the bin' },
    ...yesOption,
  },
  words: manyIds,
  async run(call) {
    if (call.options.forever) return deleteForever(call);
    if (call.options.all) throw new UsageError('--all goes with --forever, and empties the bin.');
    const entries = await chooseEntries(call, ['waiting'], changes.delete.from);
    findRefused(entries, changes.delete);
    const open = entries.filter(({ state }) => state !== 'deleted');
    if (open.length > 0) await ask(call, open, (what) => `Put ${what} into the bin?`);
    await change(call, changes.delete, entries);
  },
};

async function deleteForever(call: Call) {
  if (call.options.held) throw new UsageError('--held does not go with --forever: the bin knows no reasons.');
  const entries = await chooseEntries(call, ['deleted'], ['deleted']);
  const others = entries.filter(({ state }) => state !== 'deleted').map(({ id }) => id);
  if (others.length > 0) {
    throw new ToolError(`Not in the bin: ${others.join(', ')}. Delete without --forever first. Nothing was changed.`);
  }
  if (entries.length > 0) await ask(call, entries, (what) => `Remove ${what} for good? That cannot be undone.`);
  const store = await call.openStore();
  await store.deleteForever(entries.map(({ id }) => id));
  const removed = entries.map(({ id }) => id);
  const words = entries.length === 0 ? 'The bin is empty.' : `Gone for good: ${formatEntryCount(entries.length)}.`;
  answer(call, { removed }, words);
}

/** The entries of the ids, or of the options that stand for many: those of `many`. The newest is one of `newestOf`. */
async function chooseEntries(
  { words, options, openStore, writeCommand }: Call,
  many: EntryState[],
  newestOf: readonly EntryState[],
): Promise<OwnerRow[]> {
  const { all, held } = options;
  const ways = [words.length > 0, all, held].filter(Boolean).length;
  if (ways !== 1) throw new UsageError('Say which entries: ids from the list, or one option that stands for many.');
  const store = await openStore();
  if (words.length > 0) return requireEntries(store, words, newestOf, writeCommand);
  if (held && !holdReasons.includes(held as HoldReason)) {
    throw new UsageError(`--held needs one of: ${holdReasons.join(', ')}`);
  }
  const entries: OwnerRow[] = [];
  for await (const entry of readEntries(store, many)) entries.push(entry);
  return held ? entries.filter(({ held_because }) => held_because === held) : entries;
}

async function ask(call: Call, entries: readonly OwnerRow[], write: (what: string) => string) {
  const shown = entries.slice(0, 20);
  const rest = entries.length > shown.length ? `\n… and ${formatEntryCount(entries.length - shown.length)} more` : '';
  await askFirst(call, write(formatEntryCount(entries.length)), `${formatEntries(shown, call.terminal)}${rest}\n`);
}

function findRefused(entries: readonly OwnerRow[], { instead }: Change) {
  const refused = entries.flatMap(({ id, state }) => (instead[state] ? `${id} ${instead[state]}` : []));
  if (refused.length > 0) throw new ToolError(`${refused.join('\n')}\nNothing was changed.`);
}

async function changeNamed(call: Call, kind: Change) {
  await change(call, kind, await requireEntries(await call.openStore(), call.words, kind.from, call.writeCommand));
}

async function change(call: Call, kind: Change, entries: readonly OwnerRow[]) {
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
    if (unchanged.length > 0) lines.push(`Already so: ${unchanged.join(', ')}`);
    return lines.length > 0 ? lines.join('\n') : 'There is nothing to do.';
  });
}
