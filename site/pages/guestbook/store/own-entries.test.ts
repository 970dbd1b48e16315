import { expect, test } from 'vitest';
import { createStorage, entryAt } from './fake-backend.ts';
import { createOwnEntries } from './own-entries.ts';

const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

test('entries are kept under the key guestbookEntries, with the five fields and no more', () => {
  const { storage, readList } = createStorage();
  createOwnEntries(() => storage).put(entryAt(1));
  expect(readList()).toEqual([{ id: '1', name: 'Moth', website: '', message: 'Hello!', time: 1 }]);
});

test('an unsent entry is marked, with how the form was filled in, and read back so', () => {
  const { storage, items, readList } = createStorage();
  const own = createOwnEntries(() => storage);
  const entry = { ...entryAt(1), fate: 'unsent', facts: { fillMs: 5321, isTrapped: true } } as const;
  own.put(entry);
  expect(readList()).toEqual([{ ...entryAt(1), unsent: true, filled: 5321, trapped: true }]);
  expect(own.list()).toEqual([entry]);
  // What the frame looks for.
  expect(items.guestbookEntries).toContain('"unsent":true');
});

test('no text that a visitor writes looks like an unsent entry', () => {
  const { storage, items } = createStorage();
  createOwnEntries(() => storage).put(entryAt(1, { message: '"unsent":true', name: '\\"unsent":true' }));
  expect(items.guestbookEntries).not.toContain('"unsent":true');
});

test.each(['waiting', 'refused'] as const)(
  'an entry that turns %s loses its other marks and keeps its place',
  (fate) => {
    const { storage, readList } = createStorage();
    const own = createOwnEntries(() => storage);
    own.put({ ...entryAt(1), fate: 'unsent', facts: { fillMs: 1 } });
    own.put(entryAt(2));
    own.put({ ...entryAt(1), fate });
    expect(readList()).toEqual([entryAt(2), { ...entryAt(1), [fate]: true }]);
    expect(own.list()).toEqual([entryAt(2), { ...entryAt(1), fate }]);
  },
);

test('an entry whose id moves on stays one entry', () => {
  const { storage, readList } = createStorage();
  const own = createOwnEntries(() => storage);
  own.put({ ...entryAt(1), fate: 'unsent' });
  own.put({ ...entryAt(2), fate: 'unsent' }, entryAt(1));
  expect(readList()).toEqual([{ ...entryAt(2), unsent: true }]);
});

test('two entries of one millisecond with different words are two', () => {
  const { storage } = createStorage();
  const own = createOwnEntries(() => storage);
  own.put({ ...entryAt(1, { message: 'First' }), fate: 'unsent' });
  own.put({ ...entryAt(1, { message: 'Second' }), fate: 'unsent' });
  own.remove(entryAt(1, { message: 'First' }));
  expect(own.list()).toMatchObject([{ message: 'Second' }]);
});

test('entries come newest first, however they were stored', () => {
  const { storage } = createStorage({ guestbookEntries: JSON.stringify([entryAt(1), entryAt(3), entryAt(2)]) });
  expect(
    createOwnEntries(() => storage)
      .list()
      .map(({ time }) => time),
  ).toEqual([3, 2, 1]);
});

test.each([undefined, '', 'not json', '{"id":"1"}', 'null', '"text"'])('%j is no entries', (stored) => {
  const { storage } = createStorage(stored === undefined ? {} : { guestbookEntries: stored });
  expect(createOwnEntries(() => storage).list()).toEqual([]);
});

test('a value that is no list moves to another key before an entry takes its place', () => {
  const { storage, items, readList } = createStorage({ guestbookEntries: 'not json' });
  createOwnEntries(() => storage).put(entryAt(1));
  expect(readList()).toEqual([entryAt(1)]);
  expect(items.guestbookEntriesUnreadable).toBe('not json');
});

test('rows of another shape and unknown fields are skipped when reading and kept when writing', () => {
  const odd = [{ kind: 'sticker', x: 3 }, null, { ...entryAt(1), colour: 'mint', unsent: 'yes', filled: 'x' }];
  const { storage, readList } = createStorage({ guestbookEntries: JSON.stringify(odd) });
  const own = createOwnEntries(() => storage);
  expect(own.list()).toEqual([entryAt(1)]);
  own.put(entryAt(2));
  expect(readList()).toEqual([entryAt(2), ...odd]);
  own.put({ ...entryAt(1), fate: 'waiting' });
  expect(readList()[3]).toEqual({ ...entryAt(1), colour: 'mint', waiting: true });
  own.remove(entryAt(1));
  expect(readList()).toEqual([entryAt(2), odd[0], null]);
});

test('an entry that another tab wrote in between is not lost', () => {
  const { storage, readList } = createStorage();
  const [tab, otherTab] = [createOwnEntries(() => storage), createOwnEntries(() => storage)];
  tab.list();
  otherTab.list();
  tab.put(entryAt(1));
  otherTab.put(entryAt(2));
  expect(readList()).toEqual([entryAt(2), entryAt(1)]);
});

test('nothing is written to remove what is not there', () => {
  const { storage, items } = createStorage();
  createOwnEntries(() => storage).remove(entryAt(1));
  expect(items).toEqual({});
});

test('a browser that refuses storage lists what was written since, and knows that it is not kept', () => {
  const own = createOwnEntries(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(own.list()).toEqual([]);
  own.put({ ...entryAt(1), fate: 'unsent' });
  own.put({ ...entryAt(1), fate: 'waiting' });
  expect(own.list()).toEqual([{ ...entryAt(1), fate: 'waiting' }]);
  expect(own.isKept(entryAt(1))).toBe(false);
  own.remove(entryAt(1));
  expect(own.list()).toEqual([]);
});

test('what did not fit is kept as soon as there is room', () => {
  const { storage, readList } = createStorage();
  const write = storage.setItem;
  const own = createOwnEntries(() => storage);
  storage.setItem = full;
  own.put(entryAt(1));
  expect(own.isKept(entryAt(1))).toBe(false);
  storage.setItem = write;
  own.put(entryAt(2));
  own.put(entryAt(3));
  expect(own.isKept(entryAt(1))).toBe(true);
  expect(readList()).toEqual([entryAt(3), entryAt(2), entryAt(1)]);
});

test('a mark that does not fit is known as long as the page lives', () => {
  const { storage } = createStorage();
  const own = createOwnEntries(() => storage);
  own.put({ ...entryAt(1), fate: 'unsent' });
  storage.setItem = full;
  own.put({ ...entryAt(1), fate: 'refused' });
  expect(own.list()).toEqual([{ ...entryAt(1), fate: 'refused' }]);
});
