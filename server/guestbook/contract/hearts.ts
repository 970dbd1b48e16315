import { hash, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { handCalls } from '#model/guestbook-hand.ts';
import { giverPattern, heartCalls, heartsPerEntry } from '#model/guestbook-hearts.ts';
import { type ContractBook, connect, newRow, type OpenBook, openEmptyBook, outcomeOf } from './book.ts';

/** A browser with its key. */
function openGiver(book: ContractBook, { key = randomBytes(24).toString('base64url'), sender = '192.0.2.1' } = {}) {
  const { client } = connect(book, { sender, facts: {} });
  return {
    key,
    give: (id: string) => client.rpc(heartCalls.give, { entry_id: id, key }),
    take: (id: string) => client.rpc(heartCalls.take, { entry_id: id, key }),
  };
}

/** The hearts that visitors give to entries. */
export function testHearts(open: OpenBook): void {
  describe('hearts', () => {
    test('a visitor gives a heart, which everybody sees counted, and takes it away', async () => {
      await using book = await openEmptyBook(open);
      const [row, other] = [newRow(), newRow()];
      for (const one of [row, other]) expect((await book.sign(one)).data).toMatchObject({ hearts: 0 });
      const [moth, moss] = [openGiver(book), openGiver(book, { sender: '192.0.2.2' })];
      expect(await moth.give(row.id)).toMatchObject({ status: 200, data: { hearts: 1 }, error: null });
      expect((await moss.give(row.id)).data).toEqual({ hearts: 2 });
      expect((await book.list()).data).toMatchObject([
        { id: other.id, hearts: 0 },
        { id: row.id, hearts: 2 },
      ]);
      expect((await book.find(row.id)).data).toMatchObject([{ hearts: 2 }]);
      expect((await book.look('Hello')).data).toMatchObject([{ hearts: 0 }, { hearts: 2 }]);
      expect((await moth.take(row.id)).data).toEqual({ hearts: 1 });
      expect((await book.list()).data).toMatchObject([{ hearts: 0 }, { hearts: 1 }]);
    });

    test('a browser has one heart for an entry, however often and from wherever it sends it', async () => {
      await using book = await openEmptyBook(open);
      const row = newRow();
      await book.sign(row);
      const { key, ...moth } = openGiver(book);
      await openGiver(book).give(row.id);
      const elsewhere = openGiver(book, { key, sender: '192.0.2.9' });
      const counts = await Promise.all([moth, moth, elsewhere, moth].map(({ give }) => give(row.id)));
      expect(counts.map(({ data }) => data)).toEqual(Array(4).fill({ hearts: 2 }));
      for (const _ of [1, 2]) expect((await elsewhere.take(row.id)).data).toEqual({ hearts: 1 });
      expect((await openGiver(book).take(row.id)).data).toEqual({ hearts: 1 });
      expect((await book.list()).data).toMatchObject([{ hearts: 1 }]);
    });

    test('the hearts of ten browsers at once are ten', async () => {
      await using book = await openEmptyBook(open);
      const row = newRow();
      await book.sign(row);
      await Promise.all(Array.from({ length: 10 }, () => openGiver(book).give(row.id)));
      expect((await book.list()).data).toMatchObject([{ hearts: 10 }]);
    });

    test('nobody can sign with hearts', async () => {
      await using book = await openEmptyBook(open);
      for (const hearts of [5, 0, null, '5']) {
        expect(outcomeOf(await book.sign({ ...newRow(), hearts }))).toEqual([401, '42501']);
      }
      expect(await book.readRows()).toEqual([]);
    });

    test('what not everybody sees takes no heart, as if it did not exist, and has its hearts again when it is shown', async () => {
      await using book = await openEmptyBook(open);
      const row = newRow();
      await book.sign(row);
      const [moth, moss] = [openGiver(book), openGiver(book)];
      await moth.give(row.id);
      for (const state of ['waiting', 'hidden', 'deleted'] as const) {
        await book.setState(row.id, state);
        const answers = [await moss.give(row.id), await moth.take(row.id)];
        for (const answer of answers) {
          expect(outcomeOf(answer)).toEqual([404, 'PT404']);
          expect(answer.error).toEqual((await moss.give('1')).error);
        }
      }
      await book.setState(row.id, 'visible');
      expect((await book.list()).data).toMatchObject([{ hearts: 1 }]);
      expect((await moth.take(row.id)).data).toEqual({ hearts: 0 });
      const mine = { ...newRow(), audience: 'owner' };
      await book.sign(mine);
      expect(outcomeOf(await moth.give(mine.id))).toEqual([404, 'PT404']);
    });

    test('hearts stay with changed words, and go with the entry', async () => {
      await using book = await openEmptyBook(open);
      const secret = randomBytes(24).toString('base64url');
      const row = newRow();
      const author = connect(book, { facts: { hand: hash('sha256', secret, 'base64url') } });
      await author.sign(row);
      await openGiver(book).give(row.id);
      const proof = { entry_id: row.id, secret };
      const words = { name: 'Moss', website: '', message: 'Other words' };
      expect((await author.client.rpc(handCalls.mend, { ...proof, ...words })).data).toMatchObject({ hearts: 1 });
      expect(await book.readHearts()).toHaveLength(1);
      expect((await author.client.rpc(handCalls.takeBack, proof)).status).toBe(204);
      expect(await book.readHearts()).toEqual([]);
    });

    test('what is kept of a browser is a hash that differs from entry to entry', async () => {
      await using book = await openEmptyBook(open);
      const rows = [newRow(), newRow()];
      const moth = openGiver(book);
      for (const row of rows) {
        await book.sign(row);
        await moth.give(row.id);
      }
      const kept = await book.readHearts();
      expect(kept.map(({ entry_id }) => entry_id).sort()).toEqual(rows.map(({ id }) => id));
      const givers = kept.map(({ giver }) => giver);
      for (const giver of givers) expect(giver).toMatch(new RegExp(`^${giverPattern}$`));
      expect(new Set(givers).size).toBe(2);
      // The same on every backend, so that a move keeps whose heart it is.
      expect(givers).toContain(hash('sha256', `${moth.key}:${rows[0]?.id}`, 'base64url').slice(0, 22));
      const read = JSON.stringify([(await book.list()).data, (await moth.give(rows[0]?.id ?? '')).data]);
      for (const secret of [moth.key, ...givers]) expect(read).not.toContain(secret);
    });

    test.each([
      ['a short one', 'x'.repeat(21)],
      ['a long one', 'x'.repeat(65)],
      ['an empty one', ''],
      ['one with other letters', `${'x'.repeat(30)}:1`],
      ['markup', '"><script>alert(1)</script>'],
    ])('%s is no key', async (_what, key) => {
      await using book = await openEmptyBook(open);
      const row = newRow();
      await book.sign(row);
      expect(outcomeOf(await openGiver(book, { key }).give(row.id))).toEqual([400, '22023']);
      expect((await book.list()).data).toMatchObject([{ hearts: 0 }]);
    });

    test('a key is refused in an address', async () => {
      await using book = await openEmptyBook(open);
      const row = newRow();
      await book.sign(row);
      const { key } = openGiver(book);
      const answer = await book.client.rpc(heartCalls.give, { entry_id: row.id, key }, { get: true });
      expect([404, 405]).toContain(answer.status);
      expect((await book.list()).data).toMatchObject([{ hearts: 0 }]);
    });

    test('an owner who takes no hearts gets none', async () => {
      await using book = await openEmptyBook(open, { hearts: false });
      const row = newRow();
      expect((await book.sign(row)).status).toBe(201);
      const moth = openGiver(book);
      for (const answer of [await moth.give(row.id), await moth.take(row.id)]) {
        expect(outcomeOf(answer)).toEqual([401, '42501']);
      }
      expect(await book.readHearts()).toEqual([]);
    });

    test('a closed book takes no heart, and gives one back', async () => {
      await using book = await openEmptyBook(open);
      const row = newRow();
      await book.sign(row);
      const moth = openGiver(book);
      await moth.give(row.id);
      await book.setOpen(false);
      expect(outcomeOf(await openGiver(book).give(row.id))).toEqual([403, 'PT403']);
      expect((await moth.take(row.id)).data).toEqual({ hearts: 0 });
    });

    test('a sender has twelve hearts an hour for each message, whatever the keys, and others have theirs', async () => {
      expect(heartsPerEntry).toBe(12);
      await using book = await openEmptyBook(open, { senderPerHour: 1 });
      const row = newRow();
      await book.sign(row);
      const moth = openGiver(book);
      for (let time = 0; time < 6; time++) {
        expect((await moth.give(row.id)).data).toEqual({ hearts: 1 });
        // What changes nothing is not counted.
        expect((await moth.give(row.id)).data).toEqual({ hearts: 1 });
        expect((await moth.take(row.id)).data).toEqual({ hearts: 0 });
      }
      expect(outcomeOf(await moth.give(row.id))).toEqual([429, 'PT429']);
      expect(outcomeOf(await openGiver(book).give(row.id))).toEqual([429, 'PT429']);
      expect((await openGiver(book, { sender: '192.0.2.2' }).give(row.id)).data).toEqual({ hearts: 1 });
    });

    test('a household and a neighbourhood have three and ten times as many', async () => {
      await using book = await openEmptyBook(open, { senderPerHour: 1 });
      const row = newRow();
      await book.sign(row);
      const giveFrom = async (sender: string) => outcomeOf(await openGiver(book, { sender }).give(row.id)).join();
      const giveMany = async (senders: readonly string[]) => {
        for (const sender of senders) {
          for (let time = 0; time < heartsPerEntry; time++) expect(await giveFrom(sender)).toBe('200,');
        }
      };
      await giveMany([1, 2, 3].map((subnet) => `2001:db8:1:12${subnet}0::1`));
      expect(await giveFrom('2001:db8:1:12f0::1')).toBe('429,PT429');
      expect(await giveFrom('2001:db8:1:1300::1')).toBe('200,');
      await giveMany(Array.from({ length: 10 }, (_, index) => `192.0.2.${index}`));
      expect(await giveFrom('192.0.2.99')).toBe('503,PT503');
      expect(await giveFrom('192.0.3.1')).toBe('200,');
    });

    test('a flood of hearts from many senders is refused for now', async () => {
      await using book = await openEmptyBook(open, { allPerHour: 1 });
      const row = newRow();
      await book.sign(row);
      const outcomes = [];
      for (let index = 0; index <= heartsPerEntry; index++) {
        outcomes.push(outcomeOf(await openGiver(book, { sender: `198.51.${index}.1` }).give(row.id)).join());
      }
      expect(outcomes).toEqual([...Array(heartsPerEntry).fill('200,'), '503,PT503']);
      expect((await book.list()).data).toMatchObject([{ hearts: heartsPerEntry }]);
    });
  });
}
