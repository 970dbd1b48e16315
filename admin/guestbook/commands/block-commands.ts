import { answer } from '#admin/commands/answer.ts';
import { ToolError, UsageError } from '#admin/commands/tool-errors.ts';
import { toHarmlessLine } from '#admin/terminal/harmless-text.ts';
import { formatTable } from '#admin/terminal/table.ts';
import { findClosest } from '#content-reader/closest.ts';
import { type Block, blockKinds, maxBlockLength } from '#model/guestbook-owner.ts';
import type { GuestbookCall, GuestbookCommand } from '../guestbook-command.ts';

const usage = ['word WORD', 'sender NAME'];

export const blockCommand: GuestbookCommand = {
  name: 'block',
  summary: 'make entries with a word, or from a sender, wait for you',
  usage,
  details:
    'A word matches only as a whole; casino* matches every word that begins with casino. A sender is a whole name, or ' +
    'the host of a website: spam.example. New entries that match wait for your approval; their authors do not learn why.',
  words: [2, 2],
  async run(call) {
    const block = parseBlock(call);
    const store = await call.openStore();
    const isNew = !findBlock(await store.listBlocks(), block);
    if (isNew) await store.addBlock(block);
    const shown = `${block.kind} ${JSON.stringify(block.value)}`;
    answer(
      call,
      { block, isNew },
      isNew ? `Blocked: ${shown}. New entries that match wait for you.` : `Already blocked: ${shown}.`,
    );
  },
};

export const unblockCommand: GuestbookCommand = {
  name: 'unblock',
  summary: 'remove a block',
  usage,
  words: [2, 2],
  async run(call) {
    const typed = parseBlock(call);
    const store = await call.openStore();
    const blocks = await store.listBlocks();
    const block = findBlock(blocks, typed);
    if (!block) throw new ToolError(explainUnknown(call, typed, blocks));
    await store.removeBlock(block);
    answer(call, { block }, `No longer blocked: ${block.kind} ${JSON.stringify(block.value)}.`);
  },
};

export const blocksCommand: GuestbookCommand = {
  name: 'blocks',
  summary: 'list the blocked words and senders',
  usage: [''],
  words: [0, 0],
  async run(call) {
    const blocks = await (await call.openStore()).listBlocks();
    answer(call, { blocks }, () => {
      if (blocks.length === 0)
        return `Nothing is blocked. To block a word: ${call.writeCommand('guestbook', 'block word WORD')}`;
      const rows = blocks.map(({ kind, value }) => [kind, toHarmlessLine(value)]);
      const [head = '', ...lines] = formatTable(
        [{ title: 'Kind' }, { title: 'Blocked', shrinksTo: 12 }],
        rows,
        call.terminal.width,
      );
      return [call.terminal.paint('dim', head), ...lines].join('\n');
    });
  },
};

/** Blocks ignore case. */
const findBlock = (blocks: readonly Block[], { kind, value }: Block) =>
  blocks.find((other) => other.kind === kind && other.value.toLowerCase() === value.toLowerCase());

function parseBlock({ words: [kind = '', typed = ''] }: GuestbookCall): Block {
  const known = blockKinds.find((one) => one === kind);
  if (!known) throw new UsageError('Name a word or a sender, for example: word casino');
  const value = typed.normalize().replace(/\s+/gu, ' ').trim();
  if (/^[\s*]*$/.test(value) || value.length > maxBlockLength || /\p{Cc}/u.test(value) || !value.isWellFormed()) {
    throw new UsageError(
      `A blocked ${known} must have 1 to ${maxBlockLength} characters, and not only spaces and asterisks.`,
    );
  }
  return { kind: known, value: known === 'sender' ? hostOf(value) : value };
}

/** `https://www.spam.example/pills` is the sender spam.example. */
function hostOf(sender: string) {
  if (!/^https?:\/\//i.test(sender) || !URL.canParse(sender)) return sender;
  return new URL(sender).host.replace(/^www\./, '');
}

function explainUnknown({ writeCommand }: GuestbookCall, { kind, value }: Block, blocks: readonly Block[]) {
  const values = blocks.filter((block) => block.kind === kind).map((block) => block.value);
  const closest = findClosest(value, values);
  const hint =
    closest === undefined
      ? `To list all blocks: ${writeCommand('guestbook', 'blocks')}`
      : `Did you mean ${JSON.stringify(closest)}?`;
  return `The ${kind} ${JSON.stringify(value)} is not blocked. ${hint}`;
}
