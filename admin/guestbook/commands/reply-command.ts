import { answer, requireConfirmation } from '#admin/commands/answer.ts';
import { yesOption } from '#admin/commands/command.ts';
import { ToolError, UsageError } from '#admin/commands/tool-errors.ts';
import { toHarmlessLine, toHarmlessLines } from '#admin/terminal/harmless-text.ts';
import { maxReplyLength } from '#model/guestbook-table.ts';
import type { GuestbookCall, GuestbookCommand } from '../guestbook-command.ts';
import { keptStates, requireEntries } from '../stores/all-entries.ts';
import { refuseUnread } from '../stores/unread-words.ts';

export const replyCommand: GuestbookCommand = {
  name: 'reply',
  summary: 'reply to an entry, for everybody to read',
  usage: ['ID TEXT', 'ID < text-file', 'ID --remove'],
  details:
    `A reply has at most ${maxReplyLength} characters and may have several lines. An existing reply is replaced only ` +
    'after confirmation. Instead of ID, newest means the newest entry.',
  options: { remove: { description: 'remove the reply' }, ...yesOption },
  words: [1, Number.POSITIVE_INFINITY],
  async run(call) {
    const [typed = '', ...rest] = call.words;
    const store = await call.openStore();
    const [entry] = await requireEntries(store, [typed], keptStates, call.writeCommand);
    if (!entry) return;
    const { id } = entry;
    if (entry.audience) throw new ToolError(`${id} is only for you: nobody could read a reply to it.`);
    const before = entry.reply === null ? '' : `Your current reply:\n\n${toHarmlessLines(entry.reply)}\n`;
    if (call.options.remove) {
      if (rest.length > 0) throw new UsageError('--remove does not take a text.');
      if (entry.reply !== null) await requireConfirmation(call, 'Remove this reply?', before);
      await store.setReply(id, null);
      return answer(call, { id, reply: null }, entry.reply === null ? 'There was no reply.' : 'The reply was removed.');
    }
    const text = parseReply(rest.length > 0 ? rest.join(' ') : await readText(call));
    if (entry.reply !== null && entry.reply !== text) await requireConfirmation(call, 'Replace this reply?', before);
    await refuseUnread(store, [entry]);
    await store.setReply(id, { text, timeMs: call.now() });
    const unseen = entry.state === 'visible' ? '' : ` Nobody sees it yet, because the entry is ${entry.state}.`;
    answer(call, { id, reply: text }, `Replied to ${toHarmlessLine(entry.name)}.${unseen}`);
  },
};

function readText({ terminal }: GuestbookCall): Promise<string> {
  if (terminal.hasKeyboard) terminal.note('Write your reply. Ctrl-D on an empty line ends it, Ctrl-C cancels.');
  return terminal.readInput();
}

/** Removes control characters, as from visitors' messages. */
function parseReply(typed: string): string {
  const text = typed
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
  if (!text.isWellFormed() || !/[^\p{Cc}\p{Cf}\p{Z}]/u.test(text)) {
    throw new UsageError('The reply is empty. To remove a reply: reply ID --remove');
  }
  if (text.length > maxReplyLength) {
    throw new ToolError(`The reply has ${text.length} characters; the maximum is ${maxReplyLength}.`);
  }
  return text;
}
