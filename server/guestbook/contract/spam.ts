import { describe, expect, test } from 'vitest';
import type { BlockKind } from '#model/guestbook-owner.ts';
import type { GuestbookRules, HoldReason } from '#model/guestbook-rules.ts';
import type { DrawnRow, FormFacts, NewRow } from '#model/guestbook-table.ts';
import { connect, newRow, type OpenBook, openEmptyBook } from './book.ts';

const fromForm = { fillMs: 60_000 };

type Example = {
  rules?: Partial<GuestbookRules>;
  blocks?: [BlockKind, string][];
  /** Entries signed before. */
  before?: Partial<NewRow>[];
  facts?: FormFacts;
  row?: Partial<NewRow & DrawnRow>;
};

const drawn = { drawing: '_____w', depicts: 'Fog over the harbour' };
const longMessage = 'Twenty characters it';
const links = (count: number) => ({ message: 'https://a.example '.repeat(count).trim() });

/** For each reason, held entries and entries just within the limit. */
const examples: Record<HoldReason, { held: Example[]; shown: Example[] }> = {
  honeypot: { held: [{ facts: { ...fromForm, isTrapped: true } }], shown: [{ facts: fromForm }] },
  'too-fast': { held: [{ facts: { fillMs: 2999 } }], shown: [{ facts: { fillMs: 3000 } }, { facts: {} }] },
  links: {
    held: [{ row: links(3) }, { rules: { drawings: 'show' }, row: { ...drawn, depicts: 'See https://a.example' } }],
    shown: [{ row: links(2) }],
  },
  'blocked-word': {
    held: [
      { blocks: [['word', 'casino']], row: { message: 'The best CASINO!' } },
      { blocks: [['word', 'casino']], row: { ...drawn, depicts: 'My CASINO' } },
    ],
    shown: [{ blocks: [['word', 'casino']], row: { message: 'The best casinos!' } }],
  },
  'blocked-sender': {
    held: [{ blocks: [['sender', 'spam.example']], row: { website: 'https://www.spam.example/' } }],
    shown: [{ blocks: [['sender', 'spam.example']], row: { website: 'https://notspam.example/' } }],
  },
  repeat: {
    held: [{ before: [{ message: longMessage }], row: { message: longMessage.toUpperCase() } }],
    shown: [
      { before: [{ message: longMessage.slice(1) }], row: { message: longMessage.slice(1) } },
      { before: [{ message: longMessage }], row: { message: longMessage }, rules: { repeatHours: 0 } },
    ],
  },
  flood: {
    held: [{ rules: { allPerHour: 1 }, before: [{}] }],
    shown: [{ rules: { allPerHour: 2 }, before: [{}] }],
  },
  drawing: {
    held: [{ row: drawn }],
    shown: [{ rules: { drawings: 'show' }, row: drawn }, { row: {} }],
  },
};
const cases = Object.entries(examples).flatMap(([reason, { held, shown }]) => [
  ...held.map((example) => ({ ...example, reason })),
  ...shown.map((example) => ({ ...example, reason: null })),
]);

/** Every reason to hold an entry, on every backend. */
export function testSpam(open: OpenBook): void {
  describe('spam', () => {
    test.each(cases)('an entry with $facts and $row has the hold reason $reason', async ({ reason, ...example }) => {
      await using book = await openEmptyBook(open, example.rules);
      for (const [kind, value] of example.blocks ?? []) await book.addBlock(kind, value);
      const browser = connect(book, { facts: example.facts ?? fromForm });
      for (const row of example.before ?? []) await browser.sign(newRow(row));
      const row = newRow(example.row);
      const { status, data } = await browser.sign(row);
      expect([status, data?.state]).toEqual([201, reason === null ? 'visible' : 'waiting']);
      const stored = (await book.readRows()).find(({ id }) => id === row.id);
      expect(stored).toMatchObject({ message: row.message, held_because: reason });
      expect((await book.find(row.id)).data).toHaveLength(reason === null ? 1 : 0);
    });
  });
}
