import { expect, onTestFinished, test, vi } from 'vitest';
import { entryAt, toRow } from './entry-fixture.ts';
import { createFakeBackend } from './fake-backend.ts';
import { createFakeStorage } from './fake-storage.ts';
import { createOwnEntries } from './own-entries.ts';
import { createOwnHands, hashSecret } from './own-hands.ts';
import { createRemoteStore } from './remote-store.ts';

const now = Date.UTC(2026, 10, 26);
const hourMs = 60 * 60 * 1000;

/** A browser with two tabs of one storage. */
function openBrowser() {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  onTestFinished(() => void vi.unstubAllGlobals());
  const fake = createFakeBackend({ keepsHands: true });
  const { storage, items } = createFakeStorage();
  const openTab = async () => {
    const own = createOwnEntries(() => storage);
    const hands = createOwnHands(
      () => now,
      () => storage,
    );
    const store = createRemoteStore({ backend: fake.connect(), own, hands, now: () => now });
    store.subscribe(() => {});
    await vi.waitUntil(() => !store.read().isLoading);
    return store;
  };
  const tell = (oldValue: string | undefined) =>
    page.dispatchEvent(
      Object.assign(new Event('storage'), { key: 'guestbookHands', oldValue, newValue: items.guestbookHands }),
    );
  return { fake, storage, items, openTab, tell };
}

test('the hash of a secret is SHA-256 in base64url, as every backend has it', async () => {
  // Of "abc", in hex: ba7816bf 8f01cfea 414140de 5dae2223 b00361a3 96177a9c b410ff61 f20015ad (FIPS 180-2).
  expect(await hashSecret('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
});

test('a secret is forgotten after a day, or when the backend said that it forgets it', () => {
  const { storage } = createFakeStorage();
  let nowMs = now;
  const hands = createOwnHands(
    () => nowMs,
    () => storage,
  );
  hands.add('1', 'one');
  hands.add('2', 'two');
  hands.extend('2', 48 * hourMs);
  nowMs += 24 * hourMs;
  expect(hands.list()).toMatchObject([{ id: '2', secret: 'two' }]);
  nowMs += 24 * hourMs;
  expect(hands.list()).toEqual([]);
});

test('what another program has left in the storage is no hand', () => {
  for (const stored of ['nonsense', '{}', '[null,{"id":1}]']) {
    const { storage } = createFakeStorage({ guestbookHands: stored });
    expect(createOwnHands(Date.now, () => storage).list()).toEqual([]);
  }
});

test('the same secret goes with an entry each time it is sent, and is kept beside it until it is stored', async () => {
  const { fake, items, openTab } = openBrowser();
  fake.intercept = ({ method }) => (method === 'POST' ? new Response('', { status: 503 }) : undefined);
  const tab = await openTab();
  await tab.add(entryAt(now), {});
  const [{ hand }] = JSON.parse(items.guestbookEntries ?? '');
  fake.intercept = undefined;
  const next = await openTab();
  await vi.waitFor(() => expect(fake.rows).toHaveLength(1));
  await vi.waitFor(() => expect(items.guestbookEntries).toBe('[]'));
  expect(JSON.parse(items.guestbookHands ?? '')).toMatchObject([{ id: String(now), secret: hand }]);
  const sent = fake.calls.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('x-client-info'));
  expect(sent.length).toBeGreaterThan(1);
  expect(new Set(sent.map((facts) => /hand=([^;]*)/.exec(facts ?? '')?.[1]))).toEqual(
    new Set([await hashSecret(hand)]),
  );
  await vi.waitFor(() => expect(next.read().entries).toMatchObject([{ hasHand: true }]));
});

test('a changed entry replaces the former one here, and other tabs read it', async () => {
  const { fake, items, openTab, tell } = openBrowser();
  const [tab, other] = [await openTab(), await openTab()];
  await tab.add(entryAt(now), {});
  const before = items.guestbookHands;
  other.retry();
  await vi.waitFor(() => expect(other.read().entries).toHaveLength(1));
  const [entry] = tab.read().entries;
  const changed = toRow(entryAt(now, { message: 'Better words' }));
  fake.rows = [changed];
  if (entry) tab.author?.settle(entry, changed);
  expect(tab.read().entries).toMatchObject([{ message: 'Better words', hasHand: true }]);
  tell(before);
  await vi.waitFor(() => expect(other.read().entries).toMatchObject([{ message: 'Better words' }]));
});

test('what waits keeps its look and its drawing when its words are changed', async () => {
  const { fake, items, openTab } = openBrowser();
  fake.status = { is_open: true, approves_first: true };
  const tab = await openTab();
  const note = entryAt(now, { sticker: 'moon', drawing: '_____w', depicts: 'Fog' });
  await tab.add(note, {});
  const [entry] = tab.read().entries;
  const changed = toRow({ ...note, message: 'Better words' }, { state: 'waiting' });
  if (entry) tab.author?.settle(entry, changed);
  expect(JSON.parse(items.guestbookEntries ?? '')).toEqual([{ ...note, message: 'Better words', waiting: true }]);
  expect(tab.read().entries).toMatchObject([{ message: 'Better words', drawing: '_____w', depicts: 'Fog' }]);
});

test('an entry that was taken back is gone here and in other tabs, and may be written again', async () => {
  const { fake, items, openTab, tell } = openBrowser();
  const [tab, other] = [await openTab(), await openTab()];
  await tab.add(entryAt(now), {});
  const before = items.guestbookHands;
  other.retry();
  await vi.waitFor(() => expect(other.read().entries).toHaveLength(1));
  const [entry] = tab.read().entries;
  fake.rows = [];
  if (entry) tab.author?.settle(entry, undefined);
  expect(tab.read().entries).toEqual([]);
  tell(before);
  await vi.waitFor(() => expect(other.read().entries).toEqual([]));
  await tab.add(entryAt(now), {});
  expect(fake.rows).toHaveLength(1);
});

test('over plain http there is no hand, and the entry is stored all the same', async () => {
  const { fake, items, openTab } = openBrowser();
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const tab = await openTab();
  await tab.add(entryAt(now), {});
  expect(fake.rows).toHaveLength(1);
  expect(items.guestbookHands).toBeUndefined();
  expect(tab.read().entries[0]?.hasHand).toBeUndefined();
});
