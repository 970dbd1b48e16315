import { answer } from '#admin/commands/answer.ts';
import { yesOption } from '#admin/commands/command.ts';
import { ToolError, UsageError } from '#admin/commands/tool-errors.ts';
import { formatEntryCount } from '#admin/guestbook/show-entries.ts';
import type { GuestbookCall, GuestbookCommand } from '../guestbook-command.ts';
import { newestWord } from '../stores/all-entries.ts';
import { chooseEntries, confirmChange, heldOption, manyIds } from './chosen-entries.ts';
import { change, changes, findRefused } from './state-change.ts';

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
