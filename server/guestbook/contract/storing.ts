import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type FormFacts, idTakenHint, maxEntryAgeMs } from '#model/guestbook-table.ts';
import { connect, newRow, type OpenBook, openEmptyBook, outcomeOf } from './book.ts';

const longMessage = 'Nothing is sweeter than candy.';

type Outcome = Parameters<typeof outcomeOf>[0];
/** The facts a browser sends, with a new resend key for each entry. */
const formFacts = (): FormFacts => ({ fillMs: 60_000, resendKey: randomUUID() });

/** No entry is lost, and none is duplicated. */
export function testStoring(open: OpenBook): void {
  describe('storing', () => {
    test('a resend is answered as stored and is not duplicated', async () => {
      await using book = await openEmptyBook(open);
      const row = newRow();
      await book.sign(row);
      expect(outcomeOf(await book.sign(row))).toEqual([409, 'PT409']);
      expect(outcomeOf(await book.sign({ ...row, website: 'https://moth.example/' }))).toEqual([409, 'PT409']);
      expect(await book.readRows()).toHaveLength(1);
    });

    test.each(['waiting', 'hidden', 'deleted'] as const)(
      'a resend of a %s entry is answered as stored',
      async (state) => {
        await using book = await openEmptyBook(open);
        const row = newRow();
        await book.sign(row);
        await book.setState(row.id, state);
        expect(outcomeOf(await book.sign(row))).toEqual([409, 'PT409']);
      },
    );

    test('another entry with the same id is refused as a duplicate id', async () => {
      await using book = await openEmptyBook(open);
      const row = newRow();
      await book.sign(row);
      expect(outcomeOf(await book.sign({ ...row, message: 'Hello again!' }))).toEqual([409, '23505']);
      expect(outcomeOf(await book.sign({ ...row, name: 'Moss' }))).toEqual([409, '23505']);
      expect(await book.readRows()).toMatchObject([row]);
    });

    test.each([
      ['with five columns', () => [undefined, undefined]],
      ['through the form', () => [formFacts(), formFacts()]],
      ['with five columns, and through the form', () => [undefined, formFacts()]],
    ])('the same words from two strangers, sent %s, are two entries', async (_how, makeFacts) => {
      await using book = await openEmptyBook(open);
      const [first, second] = makeFacts().map((facts, index) => connect(book, { sender: `192.0.2.${index}`, facts }));
      const words = { name: 'Anonymous', message: 'Nice site!' };
      const row = newRow(words);
      expect(await first?.sign(row)).toMatchObject({ status: 201, data: { state: 'visible' } });
      // In the same millisecond the id is taken, as with other words.
      expect(outcomeOf((await second?.sign(row)) as Outcome)).toEqual([409, '23505']);
      expect(await second?.sign(newRow(words))).toMatchObject({ status: 201, data: { state: 'visible' } });
      expect((await book.list()).data).toHaveLength(2);
    });

    test('two browsers behind one address are two senders', async () => {
      await using book = await openEmptyBook(open);
      const row = newRow({ name: 'Anonymous', message: 'Nice site!' });
      expect(outcomeOf(await connect(book, { facts: formFacts() }).sign(row))).toEqual([201, undefined]);
      const other = connect(book, { facts: formFacts() });
      const answer = await other.sign(row);
      expect([...outcomeOf(answer), answer.error?.hint]).toEqual([409, '23505', idTakenHint]);
      expect(outcomeOf(await other.sign({ ...row, id: `1${row.id}` }))).toEqual([201, undefined]);
    });

    test('a resend is recognized by its key from any network and with any id', async () => {
      await using book = await openEmptyBook(open);
      const facts = formFacts();
      const row = newRow();
      await connect(book, { facts }).sign(row);
      for (const id of [row.id, `1${row.id}`]) {
        const elsewhere = connect(book, { sender: '198.51.100.7', facts });
        expect(outcomeOf(await elsewhere.sign({ ...row, id }))).toEqual([409, 'PT409']);
      }
      expect(await book.readRows()).toHaveLength(1);
    });

    test('other words with the same resend key are another entry', async () => {
      await using book = await openEmptyBook(open);
      const browser = connect(book, { facts: formFacts() });
      const row = newRow();
      await browser.sign(row);
      expect(outcomeOf(await browser.sign({ ...row, message: 'Hello again!' }))).toEqual([409, '23505']);
      expect(outcomeOf(await browser.sign(newRow()))).toEqual([201, undefined]);
      expect(await book.readRows()).toHaveLength(2);
    });

    test('a long message repeated by another visitor waits for the owner', async () => {
      await using book = await openEmptyBook(open);
      await book.sign(newRow({ name: 'Moth', message: longMessage }));
      const { data } = await book.sign(newRow({ name: 'Moss', message: longMessage.toUpperCase() }));
      expect((await book.sign(newRow({ name: 'Moth', message: longMessage }))).data?.state).toBe('waiting');
      expect(data?.state).toBe('waiting');
      expect(data).not.toHaveProperty('held_because');
      expect((await book.list()).data).toHaveLength(1);
      const rows = await book.readRows();
      expect(rows.find(({ name }) => name === 'Moss')).toMatchObject({ state: 'waiting', held_because: 'repeat' });
    });

    test('the owner sets for how long repeats are held', async () => {
      await using book = await openEmptyBook(open, { repeatHours: 0 });
      await book.sign(newRow({ name: 'Moth', message: longMessage }));
      expect((await book.sign(newRow({ name: 'Moss', message: longMessage }))).data?.state).toBe('visible');
    });

    test('a time within the last 30 days is kept, any other is replaced by the time of the server, and the id stays', async () => {
      await using book = await openEmptyBook(open);
      const now = Date.now();
      const kept = newRow({ time: now - maxEntryAgeMs + 600_000 });
      expect((await book.sign(kept)).data?.time).toBe(kept.time);
      for (const time of [now - maxEntryAgeMs - 600_000, now + 600_000, 0, -5, 9e15]) {
        const { data } = await book.sign(newRow({ id: String(Math.abs(time)), time }));
        expect(data?.id).toBe(String(Math.abs(time)));
        expect(Math.abs((data?.time ?? 0) - Date.now())).toBeLessThan(60_000);
      }
    });

    test('a resend is answered as stored even if the guestbook is closed or the limit is reached', async () => {
      await using book = await openEmptyBook(open, { senderPerHour: 1 });
      const row = newRow();
      await book.sign(row);
      expect(outcomeOf(await book.sign(newRow()))).toEqual([429, 'PT429']);
      expect(outcomeOf(await book.sign(row))).toEqual([409, 'PT409']);
      await book.setOpen(false);
      expect(outcomeOf(await book.sign(row))).toEqual([409, 'PT409']);
      expect(outcomeOf(await book.sign({ ...row, message: 'Other words' }))).toEqual([409, '23505']);
    });

    test('entries signed concurrently are all kept', async () => {
      await using book = await openEmptyBook(open);
      const rows = Array.from({ length: 12 }, (_, index) => newRow({ name: `Visitor ${index}` }));
      const answers = await Promise.all(
        rows.map((row, index) => connect(book, { sender: `192.0.2.${index}` }).sign(row)),
      );
      expect(answers.map(({ data }) => data?.id)).toEqual(rows.map(({ id }) => id));
      expect(await book.readRows()).toHaveLength(12);
    });
  });
}
