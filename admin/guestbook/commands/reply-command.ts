import { toHarmlessLine, toHarmlessLines } from '#admin/terminal/harmless-text.ts';
import { maxReplyLength } from '#model/guestbook-table.ts';
import { answer, askFirst } from '../answer.ts';
import { type Call, type Command, yesOption } from '../command.ts';
import { keptStates, requireEntries } from '../stores/all-entries.ts';
import { ToolError, UsageError } from '../tool-errors.ts';

export const replyCommand: Command = {
  name: 'reply',
  summary: 'answer below an entry, for everybody to read',
  usage: ['ID TEXT', 'ID < text-file', 'ID --remove'],
  details:
    `A reply has at most ${maxReplyLength} characters and may have several lines. One that is there already is ` +
    'replaced, after a question. In the place of ID, newest stands for the newest entry.',
  options: { remove: { description: 'take the reply away' }, ...yesOption },
  words: [1, Number.POSITIVE_INFINITY],
  async run(call) {
    const [typed = '', ...rest] = call.words;
    const store = await call.openStore();
    const [entry] = await requireEntries(store, [typed], keptStates, call.writeCommand);
    if (!entry) return;
    const { id } = entry;
    const before = entry.reply === null ? '' : `Your reply now:\n\n${toHarmlessLines(entry.reply)}\n`;
    if (call.options.remove) {
      if (rest.length > 0) throw new UsageError('--remove takes no text.');
      if (entry.reply !== null) await askFirst(call, 'Take this reply away?', before);
      await store.setReply(id, null);
      return answer(call, { id, reply: null }, entry.reply === null ? 'There was no reply.' : 'The reply is gone.');
    }
    const text = parseReply(rest.length > 0 ? rest.join(' ') : await readText(call));
    if (entry.reply !== null && entry.reply !== text) await askFirst(call, 'Replace this reply?', before);
    await store.setReply(id, { text, timeMs: call.now() });
    const unseen = entry.state === 'visible' ? '' : ` It shows once the entry does, which is ${entry.state}.`;
    answer(call, { id, reply: text }, `Replied to ${toHarmlessLine(entry.name)}.${unseen}`);
  },
};

function readText({ terminal }: Call): Promise<string> {
  if (terminal.hasKeyboard) terminal.note('Write your reply. Ctrl-D on an empty line ends it, Ctrl-C forgets it.');
  return terminal.readInput();
}

/** Control characters go, as they do from what visitors write. */
function parseReply(typed: string): string {
  const text = typed
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
  if (!text.isWellFormed() || !/[^\p{Cc}\p{Cf}\p{Z}]/u.test(text)) {
    throw new UsageError('The reply is empty. To take one away: reply ID --remove');
  }
  if (text.length > maxReplyLength) {
    throw new ToolError(`The reply has ${text.length} characters; ${maxReplyLength} is the most.`);
  }
  return text;
}
