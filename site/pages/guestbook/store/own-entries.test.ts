import { expect, test } from 'vitest';
import { entryAt } from './entry-fixture.ts';
import { createFakeStorage } from './fake-storage.ts';
import { createOwnEntries } from './own-entries.ts';

const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

test('entries are stored under the key guestbookEntries, with the five fields and nothing else', () => {
  const { storage, readList } = createFakeStorage();
  createOwnEntries(() => storage).put(entryAt(1));
  expect(readList()).toEqual([{ id: '1', name: 'Moth', website: '', message: 'Hello!', time: 1 }]);
});

test('an unsent entry is stored and read back with its status and the facts of the form', () => {
  const { storage, items, readList } = createFakeStorage();
  const own = createOwnEntries(() => storage);
  const entry = { ...entryAt(1), status: 'unsent', facts: { fillMs: 5321, isTrapped: true } } as const;
  own.put(entry);
  expect(readList()).toEqual([{ ...entryAt(1), unsent: true, filled: 5321, trapped: true }]);
  expect(own.list()).toEqual([entry]);
  // site/entry/unsent-entries.ts looks for this text.
  expect(items.guestbookEntries).toContain('"unsent":true');
});

test('no text that a visitor writes looks like an unsent entry', () => {
  const { storage, items } = createFakeStorage();
  createOwnEntries(() => storage).put(entryAt(1, { message: '"unsent":true', name: '\\"unsent":true' }));
  expect(items.guestbookEntries).not.toContain('"unsent":true');
});

test.each(['waiting', 'refused'] as const)(
  'an entry that becomes %s loses its former status and keeps its position',
  (status) => {
    const { storage, readList } = createFakeStorage();
    const own = createOwnEntries(() => storage);
    own.put({ ...entryAt(1), status: 'unsent', facts: { fillMs: 1 } });
    own.put(entryAt(2));
    own.put({ ...entryAt(1), status });
    expect(readList()).toEqual([entryAt(2), { ...entryAt(1), [status]: true }]);
    expect(own.list()).toEqual([entryAt(2), { ...entryAt(1), status }]);
  },
);

test('an entry whose id changes stays one entry', () => {
  const { storage, readList } = createFakeStorage();
  const own = createOwnEntries(() => storage);
  own.put({ ...entryAt(1), status: 'unsent' });
  own.put({ ...entryAt(2), status: 'unsent' }, entryAt(1));
  expect(readList()).toEqual([{ ...entryAt(2), unsent: true }]);
});

test('two entries of one millisecond with different words are two', () => {
  const { storage } = createFakeStorage();
  const own = createOwnEntries(() => storage);
  own.put({ ...entryAt(1, { message: 'First' }), status: 'unsent' });
  own.put({ ...entryAt(1, { message: 'Second' }), status: 'unsent' });
  own.remove(entryAt(1, { message: 'First' }));
  expect(own.list()).toMatchObject([{ message: 'Second' }]);
});

test('entries come newest first, however they were stored', () => {
  const { storage } = createFakeStorage({ guestbookEntries: JSON.stringify([entryAt(1), entryAt(3), entryAt(2)]) });
  expect(
    createOwnEntries(() => storage)
      .list()
      .map(({ time }) => time),
  ).toEqual([3, 2, 1]);
});

test.each([undefined, '', 'not json', '{"id":"1"}', 'null', '"text"'])('%j is read as an empty list', (stored) => {
  const { storage } = createFakeStorage(stored === undefined ? {} : { guestbookEntries: stored });
  expect(createOwnEntries(() => storage).list()).toEqual([]);
});

test('a value that is not a list moves to another key before an entry replaces it', () => {
  const { storage, items, readList } = createFakeStorage({ guestbookEntries: 'not json' });
  createOwnEntries(() => storage).put(entryAt(1));
  expect(readList()).toEqual([entryAt(1)]);
  expect(items.guestbookEntriesUnreadable).toBe('not json');
});

test('rows of another shape and unknown fields are skipped when reading and kept when writing', () => {
  const odd = [{ kind: 'sticker', x: 3 }, null, { ...entryAt(1), colour: 'mint', unsent: 'yes', filled: 'x' }];
  const { storage, readList } = createFakeStorage({ guestbookEntries: JSON.stringify(odd) });
  const own = createOwnEntries(() => storage);
  expect(own.list()).toEqual([entryAt(1)]);
  own.put(entryAt(2));
  expect(readList()).toEqual([entryAt(2), ...odd]);
  own.put({ ...entryAt(1), status: 'waiting' });
  expect(readList()[3]).toEqual({ ...entryAt(1), colour: 'mint', waiting: true });
  own.remove(entryAt(1));
  expect(readList()).toEqual([entryAt(2), odd[0], null]);
});

test('an entry that another tab wrote in between is not lost', () => {
  const { storage, readList } = createFakeStorage();
  const [tab, otherTab] = [createOwnEntries(() => storage), createOwnEntries(() => storage)];
  tab.list();
  otherTab.list();
  tab.put(entryAt(1));
  otherTab.put(entryAt(2));
  expect(readList()).toEqual([entryAt(2), entryAt(1)]);
});

test('removing an unknown entry writes nothing', () => {
  const { storage, items } = createFakeStorage();
  createOwnEntries(() => storage).remove(entryAt(1));
  expect(items).toEqual({});
});

test('in a browser that refuses storage the entries of the visit are listed, and not reported as kept', () => {
  const own = createOwnEntries(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(own.list()).toEqual([]);
  own.put({ ...entryAt(1), status: 'unsent' });
  own.put({ ...entryAt(1), status: 'waiting' });
  expect(own.list()).toEqual([{ ...entryAt(1), status: 'waiting' }]);
  expect(own.isKept(entryAt(1))).toBe(false);
  own.remove(entryAt(1));
  expect(own.list()).toEqual([]);
});

test('an entry that exceeded the quota is stored with the next one that fits', () => {
  const { storage, readList } = createFakeStorage();
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

test('a status that exceeds the quota lasts as long as the page', () => {
  const { storage } = createFakeStorage();
  const own = createOwnEntries(() => storage);
  own.put({ ...entryAt(1), status: 'unsent' });
  storage.setItem = full;
  own.put({ ...entryAt(1), status: 'refused' });
  expect(own.list()).toEqual([{ ...entryAt(1), status: 'refused' }]);
});
