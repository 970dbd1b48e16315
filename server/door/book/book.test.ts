import { expect, it } from 'vitest';
import { noon, rowAt } from '#server/guestbook/guestbook-fixture.ts';
import { openExampleDoor } from '../door-fixture.ts';

const idsIn = (page: string) => [...page.matchAll(/data-entry="(\d+)"/g)].map(([, id]) => Number(id));
const nextIn = (page: string) => /rel="next" href="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&');

/** A book of so many messages, a second apart. */
function openBook(count: number, messageOf: (number: number) => string = (number) => `Hello ${number}`) {
  const door = openExampleDoor();
  const add = door.other.prepare(
    "insert into guestbook_entries (id, name, message, time, state, message_key) values (?, 'Moth', ?, ?, ?, '')",
  );
  const states = ['visible', 'hidden', 'deleted'];
  for (let number = 0; number < count; number++) {
    const time = noon - number * 1000;
    add.run(String(time), messageOf(number), time, states[number % 3] ?? '');
  }
  return door;
}

it('shows the whole book in pages, newest first, each message once', async () => {
  await using door = openBook(120);
  const owner = await door.comeIn();
  const seen: number[] = [];
  for (let path: string | undefined = '/door/book'; path; ) {
    const page: string = await owner.read(path);
    seen.push(...idsIn(page));
    path = nextIn(page);
  }
  expect(seen).toEqual([...seen].sort((one, other) => other - one));
  // A third is in the bin.
  expect(new Set(seen).size).toBe(80);
  expect(idsIn(await owner.read('/door/book?show=deleted'))).toHaveLength(30);
  expect(idsIn(await owner.read('/door/book?show=hidden')).every((time) => (noon - time) % 3000 === 1000)).toBe(true);
});

it('finds a word in name, message and reply, whatever its case and accents', async () => {
  await using door = openBook(200, (number) => (number === 150 ? 'Čau, PRALINE!' : `Hello ${number}`));
  const owner = await door.comeIn();
  const page = await owner.read('/door/book?find=praline');
  expect(idsIn(page)).toEqual([noon - 150_000]);
  expect(page).toContain('<mark>PRALINE</mark>');
  expect(idsIn(await owner.read('/door/book?find=cau'))).toEqual([noon - 150_000]);
  expect(idsIn(await owner.read('/door/book?find=moth'))).toHaveLength(30);
  expect(await owner.read('/door/book?find=nowhere')).toContain('No message has “nowhere”.');
});

it('goes on searching a long book with a click instead of holding up visitors', async () => {
  await using door = openBook(8000, (number) => (number === 7500 ? 'Praline' : 'Hello'));
  const owner = await door.comeIn();
  const first = await owner.read('/door/book?find=praline');
  expect(first).toContain('Not found so far: “praline”.');
  expect(idsIn(await owner.read(nextIn(first) ?? ''))).toEqual([noon - 7_500_000]);
});

it('jumps to a month, in what is shown or found', async () => {
  await using door = openBook(0);
  const owner = await door.comeIn();
  const add = door.other.prepare(
    "insert into guestbook_entries (id, name, message, time, state, message_key) values (?, 'Moth', ?, ?, ?, '')",
  );
  for (let month = 0; month < 3; month++) {
    for (let day = 1; day <= 20; day++) {
      const time = Date.UTC(2026, 8 + month, day);
      add.run(String(time), day % 2 ? 'Praline' : 'Hello', time, month === 0 ? 'hidden' : 'visible');
    }
  }
  const monthsIn = (page: string) =>
    [...page.matchAll(/<option value="([\d.]+)" (selected)?>([^<]+)</g)].map(([, place, chosen, name]) => ({
      place,
      name: `${name}${chosen ? ', shown' : ''}`,
    }));
  const months = monthsIn(await owner.read('/door/book'));
  expect(months.map(({ name }) => name)).toEqual(['November 2026', 'October 2026', 'September 2026']);
  const october = await owner.read(`/door/book?before=${months[1]?.place}`);
  expect(idsIn(october)[0]).toBe(Date.UTC(2026, 9, 20));
  expect(monthsIn(october).map(({ name }) => name)).toEqual(['November 2026', 'October 2026, shown', 'September 2026']);
  const found = await owner.read(`/door/book?find=praline&before=${months[1]?.place}`);
  expect(idsIn(found)[0]).toBe(Date.UTC(2026, 9, 19));
  expect(found).toContain('<input type="hidden" name="find" value="praline">');
  const hidden = await owner.read(`/door/book?show=hidden&before=${months[2]?.place}`);
  expect(monthsIn(hidden)).toEqual(
    months.map((month, index) => (index === 2 ? { ...month, name: `${month.name}, shown` } : month)),
  );
  expect(idsIn(hidden)).toHaveLength(20);
  // On a page that holds everything there is nowhere to go.
  expect(monthsIn(await owner.read('/door/book?show=deleted'))).toEqual([]);
});

