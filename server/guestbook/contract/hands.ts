import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { handCalls } from '#model/guestbook-hand.ts';
import { makeSecret, openAuthor } from './author.ts';
import { connect, newRow, type OpenBook, openEmptyBook, outcomeOf } from './book.ts';

const hourMs = 60 * 60 * 1000;

/** What authors do with their own entries. */
export function testHands(open: OpenBook): void {
  describe('hands', () => {
    test('an author changes the words of an entry, which keeps its id, time and look', async () => {
      await using book = await openEmptyBook(open);
      const author = openAuthor(book);
      const row = { ...newRow(), sticker: 'moon', paper: 'milk' };
      await author.sign(row);
      const words = { name: 'Moss', website: 'https://moss.example/', message: 'Now without\na typo.' };
      const mended = { ...row, ...words, state: 'visible', reply: null, reply_time: null };
      const answer = await author.mend(row.id, words);
      expect(answer).toMatchObject({ status: 200, data: mended, error: null });
      expect((await book.list()).data).toEqual([answer.data]);
    });

    test('what an author takes back is gone, with the reply', async () => {
      await using book = await openEmptyBook(open);
      const author = openAuthor(book);
      const [row, other] = [newRow(), newRow()];
      await author.sign(row);
      await book.sign(other);
      await book.setReply(row.id, 'Thank you!');
      expect(await author.takeBack(row.id)).toMatchObject({ status: 204, error: null });
      expect(await book.readRows()).toMatchObject([other]);
      expect(outcomeOf(await author.takeBack(row.id))).toEqual([404, 'PT404']);
    });

    test('a browser asks for how long it may, and in which state its entry is', async () => {
      await using book = await openEmptyBook(open, { approvesFirst: true, mendHours: 3 });
      const author = openAuthor(book);
      const row = newRow();
      await author.sign(row);
      const { status, data } = await author.check(row.id);
      expect([status, data]).toEqual([200, { ms_left: expect.any(Number), is_waiting: true, is_answered: false }]);
      expect(data.ms_left).toBeGreaterThan(2 * hourMs);
      expect(data.ms_left).toBeLessThanOrEqual(3 * hourMs);
    });

    test('no secret but the right one changes an entry, in whatever state it is', async () => {
      await using book = await openEmptyBook(open);
      const author = openAuthor(book);
      const [row, without] = [newRow(), newRow()];
      await author.sign(row);
      await book.sign(without);
      const outcomes = async (id: string) => {
        const found = [];
        for (const secret of [makeSecret(), hash('sha256', author.secret, 'base64url'), '', 'x'.repeat(500)]) {
          const stranger = openAuthor(book, { secret });
          for (const answer of [stranger.check(id), stranger.mend(id, row), stranger.takeBack(id)]) {
            found.push(outcomeOf(await answer).join());
          }
        }
        return [...new Set(found)];
      };
      for (const state of ['visible', 'waiting', 'hidden', 'deleted'] as const) {
        await book.setState(row.id, state);
        expect(await outcomes(row.id)).toEqual(['404,PT404']);
      }
      expect(await outcomes(without.id)).toEqual(['404,PT404']);
      expect(await outcomes('1')).toEqual(['404,PT404']);
      expect(await book.readRows()).toHaveLength(2);
    });

    test('a secret is refused in an address', async () => {
      await using book = await openEmptyBook(open);
      const author = openAuthor(book);
      const row = newRow();
      await author.sign(row);
      const proof = { entry_id: row.id, secret: author.secret };
      const answer = await connect(book).client.rpc(handCalls.check, proof, { get: true });
      expect(answer.error).not.toBe(null);
      expect([404, 405]).toContain(answer.status);
    });

    test('neither the secret nor its hash is in anything that visitors read', async () => {
      await using book = await openEmptyBook(open);
      const author = openAuthor(book);
      const row = newRow();
      const answers = [(await author.sign(row)).data, (await book.list()).data, (await author.check(row.id)).data];
      answers.push((await author.mend(row.id, row)).data);
      expect(JSON.stringify(answers)).not.toContain(hash('sha256', author.secret, 'base64url'));
    });

    test('after the hours that the owner allows it is too late, and with none it is never possible', async () => {
      await using book = await openEmptyBook(open, { mendHours: 2 });
      const author = openAuthor(book);
      const row = newRow();
      await author.sign(row);
      await book.backdate(row.id, Date.now() - 2 * hourMs);
      expect(outcomeOf(await author.check(row.id))).toEqual([412, 'PT412']);
      expect(outcomeOf(await author.mend(row.id, row))).toEqual([412, 'PT412']);
      expect(outcomeOf(await author.takeBack(row.id))).toEqual([412, 'PT412']);
      expect(await book.readRows()).toMatchObject([row]);
    });

    test('an owner who allows no hours is asked for none', async () => {
      await using book = await openEmptyBook(open, { mendHours: 0 });
      const author = openAuthor(book);
      const row = newRow();
      expect(await author.sign(row)).toMatchObject({ status: 201 });
      expect(outcomeOf(await author.check(row.id))).toEqual([404, 'PT404']);
    });

    test.each([
      ['hidden', [423, 'PT423'], [204, undefined]],
      ['deleted', [410, 'PT410'], [410, 'PT410']],
    ] as const)('of a %s entry its author learns so', async (state, mending, taking) => {
      await using book = await openEmptyBook(open);
      const author = openAuthor(book);
      const row = newRow();
      await author.sign(row);
      await book.setState(row.id, state);
      expect(outcomeOf(await author.check(row.id))).toEqual(mending);
      expect(outcomeOf(await author.mend(row.id, { ...row, message: 'Other words' }))).toEqual(mending);
      expect(await book.readRows()).toMatchObject([{ ...row, state }]);
      expect(outcomeOf(await author.takeBack(row.id))).toEqual(taking);
    });

    test('words that the owner has answered stay as they are, and can be taken back', async () => {
      await using book = await openEmptyBook(open);
      const author = openAuthor(book);
      const row = newRow();
      await author.sign(row);
      await book.setReply(row.id, 'Me too!');
      expect((await author.check(row.id)).data).toMatchObject({ is_answered: true });
      expect(outcomeOf(await author.mend(row.id, { ...row, message: 'I hate it' }))).toEqual([424, 'PT424']);
      expect(await book.readRows()).toMatchObject([row]);
      expect(outcomeOf(await author.takeBack(row.id))).toEqual([204, undefined]);
    });

    test('a closed book takes no other words, and gives an entry back', async () => {
      await using book = await openEmptyBook(open);
      const author = openAuthor(book);
      const row = newRow();
      await author.sign(row);
      await book.setOpen(false);
      expect(outcomeOf(await author.mend(row.id, { ...row, message: 'Other words' }))).toEqual([403, 'PT403']);
      expect(outcomeOf(await author.takeBack(row.id))).toEqual([204, undefined]);
    });

    test('a sender changes at most twice as many entries in an hour as it may sign; another one is free to', async () => {
      await using book = await openEmptyBook(open, { senderPerHour: 2 });
      const author = openAuthor(book);
      const row = newRow();
      await author.sign(row);
      for (const message of ['one', 'two', 'three', 'four']) {
        expect(outcomeOf(await author.mend(row.id, { ...row, message }))).toEqual([200, undefined]);
      }
      expect(outcomeOf(await author.mend(row.id, { ...row, message: 'five' }))).toEqual([429, 'PT429']);
      expect(outcomeOf(await author.takeBack(row.id))).toEqual([429, 'PT429']);
      expect((await book.list()).data).toMatchObject([{ message: 'four' }]);
      const elsewhere = openAuthor(book, { secret: author.secret, sender: '198.51.100.7' });
      expect(outcomeOf(await elsewhere.takeBack(row.id))).toEqual([204, undefined]);
    });
  });
}
