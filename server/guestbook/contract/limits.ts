import { describe, expect, test } from 'vitest';
import type { FormFacts } from '#model/guestbook-table.ts';
import { connect, newRow, type OpenBook, openEmptyBook, verdictOf } from './book.ts';

const links = 'https://a.example https://b.example https://c.example';
const held: [string, FormFacts, string, string | null][] = [
  ['a filled trap', { fillMs: 60_000, isTrapped: true }, 'Hello!', 'honeypot'],
  ['a form filled in less than 3 seconds', { fillMs: 2999 }, 'Hello!', 'too-fast'],
  ['3 links', { fillMs: 60_000 }, links, 'links'],
  ['a form filled in 3 seconds', { fillMs: 3000 }, 'Hello!', null],
  ['2 links', { fillMs: 60_000 }, 'https://a.example https://b.example', null],
  ['a form that nobody measured', {}, 'Hello!', null],
];

/** What the owner's rules do. */
export function testLimits(open: OpenBook): void {
  describe('limits', () => {
    test('where the owner reads first, an entry waits, and only its author gets it back', async () => {
      await using book = await openEmptyBook(open, { approvesFirst: true });
      const [first, second] = [newRow(), newRow()];
      expect(await book.sign(first)).toMatchObject({ status: 201, data: { ...first, state: 'waiting' } });
      expect(await book.sign(second)).toMatchObject({ status: 201, data: { ...second, state: 'waiting' } });
      expect((await book.list()).data).toEqual([]);
      expect((await book.find(first.id)).data).toEqual([]);
      expect((await book.readStatus()).data).toEqual({ is_open: true, approves_first: true });
      expect((await book.readRows()).map(({ held_because }) => held_because)).toEqual([null, null]);
      await book.setState(first.id, 'visible');
      expect((await book.list()).data).toMatchObject([{ ...first, state: 'visible' }]);
    });

    test.each(held)('%s: the entry is kept, and held where it must', async (_what, facts, message, reason) => {
      await using book = await openEmptyBook(open);
      const { data } = await connect(book, { facts }).sign(newRow({ message }));
      expect(data?.state).toBe(reason === null ? 'visible' : 'waiting');
      expect(await book.readRows()).toMatchObject([{ message, held_because: reason }]);
      expect((await book.list()).data).toHaveLength(reason === null ? 1 : 0);
    });

    test('a closed guestbook takes nothing', async () => {
      await using book = await openEmptyBook(open);
      await book.setOpen(false);
      expect(verdictOf(await book.sign(newRow()))).toEqual([403, 'PT403']);
      expect(await book.readRows()).toEqual([]);
      await book.setOpen(true);
      expect(verdictOf(await book.sign(newRow()))).toEqual([201, undefined]);
    });

    test('a sender who signs too often is told so, while others sign', async () => {
      await using book = await openEmptyBook(open, { senderPerHour: 3 });
      const verdicts = [];
      for (let time = 0; time < 5; time++) verdicts.push(verdictOf(await book.sign(newRow())));
      const accepted = [201, undefined];
      expect(verdicts).toEqual([accepted, accepted, accepted, [429, 'PT429'], [429, 'PT429']]);
      const other = connect(book, { sender: '192.0.2.99' });
      expect(verdictOf(await other.sign(newRow()))).toEqual(accepted);
      expect(await book.readRows()).toHaveLength(4);
    });

    test('what is refused does not count', async () => {
      await using book = await openEmptyBook(open, { senderPerHour: 1 });
      expect(verdictOf(await book.sign(newRow({ message: '' })))).toEqual([400, '23514']);
      await book.setOpen(false);
      expect(verdictOf(await book.sign(newRow()))).toEqual([403, 'PT403']);
      await book.setOpen(true);
      expect(verdictOf(await book.sign(newRow()))).toEqual([201, undefined]);
    });

    test('all senders together have a limit, too', async () => {
      await using book = await openEmptyBook(open, { allPerHour: 2 });
      const sign = (sender: string) => connect(book, { sender }).sign(newRow());
      expect(verdictOf(await sign('192.0.2.1'))).toEqual([201, undefined]);
      expect(verdictOf(await sign('192.0.2.2'))).toEqual([201, undefined]);
      expect(verdictOf(await sign('192.0.2.3'))).toEqual([429, 'PT429']);
      expect(await book.readRows()).toHaveLength(2);
    });
  });
}
