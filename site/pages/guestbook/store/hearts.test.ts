import { expect, test } from 'vitest';
import { heartCalls } from '#model/guestbook-hearts.ts';
import { entryAt, toRow } from './entry-fixture.ts';
import { createFakeBackend, refuseWith, unreachable } from './fake-backend.ts';
import { createFakeStorage } from './fake-storage.ts';
import { createHearts } from './hearts.ts';
import { createKey } from './new-entry.ts';
import { createOwnHearts } from './own-hearts.ts';

const openFake = () => createFakeBackend({ takesHearts: true, rows: [toRow(entryAt(1)), toRow(entryAt(2))] });

/** A tab of a browser with this storage. */
function openTab(fake = openFake(), storage = createFakeStorage().storage) {
  const hearts = createHearts(
    fake.connect(),
    createOwnHearts(createKey, () => storage),
  );
  return { fake, storage, hearts };
}
const sentBy = ({ calls }: ReturnType<typeof openFake>) =>
  calls.map(({ address, body }) => [address.pathname.split('/').at(-1), body]);

test('a heart is shown at once, and counted as the backend says', async () => {
  const { fake, hearts } = openTab();
  Object.assign(fake.rows[0] ?? {}, { hearts: 6 });
  const given = hearts.toggle('1');
  expect([hearts.isGiven('1'), hearts.countOf('1', 2)]).toEqual([true, 3]);
  expect(await given).toBe(undefined);
  expect([hearts.isGiven('1'), hearts.countOf('1', 2)]).toEqual([true, 7]);
  expect([hearts.isGiven('2'), hearts.countOf('2', 2)]).toEqual([false, 2]);
});

test('it is taken away with the key with which it was given, also after a reload', async () => {
  const { fake, storage, hearts } = openTab();
  await hearts.toggle('1');
  const reloaded = openTab(fake, storage).hearts;
  expect(reloaded.isGiven('1')).toBe(true);
  await reloaded.toggle('1');
  expect([reloaded.isGiven('1'), reloaded.countOf('1', 1)]).toEqual([false, 0]);
  const [[give, first], [take, second]] = sentBy(fake) as [[string, object], [string, object]];
  expect([give, take]).toEqual([heartCalls.give, heartCalls.take]);
  expect(first).toEqual({ entry_id: '1', key: expect.stringMatching(/^[0-9a-z]{28}$/) });
  expect(second).toEqual(first);
});

/** Resolves when the call has arrived, and never answers. */
const holdCall = (fake: ReturnType<typeof openFake>) =>
  new Promise<void>((arrive) => {
    fake.intercept = () => {
      arrive();
      return new Promise<never>(() => {});
    };
  });

test('what was clicked just before a reload is still given, and is sent again', async () => {
  const { fake, storage, hearts } = openTab();
  const held = holdCall(fake);
  void hearts.toggle('1');
  await held;
  fake.intercept = undefined;
  const reloaded = openTab(fake, storage).hearts;
  expect([reloaded.isGiven('1'), reloaded.countOf('1', 4)]).toEqual([true, 4]);
  await reloaded.resume();
  expect([reloaded.isGiven('1'), reloaded.countOf('1', 4), fake.rows[0]?.hearts]).toEqual([true, 1, 1]);
  await reloaded.resume();
  expect(sentBy(fake).map(([name]) => name)).toEqual([heartCalls.give, heartCalls.give]);
});

test('what was taken away just before a reload stays so', async () => {
  const { fake, storage, hearts } = openTab();
  await hearts.toggle('1');
  const held = holdCall(fake);
  void hearts.toggle('1');
  await held;
  fake.intercept = undefined;
  const reloaded = openTab(fake, storage).hearts;
  expect(reloaded.isGiven('1')).toBe(false);
  await reloaded.resume();
  expect([reloaded.isGiven('1'), fake.rows[0]?.hearts]).toEqual([false, 0]);
});

test.each([
  ['unreachable', unreachable, true],
  ['gone', refuseWith(404, 'PT404'), false],
])('of an earlier visit, a heart that is %s stays given: %s', async (_what, intercept, stays) => {
  const { fake, storage, hearts } = openTab();
  const held = holdCall(fake);
  void hearts.toggle('1');
  await held;
  fake.intercept = intercept;
  const reloaded = openTab(fake, storage).hearts;
  await reloaded.resume();
  expect(reloaded.isGiven('1')).toBe(stays);
  expect(openTab(fake, storage).hearts.isGiven('1')).toBe(stays);
});

