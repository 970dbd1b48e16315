import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { answer } from '#admin/commands/answer.ts';
import { ToolError } from '#admin/commands/tool-errors.ts';
import { formatCount, formatEntryCount } from '#admin/guestbook/show-entries.ts';
import { toHarmlessLine } from '#admin/terminal/harmless-text.ts';
import type { OwnerStore } from '#model/guestbook-owner.ts';
import { quoteForShell } from '#server/system/shell.ts';
import { chooseFormat } from '../exchange/file-format.ts';
import { type FileProblem, parseFile } from '../exchange/import-file.ts';
import { type ImportPlan, planImport } from '../exchange/import-plan.ts';
import type { GuestbookCall, GuestbookCommand } from '../guestbook-command.ts';
import { MissingGuestbook } from '../stores/open-store.ts';

export const importCommand: GuestbookCommand = {
  name: 'import',
  summary: 'add the entries of a file',
  usage: ['FILE [--write]'],
  details:
    'Without --write it only says what it would do. It adds all the entries that are missing, or none if one of them ' +
    'fails. It never changes or deletes an entry: it lists those that differ, and leaves them as they are.',
  options: {
    write: { description: 'write to the guestbook' },
    format: { value: 'FORMAT', description: "json or csv; by default the file's extension" },
  },
  words: [1, 1],
  async run(call) {
    const [typed = ''] = call.words;
    const format = chooseFormat(typed, call.options.format);
    const source = await readFile(resolve(call.workFolder, typed), 'utf8').catch((error) => {
      throw new ToolError(`${typed} cannot be read: ${(error as Error).message}`);
    });
    const parsed = parseFile(source, format);
    if ('problems' in parsed) return refuse(call, typed, parsed.problems);
    const writes = call.options.write === true;
    const store = await openIfExists(call, writes);
    const plan = await planImport(parsed.content, store);
    if (writes) await store?.addParts(plan.add);
    const { entries, blocks, isOpen } = plan.add;
    const { conflicts, sameCount } = plan;
    answer(
      call,
      {
        isWritten: writes,
        added: entries.length,
        same: sameCount,
        conflicts,
        addedBlocks: blocks.length,
        isOpen: isOpen ?? null,
      },
      () => describe(call, plan, writes),
    );
  },
};

/** A guestbook that does not exist yet counts as empty, and is created when it is written to. */
async function openIfExists(call: GuestbookCall, makesFolder: boolean): Promise<OwnerStore | undefined> {
  try {
    return await call.openStore({ makesFolder });
  } catch (error) {
    if (error instanceof MissingGuestbook) return undefined;
    throw error;
  }
}

function refuse({ options, terminal }: GuestbookCall, file: string, problems: FileProblem[]) {
  const count = formatCount(problems.length, 'mistake', 'mistakes');
  if (!options.json) {
    for (const { place, key, sentence, example } of problems) {
      terminal.note([`${file}, ${place}`, toHarmlessLine(key), sentence].filter(Boolean).join('  '));
      terminal.note(`    for example: ${example}`);
    }
    throw new ToolError(`\n${count}. Nothing was written.`);
  }
  throw new ToolError(`${count} in ${file}. Nothing was written.`, { problems });
}

function describe(
  { words: [file = ''], options: { data }, writeCommand }: GuestbookCall,
  { add, sameCount, conflicts, ignoresIsOpen }: ImportPlan,
  isWritten: boolean,
): string {
  const lines = [
    `${formatEntryCount(add.entries.length)} ${isWritten ? 'added' : 'to add'}, ${sameCount.toLocaleString('en')} already there.`,
  ];
  if (add.blocks.length > 0) {
    lines.push(`${formatCount(add.blocks.length, 'block', 'blocks')} ${isWritten ? 'added' : 'to add'}.`);
  }
  if (add.isOpen !== undefined)
    lines.push(`The guestbook ${isWritten ? 'is now' : 'would be'} ${add.isOpen ? 'open' : 'closed'}.`);
  if (ignoresIsOpen) lines.push('The import does not open or close the guestbook: for that, use open or close.');
  if (conflicts.length > 0) {
    const differing = formatCount(conflicts.length, 'entry differs', 'entries differ');
    lines.push(`${differing} from the guestbook, which keeps its own version:`);
    for (const { id, columns } of conflicts) lines.push(`    ${id}  ${columns.join(', ')}`);
  }
  if (!isWritten) {
    const place = typeof data === 'string' ? ` --data ${quoteForShell(data)}` : '';
    const command = writeCommand('guestbook', `import ${quoteForShell(file)} --write${place}`);
    lines.push('', `Nothing was written. To import: ${command}`);
  }
  return lines.join('\n');
}
