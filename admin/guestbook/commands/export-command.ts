import { existsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { answer, requireConfirmation } from '#admin/commands/answer.ts';
import { yesOption } from '#admin/commands/command.ts';
import { ToolError } from '#admin/commands/tool-errors.ts';
import { formatEntryCount } from '#admin/guestbook/show-entries.ts';
import { renameWithRetry } from '#server/system/retry-rename.ts';
import { writeCsv, writeJson } from '../exchange/export-file.ts';
import { chooseFormat } from '../exchange/file-format.ts';
import { describeGitRisk, wouldGitCommit } from '../git-risk.ts';
import type { GuestbookCommand } from '../guestbook-command.ts';

export const exportCommand: GuestbookCommand = {
  name: 'export',
  summary: 'write all entries to a file',
  usage: ['FILE.json', 'FILE.csv', '[--format json|csv] > FILE'],
  details:
    'Writes the entries in every state, with your replies and the reasons why they waited. JSON also has the blocks ' +
    'and whether the guestbook is open. In CSV, texts that a spreadsheet would read as formulas start with an ' +
    'apostrophe, which import removes.',
  options: {
    format: { value: 'FORMAT', description: "json or csv; by default the file's extension, or json" },
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
    if (existsSync(file)) await requireConfirmation(call, `${typed} already exists. Replace it?`);
    await writeFile(file, parts, typed);
    const counts = await store.countEntries();
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    answer(call, { file, format, counts }, `${formatEntryCount(total)} written to ${typed}.`);
    if (wouldGitCommit(file)) call.terminal.note(describeGitRisk(typed));
  },
};

/** Readable only by the owner, as it includes hidden and deleted entries. An unfinished file never replaces another. */
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