test('what is clicked while one is on its way is sent next, and only then', async () => {
  const { fake, hearts } = openTab();
  await Promise.all([1, 2, 3, 4, 5].map(() => hearts.toggle('1')));
  expect([hearts.isGiven('1'), hearts.countOf('1', 0)]).toEqual([true, 1]);
  expect(sentBy(fake).map(([name]) => name)).toEqual([heartCalls.give]);
  fake.intercept = () => {
    fake.intercept = undefined;
    void hearts.toggle('2');
    return undefined;
  };
  expect(await hearts.toggle('2')).toBe(undefined);
  expect([hearts.isGiven('2'), hearts.countOf('2', 0)]).toEqual([false, 0]);
  expect(
    sentBy(fake)
      .slice(1)
      .map(([name]) => name),
  ).toEqual([heartCalls.give, heartCalls.take]);
});

test.each([
  ['the message is gone', refuseWith(404, 'PT404'), 'gone'],
  ['the owner takes none', refuseWith(401, '42501'), 'off'],
  ['the project knows none', refuseWith(404, 'PGRST202'), 'off'],
  ['the book is closed', refuseWith(403, 'PT403'), 'closed'],
  ['there were too many', refuseWith(429, 'PT429'), 'tooMany'],
  ['there is a flood of them', refuseWith(503, 'PT503'), 'tooMany'],
  ['there is no connection', unreachable, 'unreachable'],
  ['the backend fails', refuseWith(500, 'XX000'), 'unreachable'],
  ['a page answers', () => new Response('<html>', { status: 200 }), 'unreachable'],
])('if %s, the heart goes back to what it was, and why is told', async (_what, intercept, failure) => {
  const { fake, hearts } = openTab();
  await hearts.toggle('1');
  fake.intercept = intercept;
  for (const [id, isGiven] of [
    ['1', true],
    ['2', false],
  ] as const) {
    expect(await hearts.toggle(id)).toBe(failure);
    expect([hearts.isGiven(id), hearts.countOf(id, isGiven ? 1 : 0)]).toEqual([isGiven, isGiven ? 1 : 0]);
  }
});

test('a heart whose answer was lost is not given twice', async () => {
  const { fake, hearts } = openTab();
  fake.lose = () => true;
  expect(await hearts.toggle('1')).toBe('unreachable');
  fake.lose = undefined;
  await hearts.toggle('1');
  expect([hearts.isGiven('1'), hearts.countOf('1', 0), fake.rows[0]?.hearts]).toEqual([true, 1, 1]);
});

test('a browser that keeps nothing gives nothing', async () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError');
    },
  } as unknown as Storage;
  const { fake, hearts } = openTab(undefined, full);
  expect(await hearts.toggle('1')).toBe('unkept');
  expect([hearts.isGiven('1'), fake.calls]).toEqual([false, []]);
});

test.each(['null', '[]', '7', '{', '{"given":7}', '{"key":7,"given":[null,7]}', '{"wishes":7}', '{"wishes":{"1":7}}'])(
  'a storage with %s in it is as an empty one',
  async (text) => {
    const { storage } = createFakeStorage({ guestbookHearts: text });
    const { fake, hearts } = openTab(undefined, storage);
    expect(hearts.isGiven('1')).toBe(false);
    expect(await hearts.toggle('1')).toBe(undefined);
    expect(fake.rows[0]?.hearts).toBe(1);
  },
);

test('nothing is stored before the first heart', () => {
  const { storage, items } = createFakeStorage();
  const { hearts } = openTab(undefined, storage);
  expect(hearts.isGiven('1')).toBe(false);
  expect(items).toEqual({});
});

test('a list that was asked for after a heart has the true number, and one that was asked for before it has not', async () => {
  const { hearts } = openTab();
  const finishEarlier = hearts.startReading();
  await hearts.toggle('1');
  expect(hearts.countOf('1', 5)).toBe(1);
  finishEarlier([{ id: '1' }, { id: '2' }]);
  expect(hearts.countOf('1', 5)).toBe(1);
  hearts.startReading()([{ id: '1' }]);
  expect(hearts.countOf('1', 5)).toBe(5);
});
