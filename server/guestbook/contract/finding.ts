import { describe, expect, test } from 'vitest';
import type { PagePlace } from '#model/guestbook-pages.ts';
import { newRow, type OpenBook, openEmptyBook, outcomeOf } from './book.ts';

type Book = Awaited<ReturnType<typeof openEmptyBook>>;
const lookIn = async (book: Book, words: string, place?: PagePlace, most?: number) =>
  (await book.look(words, place, most)).data?.map(({ id }: { id: string }) => id);

/** Looking for a name or a word. */
export function testFinding(open: OpenBook): void {
  describe('finding', () => {
    test('a name and a word are found, newest first, as rows with all public columns', async () => {
      await using book = await openEmptyBook(open);
      const [named, worded] = [newRow({ name: 'Praline' }), newRow({ message: 'Have you seen praline?' })];
      for (const row of [named, newRow(), worded]) await book.sign(row);
      const found = await book.look('praline');
      expect(found).toMatchObject({ status: 200, error: null });
      expect(found.data).toEqual((await book.list()).data?.filter(({ id }) => id === named.id || id === worded.id));
      expect(found.data).toHaveLength(2);
    });

    test.each([
      ['another case', 'STRAWBERRY'],
      ['no accents', 'senor'],
      ['other accents', 'sêñór'],
      ['a part of a word', 'awber'],
      ['several words in a row', 'strawberry señor'],
      ['two letters', 'st'],
      ['one letter', 'ñ'],
      ['spaces around it', '  straw '],
    ])('it is found by %s', async (_what, words) => {
      await using book = await openEmptyBook(open);
      const row = newRow({ message: 'A Strawberry Señor' });
      await book.sign(row);
      await book.sign(newRow({ name: 'Bob', message: 'Hi.' }));
      expect(await lookIn(book, words)).toEqual([row.id]);
    });

    test.each(['東京から来ました', '안녕하세요 여러분', 'Привет всем', 'สวัสดีชาวโลก', '🐰🍓🌙✨'])(
      'words of %s are found in any script, also two letters of them',
      async (message) => {
        await using book = await openEmptyBook(open);
        const row = newRow({ message });
        for (const one of [row, newRow()]) await book.sign(one);
        const letters = [...message];
        expect(await lookIn(book, letters.slice(1, 5).join(''))).toEqual([row.id]);
        expect(await lookIn(book, letters.slice(0, 2).join(''))).toEqual([row.id]);
      },
    );

    test('wildcards, quotation marks, operators and brackets are letters like any other', async () => {
      await using book = await openEmptyBook(open);
      const texts = ['100% off', 'snake_case', 'a*b*c', '"quoted"', "it's", 'back\\slash', '(or,name.eq.x)', 'NOT AND'];
      for (const message of texts) await book.sign(newRow({ message }));
      await book.sign(newRow({ message: 'plain words, none of these' }));
      for (const text of texts) {
        expect([text, (await book.look(text)).data?.map(({ message }: { message: string }) => message)]).toEqual([
          text,
          [text],
        ]);
      }
      for (const words of ['%', '_', '1%f', 'sn_ke', 'a*c', '%%%', '___', 'plain OR quoted', 'message:plain']) {
        const found = (await book.look(words)).data as { message: string }[];
        expect([words, found.filter(({ message }) => !message.includes(words))]).toEqual([words, []]);
      }
    });

    test.each(['waiting', 'hidden', 'deleted'] as const)(
      'a %s entry is not found until it is visible',
      async (state) => {
        await using book = await openEmptyBook(open);
        const row = newRow({ message: 'A secret garden' });
        await book.sign(row);
        await book.setState(row.id, state);
        expect([await lookIn(book, 'secret garden'), await lookIn(book, 'se')]).toEqual([[], []]);
        await book.setState(row.id, 'visible');
        expect([await lookIn(book, 'secret garden'), await lookIn(book, 'se')]).toEqual([[row.id], [row.id]]);
      },
    );

    test('an entry held as spam is not found', async () => {
      await using book = await openEmptyBook(open, { approvesFirst: true });
      await book.sign(newRow({ message: 'A secret garden' }));
      expect(await book.readRows()).toMatchObject([{ state: 'waiting' }]);
      expect(await lookIn(book, 'secret')).toEqual([]);
    });

    test('pages follow by time and id, in the same millisecond too', async () => {
      await using book = await openEmptyBook(open);
      const time = Date.now() - 60_000;
      const same = ['1', '4', '2', '3'].map((id) => newRow({ id, time, message: `strawberry ${id}` }));
      const [newer, older] = [1, -1].map((step) => newRow({ time: time + step, message: `strawberry ${step}` }));
      const unlike = newRow({ time: time - 2, message: 'plum' });
      const oldest = newRow({ time: time - 5000, message: 'strawberry, the first' });
      for (const row of [oldest, ...same, newer ?? unlike, older ?? unlike, unlike]) await book.sign(row);
      for (const words of ['strawberry', 'st']) {
        expect(await lookIn(book, words, undefined, 3)).toEqual([newer?.id, '4', '3']);
        expect(await lookIn(book, words, { time, id: '3' }, 3)).toEqual(['2', '1', older?.id]);
        expect(await lookIn(book, words, { time, id: '1' })).toEqual([older?.id, oldest.id]);
        expect(await lookIn(book, words, { time, id: '' })).toEqual([older?.id, oldest.id]);
        expect(await lookIn(book, words, { time: oldest.time, id: '' })).toEqual([]);
        expect(await lookIn(book, words, undefined, 0)).toEqual([]);
      }
    });

    test('there is nothing to find in an empty look, in control characters, in a text that is too long', async () => {
      await using book = await openEmptyBook(open);
      await book.sign(newRow({ message: 'x'.repeat(100) }));
      for (const words of ['', '   ', '\u0001\n', '\u0301'])
        expect([words, await lookIn(book, words)]).toEqual([words, []]);
      expect(await lookIn(book, 'x'.repeat(80))).toHaveLength(1);
      expect(await lookIn(book, 'x'.repeat(81))).toEqual([]);
    });

    test('a call without words, or with something else, is refused', async () => {
      await using book = await openEmptyBook(open);
      const call = (parameters: object) => book.client.rpc('find_guestbook_entries', parameters, { get: true });
      expect(outcomeOf(await call({}))).toEqual([404, 'PGRST202']);
      expect(outcomeOf(await call({ words: 'x', colour: 'pink' }))).toEqual([404, 'PGRST202']);
      expect(outcomeOf(await call({ words: 'x', before_time: 'yesterday' }))).toEqual([400, '22P02']);
    });
  });
}
