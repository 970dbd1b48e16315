import { yesOption } from '#admin/commands/command.ts';
import type { GuestbookCommand } from '../guestbook-command.ts';
import { newestWord } from '../stores/all-entries.ts';
import { chooseEntries, confirmChange, heldOption, manyIds } from './chosen-entries.ts';
import { change, changeNamed, changes } from './state-change.ts';

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
