import { describe, expect, test } from 'vitest';
import { maxWaitingEntries } from '#model/guestbook-table.ts';
import { connect, newRow, type OpenBook, openEmptyBook, outcomeOf } from './book.ts';

/** The owner's rules. */
export function testLimits(open: OpenBook): void {
  describe('limits', () => {
    test('if the owner approves first, an entry waits, and only its author gets it back', async () => {
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

    test('a closed guestbook accepts nothing', async () => {
      await using book = await openEmptyBook(open);
      await book.setOpen(false);
      expect(outcomeOf(await book.sign(newRow()))).toEqual([403, 'PT403']);
      expect(await book.readRows()).toEqual([]);
      await book.setOpen(true);
      expect(outcomeOf(await book.sign(newRow()))).toEqual([201, undefined]);
    });

    test('a sender over the limit is refused, while others may sign', async () => {
      await using book = await openEmptyBook(open, { senderPerHour: 3 });
      const outcomes = [];
      for (let time = 0; time < 5; time++) outcomes.push(outcomeOf(await book.sign(newRow())));
      const accepted = [201, undefined];
      expect(outcomes).toEqual([accepted, accepted, accepted, [429, 'PT429'], [429, 'PT429']]);
      const other = connect(book, { sender: '192.0.2.99' });
      expect(outcomeOf(await other.sign(newRow()))).toEqual(accepted);
      expect(await book.readRows()).toHaveLength(4);
    });

    test('refused entries do not count', async () => {
      await using book = await openEmptyBook(open, { senderPerHour: 1 });
      expect(outcomeOf(await book.sign(newRow({ message: '' })))).toEqual([400, '23514']);
      await book.setOpen(false);
      expect(outcomeOf(await book.sign(newRow()))).toEqual([403, 'PT403']);
      await book.setOpen(true);
      expect(outcomeOf(await book.sign(newRow()))).toEqual([201, undefined]);
    });

    test('beyond the limit of all senders entries are held and not refused', async () => {
      await using book = await openEmptyBook(open, { allPerHour: 2 });
      const sign = (sender: string) => connect(book, { sender }).sign(newRow());
      for (const sender of ['192.0.2.1', '192.0.2.2']) expect((await sign(sender)).data?.state).toBe('visible');
      for (const sender of ['192.0.2.3', '2001:db8::1']) {
        expect(await sign(sender)).toMatchObject({ status: 201, data: { state: 'waiting' } });
      }
      expect((await book.list()).data).toHaveLength(2);
      const held = (await book.readRows()).map(({ held_because }) => held_because);
      expect(held.sort()).toEqual(['flood', 'flood', null, null]);
    });

    test('held entries do not count towards the limit of all senders', async () => {
      await using book = await openEmptyBook(open, { allPerHour: 1 });
      const robot = connect(book, { sender: '192.0.2.66', facts: { isTrapped: true } });
      for (let time = 0; time < 3; time++) expect((await robot.sign(newRow())).data?.state).toBe('waiting');
      expect((await book.sign(newRow())).data?.state).toBe('visible');
    });

    test("an IPv6 household is refused at three times a sender's limit, and its neighbours are not", async () => {
      await using book = await openEmptyBook(open, { senderPerHour: 2 });
      const sign = async (sender: string) => outcomeOf(await connect(book, { sender }).sign(newRow()));
      for (let subnet = 0; subnet < 6; subnet++) {
        expect(await sign(`2001:db8:1:12${subnet}0::1`)).toEqual([201, undefined]);
      }
      expect(await sign('2001:db8:1:12ff::1')).toEqual([429, 'PT429']);
      expect(await sign('2001:db8:1:1300::1')).toEqual([201, undefined]);
      expect(await sign('192.0.2.1')).toEqual([201, undefined]);
    });

    test.each([
      ['/48 of IPv6', (index: number) => `2001:db8:1:${(index * 256).toString(16)}::1`, '2001:db8:2::1'],
      ['/24 of IPv4', (index: number) => `192.0.2.${index}`, '192.0.3.1'],
    ])("beyond ten times a sender's limit, entries from one %s are held and not refused", async (_net, at, out) => {
      await using book = await openEmptyBook(open, { senderPerHour: 1 });
      const states = [];
      for (let index = 1; index <= 12; index++) {
        const { status, data } = await connect(book, { sender: at(index) }).sign(newRow());
        states.push(`${status} ${data?.state}`);
      }
      expect(states).toEqual([...Array(10).fill('201 visible'), '201 waiting', '201 waiting']);
      expect((await connect(book, { sender: out }).sign(newRow())).data?.state).toBe('visible');
    });

    test('when 2000 entries wait, one that would wait is refused for now, and others are not', async () => {
      expect(maxWaitingEntries).toBe(2000);
      await using book = await openEmptyBook(open);
      await book.addWaiting(maxWaitingEntries - 1);
      const [first, second] = [
        newRow({ message: 'See www.moth.example' }),
        newRow({ message: 'See www.moss.example' }),
      ];
      expect(outcomeOf(await book.sign(first))).toEqual([201, undefined]);
      expect(outcomeOf(await book.sign(second))).toEqual([503, 'PT503']);
      expect(outcomeOf(await book.sign(first))).toEqual([409, 'PT409']);
      expect((await book.sign(newRow())).data?.state).toBe('visible');
      expect(await book.readRows()).toHaveLength(maxWaitingEntries + 1);
      expect((await book.readRows()).filter(({ held_because }) => held_because)).toHaveLength(1);
      // The owner decides on one, and what was refused is sent again.
      await book.setState(first.id, 'deleted');
      expect(outcomeOf(await book.sign(second))).toEqual([201, undefined]);
    });

    test('an owner who approves first gets no more than 2000 to read', async () => {
      await using book = await openEmptyBook(open, { approvesFirst: true });
      await book.addWaiting(maxWaitingEntries);
      expect(outcomeOf(await book.sign(newRow()))).toEqual([503, 'PT503']);
      expect(await book.readRows()).toHaveLength(maxWaitingEntries);
    });

    test('without the facts of the form any link is held, and plain text is visible', async () => {
      await using book = await openEmptyBook(open);
      const state = async (message: string) =>
        (await book.sign(newRow({ message, website: 'https://moth.example/' }))).data?.state;
      expect(await state('Hello, lovely site!')).toBe('visible');
      expect(await state('Hello from https://moth.example')).toBe('waiting');
      const library = connect({ ...book, headers: { ...book.headers, 'x-client-info': 'supabase-js-web/2.58.0' } });
      const { data } = await library.sign(newRow({ message: 'See www.moth.example' }));
      expect(data?.state).toBe('waiting');
      const reasons = (await book.readRows()).map(({ held_because }) => held_because);
      expect(reasons.sort()).toEqual(['links', 'links', null]);
    });
  });
}
