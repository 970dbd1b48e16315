import { existsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { formatEntryCount } from '#admin/guestbook/show-entries.ts';
import { renameWithRetry } from '#server/system/retry-rename.ts';
import { answer, askFirst } from '../answer.ts';
import { type Command, yesOption } from '../command.ts';
import { writeCsv, writeJson } from '../exchange/export-file.ts';
import { chooseFormat } from '../exchange/file-format.ts';
import { describeGitRisk, wouldGitTake } from '../git-risk.ts';
import { ToolError } from '../tool-errors.ts';

export const exportCommand: Command = {
  name: 'export',
  summary: 'write everything into a file',
  usage: ['FILE.json', 'FILE.csv', '[--format json|csv] > FILE'],
  details:
    'Every entry in every state, with your replies and why it waited; JSON has the blocks, and whether the guestbook is ' +
    'open, too. In CSV an apostrophe stands before texts that a spreadsheet would take for formulas; import takes it away.',
  options: {
    format: { value: 'FORMAT', description: 'json or csv; if left out, as the file ends, or json' },
    ...yesOption,
  },
  words: [0, 1],
  async run(call) {
    const [typed] = call.words;
    const format = chooseFormat(typed, call.options.format);
    const store = await call.openStore();
    const parts = (format === 'csv' ? writeCsv : writeJson)(store);
    if (typed === undefined) {
      for await (const part of parts) await call.terminal.write(part);
      return;
    }
    const file = resolve(call.workFolder, typed);
    if (existsSync(file)) await askFirst(call, `${typed} is there already. Replace it?`);
    await writeFile(file, parts, typed);
    const counts = await store.countEntries();
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    answer(call, { file, format, counts }, `${formatEntryCount(total)} written to ${typed}.`);
    if (wouldGitTake(file)) call.terminal.note(describeGitRisk(typed));
  },
};

/** For the owner's eyes only: it has what is hidden and deleted, too. A file that was begun never takes the place of another. */
async function writeFile(file: string, parts: AsyncIterable<string>, shown: string) {
  const unfinished = `${file}.unfinished`;
  try {
    const handle = await open(unfinished, 'w', 0o600);
    try {
      for await (const part of parts) await handle.writeFile(part);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await renameWithRetry(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    const { code, message, name } = error as NodeJS.ErrnoException;
    if (name === 'ToolError' || code === undefined) throw error;
    throw new ToolError(`${shown} cannot be written: ${message}`);
  }
}
