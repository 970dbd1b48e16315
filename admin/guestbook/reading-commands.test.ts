import { expect, it } from 'vitest';
import { makeEntry, openFixture, startMs } from '#admin/commands/tool-fixture.ts';

process.env.TZ = 'UTC';

it('lists everything except the bin, newest first, and counts each state', async () => {
  await using fixture = await openFixture([
    makeEntry(1, { reply: 'Thank you!', reply_time: startMs }),
    makeEntry(2, { name: '日本', message: 'two\nlines', state: 'waiting', held_because: 'links' }),
    makeEntry(3, { state: 'hidden', name: 'evil\u202e', message: `${'long '.repeat(30)}` }),
    makeEntry(4, { state: 'deleted' }),
  ]);
  const { code, out } = await fixture.run(['list']);
  expect(code).toBe(0);
  expect(out).toBe(`\
ID             Day         State             Name       Message
1760000000003  2025-10-09  hidden            evil�      long long long long lon…
1760000000002  2025-10-09  waiting: links    日本       two lines
1760000000001  2025-10-09  visible, replied  Praline 1  Hello, number 1!

3 entries: 1 visible, 1 waiting, 1 hidden. 1 in the bin.
1 waits for you: npm run guestbook -- approve ID  or  delete ID
`);
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

it('shows what visitors chose for their notes, in the list only where there is room', async () => {
  await using fixture = await openFixture([makeEntry(1, { sticker: 'moon', paper: 'letter' }), makeEntry(2)]);
  expect((await fixture.run(['list'], { width: 100 })).out).toContain('moon, letter');
  expect((await fixture.run(['list'])).out).not.toContain('moon');
  expect((await fixture.run(['show', `${startMs + 1}`])).out).toContain('\nLook     moon, letter\n');
  expect((await fixture.run(['show', `${startMs + 2}`])).out).not.toContain('Look');
});

it('shows how many hearts a message has, in the list only where there is room', async () => {
  const hearts = ['a', 'b', 'c'].map((letter) => ({ entry_id: `${startMs + 1}`, giver: letter.repeat(22) }));
  await using fixture = await openFixture([makeEntry(1), makeEntry(2)], undefined, hearts);
  expect((await fixture.run(['list'], { width: 100 })).out).toMatch(/Hearts.*\n.*\n1760000000001 .* 3 /);
  expect((await fixture.run(['list'])).out).not.toContain('Hearts');
  expect((await fixture.run(['show', `${startMs + 1}`])).out).toContain('\nHearts   3\n');
  expect((await fixture.run(['show', `${startMs + 2}`])).out).not.toContain('Hearts');
});

it('lists one state, all states, or several', async () => {
  await using fixture = await openFixture([
    makeEntry(1),
    makeEntry(2, { state: 'waiting' }),
    makeEntry(3, { state: 'hidden' }),
    makeEntry(4, { state: 'deleted' }),
  ]);
  const list = async (...typed: string[]) => {
    const { out } = await fixture.run(['list', ...typed, '--json']);
    return JSON.parse(out).entries.map(({ time }: { time: number }) => time - startMs);
  };
  expect(await list('--visible')).toEqual([1]);
  expect(await list('--waiting')).toEqual([2]);
  expect(await list('--hidden')).toEqual([3]);
  expect(await list('--bin')).toEqual([4]);
  expect(await list('--waiting', '--bin')).toEqual([4, 2]);
  expect(await list('--all')).toEqual([4, 3, 2, 1]);
  expect(await list('--all', '--limit', '2')).toEqual([4, 3]);
});

it('finds a text in names, websites, messages and replies, and ignores case', async () => {
  await using fixture = await openFixture([
    makeEntry(1, { name: 'CASINO Royale' }),
    makeEntry(2, { website: 'https://casino.example/' }),
    makeEntry(3, { message: 'No Ｃａｓｉｎｏ here' }),
    makeEntry(4, { reply: 'Casino? No.', reply_time: 1 }),
    makeEntry(5),
  ]);
  const { out } = await fixture.run(['list', '--search', 'casino', '--json']);
  expect(JSON.parse(out).entries).toHaveLength(4);
  expect((await fixture.run(['list', '--search', '100%_'])).out).toBe('No entry contains "100%_".\n');
});

it('says why a list is empty', async () => {
  await using fixture = await openFixture();
  expect((await fixture.run(['list'])).out).toBe('Nobody has signed yet.\n');
  expect((await fixture.run(['list', '--waiting'])).out).toBe('Nothing waits for you.\n');
  expect((await fixture.run(['list', '--bin'])).out).toBe('The bin is empty.\n');
  expect((await fixture.run(['blocks'])).out).toContain('Nothing is blocked.');
  await using waiting = await openFixture([makeEntry(1, { state: 'waiting' })]);
  expect((await waiting.run(['list', '--visible'])).out).toBe('Nothing to list.\n');
});

it('prints JSON with all columns, the counts, and whether there are more entries', async () => {
  await using fixture = await openFixture([makeEntry(1), makeEntry(2, { state: 'waiting', held_because: 'too-fast' })]);
  const { out, code } = await fixture.run(['list', '--limit', '1', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({
    entries: [makeEntry(2, { state: 'waiting', held_because: 'too-fast' })],
    hasMore: true,
    counts: { visible: 1, waiting: 1, hidden: 0, deleted: 0 },
    isOpen: true,
  });
});

it('shows an entry in full', async () => {
  await using fixture = await openFixture([
    makeEntry(1, {
      website: 'https://praline.example/',
      message: 'one\n\ttwo\u001b[2J',
      reply: 'Thank\nyou!',
      reply_time: startMs,
    }),
  ]);
  expect((await fixture.run(['show', `${startMs + 1}`])).out).toBe(`\
ID       1760000000001
Name     Praline 1
Website  https://praline.example/
Time     2025-10-09 08:53
State    visible, replied

  one
      two�[2J

Your reply, 2025-10-09 08:53
  Thank
  you!
`);
});

it('names ids that do not exist, and changes nothing', async () => {
  await using fixture = await openFixture([makeEntry(1)]);
  const { code, notes } = await fixture.run(['hide', `${startMs + 1}`, '12', '34']);
  expect(code).toBe(1);
  expect(notes).toBe(
    'There are no entries 12, 34. Nothing was changed. To list all ids: npm run guestbook -- list --all\n',
  );
  expect((await fixture.store.countEntries()).visible).toBe(1);
  expect((await fixture.run(['show', '12'])).notes).toContain('There is no entry 12.');
});
