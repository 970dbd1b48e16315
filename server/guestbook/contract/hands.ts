import { hash, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { handCalls, type MendedWords } from '#model/guestbook-hand.ts';
import { type FormFacts, maxWaitingEntries } from '#model/guestbook-table.ts';
import { type ContractBook, connect, newRow, type OpenBook, openEmptyBook, outcomeOf } from './book.ts';

const makeSecret = () => randomBytes(24).toString('base64url');

/** The browser that writes an entry, with its secret. */
function openAuthor(book: ContractBook, { secret = makeSecret(), sender = '192.0.2.1', facts = {} as FormFacts } = {}) {
  const hand = hash('sha256', secret, 'base64url');
  const signing = connect(book, { sender, facts: { ...facts, hand } });
  const { client } = connect(book, { sender, facts: {} });
  return {
    secret,
    sign: signing.sign,
    check: (id: string) => client.rpc(handCalls.check, { entry_id: id, secret }),
    mend: (id: string, { name, website, message }: MendedWords) =>
      client.rpc(handCalls.mend, { entry_id: id, secret, name, website, message }),
    takeBack: (id: string) => client.rpc(handCalls.takeBack, { entry_id: id, secret }),
  };
}

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

    test.each([
      ['name', { name: ' ' }, 'guestbook_entries_name_text'],
      ['website', { website: 'javascript:alert(1)' }, 'guestbook_entries_website_address'],
      ['message', { message: 'x'.repeat(1001) }, 'guestbook_entries_message_text'],
    ])('a %s that no entry may have is refused, and the entry stays', async (_field, change, constraint) => {
      await using book = await openEmptyBook(open);
      const author = openAuthor(book);
      const row = newRow();
      await author.sign(row);
      const answer = await author.mend(row.id, { ...row, ...change });
      expect(outcomeOf(answer)).toEqual([400, '23514']);
      expect(answer.error?.message).toContain(constraint);
      expect(await book.readRows()).toMatchObject([row]);
    });

    test('changed words are judged anew', async () => {
      await using book = await openEmptyBook(open, { maxLinks: 1 });
      await book.addBlock('word', 'casino');
      await book.addBlock('sender', 'Robot');
      const long = 'Nothing is sweeter than candy.';
      await book.sign(newRow({ message: long }));
      const cases: [Partial<MendedWords>, string][] = [
        [{ message: 'https://a.example https://b.example' }, 'links'],
        [{ message: 'Come to the casino' }, 'blocked-word'],
        [{ name: 'Robot' }, 'blocked-sender'],
        [{ message: long }, 'repeat'],
      ];
      for (const [change, reason] of cases) {
        const author = openAuthor(book);
        const row = newRow();
        await author.sign(row);
        expect((await author.mend(row.id, { ...row, ...change })).data).toMatchObject({ ...change, state: 'waiting' });
        expect((await book.readRows()).find(({ id }) => id === row.id)).toMatchObject({ held_because: reason });
        expect((await book.find(row.id)).data).toEqual([]);
      }
    });

    test('an entry does not repeat itself, and a later one repeats its new words', async () => {
      await using book = await openEmptyBook(open);
      const author = openAuthor(book);
      const row = newRow({ message: 'Nothing is sweeter than candy.' });
      await author.sign(row);
      expect((await author.mend(row.id, { ...row, name: 'Moss' })).data).toMatchObject({ state: 'visible' });
      const words = 'Nothing is sweeter than cakes.';
      await author.mend(row.id, { ...row, message: words });
      expect((await book.sign(newRow({ message: row.message }))).data?.state).toBe('visible');
      expect((await book.sign(newRow({ message: words }))).data?.state).toBe('waiting');
    });

    test('an entry that the owner has approved waits again, if every entry does', async () => {
      await using book = await openEmptyBook(open, { approvesFirst: true });
      const author = openAuthor(book);
      const row = newRow();
      await author.sign(row);
      await book.setState(row.id, 'visible');
      const { data } = await author.mend(row.id, { ...row, message: 'Other words' });
      expect(data).toMatchObject({ message: 'Other words', state: 'waiting' });
    });

    test('what waits is not published by a change, and keeps its reason', async () => {
      await using book = await openEmptyBook(open);
      const author = openAuthor(book, { facts: { isTrapped: true } });
      const row = newRow();
      expect((await author.sign(row)).data?.state).toBe('waiting');
      expect((await author.mend(row.id, { ...row, message: 'Harmless' })).data).toMatchObject({ state: 'waiting' });
      expect(await book.readRows()).toMatchObject([{ message: 'Harmless', held_because: 'honeypot' }]);
    });

    test('a change that would wait is refused while too many wait', async () => {
      await using book = await openEmptyBook(open);
      const author = openAuthor(book);
      const row = newRow();
      await author.sign(row);
      await book.addBlock('word', 'casino');
      await book.addWaiting(maxWaitingEntries);
      expect(outcomeOf(await author.mend(row.id, { ...row, message: 'casino' }))).toEqual([503, 'PT503']);
      expect((await book.find(row.id)).data).toMatchObject([row]);
      expect(outcomeOf(await author.mend(row.id, { ...row, message: 'Harmless' }))).toEqual([200, undefined]);
    });

    test('a resend of the first words is not a second entry', async () => {
      await using book = await openEmptyBook(open);
      const author = openAuthor(book, { facts: { resendKey: makeSecret() } });
      const row = newRow();
      await author.sign(row);
      await author.mend(row.id, { ...row, message: 'Other words' });
      expect(outcomeOf(await author.sign(row))).toEqual([409, '23505']);
      expect(await book.readRows()).toHaveLength(1);
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
