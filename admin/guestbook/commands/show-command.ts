import { answer } from '#admin/commands/answer.ts';
import { describeLook, describeState, formatMinute } from '#admin/guestbook/show-entries.ts';
import { toHarmlessLine, toHarmlessLines } from '#admin/terminal/harmless-text.ts';
import type { Terminal } from '#admin/terminal/terminal.ts';
import { wrapText } from '#admin/terminal/text-width.ts';
import type { OwnerRow } from '#model/guestbook-table.ts';
import type { GuestbookCommand } from '../guestbook-command.ts';
import { keptStates, newestWord, requireEntries } from '../stores/all-entries.ts';

export const showCommand: GuestbookCommand = {
  name: 'show',
  summary: 'show entries in full',
  usage: ['ID...', newestWord],
  words: [1, Number.POSITIVE_INFINITY],
  async run(call) {
    const entries = await requireEntries(await call.openStore(), call.words, keptStates, call.writeCommand);
    answer(call, { entries }, () => entries.map((entry) => formatEntry(entry, call.terminal)).join('\n\n'));
  },
};

function formatEntry(entry: OwnerRow, { paint, width }: Terminal): string {
  const indent = (text: string) =>
    wrapText(toHarmlessLines(text), Math.min(width, 100) - 2).map((line) => `  ${line}`.trimEnd());
  const fact = (title: string, value: string) => `${paint('dim', title.padEnd(8))} ${value}`;
  return [
    fact('ID', entry.id),
    fact('Name', paint('bold', toHarmlessLine(entry.name))),
    ...(entry.website === '' ? [] : [fact('Website', toHarmlessLine(entry.website))]),
    fact('Time', formatMinute(entry.time)),
    fact('State', describeState(entry)),
    ...(entry.audience ? [fact('For', 'you alone; nobody else can read it')] : []),
    ...(describeLook(entry) === '' ? [] : [fact('Look', describeLook(entry))]),
    ...(entry.hearts ? [fact('Hearts', String(entry.hearts))] : []),
    ...(entry.depicts === null ? [] : [fact('Drawing', toHarmlessLine(entry.depicts))]),
    '',
    ...indent(entry.message),
    ...(entry.reply === null
      ? []
      : ['', paint('dim', `Your reply, ${formatMinute(entry.reply_time ?? entry.time)}`), ...indent(entry.reply)]),
  ].join('\n');
}