it('empties the bin for good after a question, and nothing else', async () => {
  await using door = openBook(6);
  const owner = await door.comeIn();
  const [thrown] = idsIn(await owner.read('/door/book'));
  const done = await owner.submit(`/door/entries/${thrown}`, { do: 'delete', back: 'book' });
  const snack = done.headers.get('location') ?? '';
  expect(await owner.read(snack)).toContain('>Undo</button>');
  expect(await owner.read('/door/book')).not.toContain('Empty the bin');
  expect(await owner.read('/door/book?show=deleted')).toContain('Delete all 3 messages for good');
  expect((await owner.submit('/door/book/empty', { token: 'guessed' })).status).toBe(403);
  expect(door.readRows()).toHaveLength(6);
  const answer = await owner.submit('/door/book/empty');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/door/book?show=deleted']);
  expect(door.readRows().map(({ state }) => state)).not.toContain('deleted');
  expect(door.readRows()).toHaveLength(3);
  const empty = await owner.read('/door/book?show=deleted');
  expect(empty).toContain('The bin is empty.');
  expect(empty).not.toContain('Empty the bin');
  const late = await owner.read(snack);
  expect(late).toContain('The message is not there any more.');
  expect(late).not.toContain('>Undo</button>');
});

it('closes and opens the book for visitors', async () => {
  await using door = openExampleDoor();
  const owner = await door.comeIn();
  await owner.submit('/door/book/open', { open: '0' });
  expect(await owner.read('/door/book')).toContain('The book is closed');
  expect((await door.post(rowAt(noon))).status).toBe(403);
  await owner.submit('/door/book/open', { open: '1' });
  expect((await door.post(rowAt(noon))).status).toBe(201);
});

it('lets every message wait, whatever site.yaml says, and says so to visitors', async () => {
  await using door = openExampleDoor({ rules: { approvesFirst: false } });
  const owner = await door.comeIn();
  await owner.submit('/door/book/first', { first: '1' });
  await door.post(rowAt(noon));
  expect(door.readRows()).toMatchObject([{ state: 'waiting', held_because: null }]);
  const status = await door.request('/rest/v1/guestbook_status', 'GET');
  expect(await status.json()).toEqual([{ is_open: true, approves_first: true }]);
  expect(await owner.read('/door')).toContain('you read everything first');
  await owner.submit('/door/book/first', { first: '0' });
  await door.post(rowAt(noon - 1));
  expect(door.readRows()[1]).toMatchObject({ state: 'visible' });
});

it('a malformed address shows the first page', async () => {
  await using door = openBook(3);
  const owner = await door.comeIn();
  for (const query of ['before=x', 'before=1', 'show=__proto__', 'find=%ff', `find=${'x'.repeat(500)}`]) {
    expect((await owner.get(`/door/book?${query}`)).status).toBe(200);
  }
  expect(idsIn(await owner.read('/door/book?before=x&show=toString'))).toHaveLength(2);
});
