import { hash, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { handCalls } from '#model/guestbook-hand.ts';
import { connect, newRow, type OpenBook, openEmptyBook, outcomeOf } from './book.ts';

/** What visitors write for the owner alone. */
export function testPrivate(open: OpenBook): void {
  describe('private messages', () => {
    test('a message for the owner is stored, and only its author gets it back, once', async () => {
      await using book = await openEmptyBook(open);
      const row = { ...newRow(), audience: 'owner' };
      expect(await book.sign(row)).toMatchObject({ status: 201, data: { ...row, state: 'hidden' } });
      expect((await book.list()).data).toEqual([]);
      expect((await book.find(row.id)).data).toEqual([]);
      expect((await book.listBefore({ time: row.time + 1, id: '' }, 10)).data).toEqual([]);
      expect(await book.readRows()).toMatchObject([row]);
    });

    test('nothing that the owner does shows it to anybody', async () => {
      await using book = await openEmptyBook(open);
      const row = { ...newRow(), audience: 'owner' };
      await book.sign(row);
      await book.setState(row.id, 'deleted');
      await expect(book.setState(row.id, 'visible').then(() => book.readRows())).resolves.toMatchObject([
        { state: 'hidden' },
      ]);
      expect((await book.list()).data).toEqual([]);
    });

    test('one that looks like spam waits, and one that only needs approval does not', async () => {
      await using book = await openEmptyBook(open, { approvesFirst: true });
      await book.addBlock('word', 'casino');
      const sign = async (message: string) =>
        (await book.sign({ ...newRow({ message }), audience: 'owner' })).data?.state;
      expect(await sign('Hello, just you')).toBe('hidden');
      expect(await sign('Come to the casino')).toBe('waiting');
    });

    test.each(['visible', 'waiting', 'hidden', 'deleted'] as const)(
      "words that were sent to everybody, and are %s, are the owner's alone once they are sent again for the owner",
      async (state) => {
        await using book = await openEmptyBook(open, { senderPerHour: 1 });
        const row = newRow();
        const facts = { resendKey: randomUUID(), fillMs: 60_000 };
        const browser = connect(book, { facts });
        await browser.sign(row);
        await book.setReply(row.id, 'Me too!');
        await book.setState(row.id, state);
        await book.setOpen(false);
        // The answer was lost. Neither the limit nor a closed book stands in the way.
        expect(await browser.sign({ ...row, audience: 'owner' })).toMatchObject({
          status: 201,
          data: { ...row, audience: 'owner', state: 'hidden', reply: null },
        });
        expect((await book.list()).data).toEqual([]);
        expect(await book.readRows()).toMatchObject([{ ...row, audience: 'owner', state: 'hidden', reply: null }]);
        // What comes late, or again, changes nothing any more.
        for (const late of [row, { ...row, audience: 'owner' }]) {
          expect(outcomeOf(await browser.sign(late))).toEqual([409, 'PT409']);
        }
        await book.setState(row.id, 'visible');
        expect((await book.list()).data).toEqual([]);
      },
    );

    test('what is held goes on waiting, and nobody else makes a message private', async () => {
      await using book = await openEmptyBook(open);
      await book.addBlock('word', 'casino');
      const row = newRow({ message: 'Come to the casino' });
      const browser = connect(book, { facts: { resendKey: randomUUID() } });
      await browser.sign(row);
      const stranger = connect(book, { facts: { resendKey: randomUUID() } });
      expect(outcomeOf(await stranger.sign({ ...row, audience: 'owner' }))).toEqual([409, '23505']);
      expect(await book.readRows()).toMatchObject([{ ...row, audience: null, state: 'waiting' }]);
      expect((await browser.sign({ ...row, audience: 'owner' })).data).toMatchObject({ state: 'waiting' });
      expect(await book.readRows()).toMatchObject([
        { audience: 'owner', state: 'waiting', held_because: 'blocked-word' },
      ]);
    });

    test('a row without an audience, or with null, is for everybody', async () => {
      await using book = await openEmptyBook(open);
      for (const row of [newRow(), { ...newRow(), audience: null }]) {
        expect((await book.sign(row)).data).toMatchObject({ audience: null, state: 'visible' });
      }
      expect((await book.list()).data).toHaveLength(2);
    });

    test.each(['everybody', '', 'OWNER', 7])('the audience %s is refused, and nothing is stored', async (audience) => {
      await using book = await openEmptyBook(open);
      expect(outcomeOf(await book.sign({ ...newRow(), audience }))).toEqual([400, '23514']);
      expect(await book.readRows()).toEqual([]);
    });

    test('an owner who takes none gets none, and nothing is published instead', async () => {
      await using book = await openEmptyBook(open, { privateMessages: false });
      expect(outcomeOf(await book.sign({ ...newRow(), audience: 'owner' }))).toEqual([401, '42501']);
      expect(await book.readRows()).toEqual([]);
      expect(outcomeOf(await book.sign(newRow()))).toEqual([201, undefined]);
    });

    test('its author changes it and takes it back, and it stays for the owner', async () => {
      await using book = await openEmptyBook(open, { approvesFirst: true });
      const secret = 's'.repeat(32);
      const row = { ...newRow(), audience: 'owner' };
      const { sign, client } = connect(book, { facts: { hand: hash('sha256', secret, 'base64url') } });
      await sign(row);
      const proof = { entry_id: row.id, secret };
      expect((await client.rpc(handCalls.check, proof)).data).toMatchObject({ is_waiting: false });
      const words = { name: 'Moss', website: '', message: 'Other words' };
      const mended = await client.rpc(handCalls.mend, { ...proof, ...words });
      expect(mended.data).toMatchObject({ ...words, audience: 'owner', state: 'hidden' });
      expect((await book.list()).data).toEqual([]);
      expect(outcomeOf(await client.rpc(handCalls.takeBack, proof))).toEqual([204, undefined]);
      expect(await book.readRows()).toEqual([]);
    });
  });
}
