import { expect, it } from 'vitest';
import { makeEntry, openFixture, startMs } from '#admin/commands/tool-fixture.ts';
import type { OwnerStore } from '#model/guestbook-owner.ts';
import { entryStates } from '#model/guestbook-table.ts';
import { openDatabase } from '#server/storage/database.ts';

const id = (number: number) => String(startMs + number);
const statesOf = async (store: OwnerStore) =>
  Object.fromEntries((await store.readPage(entryStates, undefined, 100)).map((row) => [row.time - startMs, row.state]));

it('hides and restores several entries at once', async () => {
  await using fixture = await openFixture([makeEntry(1), makeEntry(2), makeEntry(3, { state: 'hidden' })]);

  const hidden = await fixture.run(['hide', id(1), id(2), id(3)]);
  expect(hidden).toMatchObject({ code: 0, questions: [] });
  expect(hidden.out).toBe(`2 entries are now hidden. To undo: restore ID\nAlready hidden: ${id(3)}\n`);
  expect(await statesOf(fixture.store)).toEqual({ 1: 'hidden', 2: 'hidden', 3: 'hidden' });

  const restored = await fixture.run(['restore', id(1), id(2), '--json']);
  expect(JSON.parse(restored.out)).toEqual({ state: 'visible', changed: [id(1), id(2)], unchanged: [] });
  expect(await statesOf(fixture.store)).toEqual({ 1: 'visible', 2: 'visible', 3: 'hidden' });
});

it('moves entries to the bin after a question, and restores them from it', async () => {
  await using fixture = await openFixture([makeEntry(1), makeEntry(2)]);

  const refused = await fixture.run(['delete', id(1)], { answers: false });
  expect(refused).toMatchObject({ code: 1, questions: ['Move 1 entry to the bin?'] });
  expect(refused.notes).toContain('Hello, number 1!');
  expect(refused.notes).toContain('Nothing was changed.');
  expect(await statesOf(fixture.store)).toEqual({ 1: 'visible', 2: 'visible' });

  expect(await fixture.run(['delete', id(1)], { answers: true })).toMatchObject({ code: 0 });
  expect(await statesOf(fixture.store)).toEqual({ 1: 'deleted', 2: 'visible' });
  expect(await fixture.run(['restore', id(1)])).toMatchObject({ code: 0 });
  expect(await statesOf(fixture.store)).toEqual({ 1: 'visible', 2: 'visible' });
});

it('does nothing destructive without a terminal to ask in, unless the command says --yes', async () => {
  await using fixture = await openFixture([makeEntry(1)]);

  const { code, notes } = await fixture.run(['delete', id(1)]);
  expect(code).toBe(2);
  expect(notes).toBe('Move 1 entry to the bin? There is no terminal to ask in: to confirm, add --yes.\n');
  expect(await statesOf(fixture.store)).toEqual({ 1: 'visible' });

  expect((await fixture.run(['delete', id(1), '--yes'])).code).toBe(0);
  expect(await statesOf(fixture.store)).toEqual({ 1: 'deleted' });
});

it('permanently removes only what is in the bin', async () => {
  await using fixture = await openFixture([
    makeEntry(1),
    makeEntry(2, { state: 'deleted' }),
    makeEntry(3, { state: 'deleted' }),
  ]);

  const early = await fixture.run(['delete', '--forever', id(1), id(2), '--yes']);
  expect(early).toMatchObject({ code: 1 });
  expect(early.notes).toContain(`Not in the bin: ${id(1)}.`);
  expect(await statesOf(fixture.store)).toEqual({ 1: 'visible', 2: 'deleted', 3: 'deleted' });

  const one = await fixture.run(['delete', '--forever', id(2)], { answers: true });
  expect(one.questions).toEqual(['Permanently remove 1 entry? This cannot be undone.']);
  const rest = await fixture.run(['delete', '--forever', '--all', '--yes', '--json']);
  expect(JSON.parse(rest.out)).toEqual({ removed: [id(3)] });
  expect(await statesOf(fixture.store)).toEqual({ 1: 'visible' });
  expect((await fixture.run(['delete', '--forever', '--all'])).out).toBe('The bin is empty.\n');
});

it('approves what waits: by id, by reason, or everything after a question', async () => {
  await using fixture = await openFixture([
    makeEntry(1, { state: 'waiting' }),
    makeEntry(2, { state: 'waiting', held_because: 'links' }),
    makeEntry(3, { state: 'waiting', held_because: 'too-fast' }),
    makeEntry(4, { state: 'waiting' }),
    makeEntry(5, { state: 'hidden' }),
  ]);
  await fixture.run(['approve', id(1)]);
  expect(await statesOf(fixture.store)).toMatchObject({ 1: 'visible', 2: 'waiting' });
  await fixture.run(['approve', '--held', 'links', '--yes']);
  expect(await statesOf(fixture.store)).toMatchObject({ 2: 'visible', 3: 'waiting' });
  const all = await fixture.run(['approve', '--all'], { answers: true });
  expect(all.questions).toEqual(['Publish 2 entries?']);
  expect(await statesOf(fixture.store)).toEqual({
    1: 'visible',
    2: 'visible',
    3: 'visible',
    4: 'visible',
    5: 'hidden',
  });
  expect((await fixture.run(['approve', '--all'])).out).toBe('There is nothing to do.\n');
});

it('publishes and answers no words that their author changed while the owner was asked, and says which', async () => {
  await using fixture = await openFixture([
    makeEntry(1, { state: 'waiting' }),
    makeEntry(2, { state: 'waiting' }),
    makeEntry(3, { reply: 'First', reply_time: 1 }),
    makeEntry(4, { reply: 'First', reply_time: 1 }),
  ]);
  const database = openDatabase(fixture.dataFolder);
  const meanwhile = (sql: string) => ({
    answers: () => {
      database.exec(sql);
      return true;
    },
  });
  const mend = (number: number) => `update guestbook_entries set message = 'Rude' where id = '${id(number)}'`;
  const all = await fixture.run(['approve', '--all'], meanwhile(mend(2)));
  expect(all).toMatchObject({ code: 1, out: '' });
  expect(all.notes).toContain(`${id(2)} was changed by its author a moment ago: show ${id(2)}\nNothing was changed.`);
  expect((await fixture.run(['reply', id(3), 'Second'], meanwhile(mend(3)))).code).toBe(1);
  const gone = await fixture.run(
    ['reply', id(4), 'Second'],
    meanwhile(`delete from guestbook_entries where id = '${id(4)}'`),
  );
  expect(gone.notes).toContain(`${id(4)} was taken back by its author`);
  expect(await fixture.store.findEntries([id(3)])).toMatchObject([{ reply: 'First' }]);
  expect(await statesOf(fixture.store)).toMatchObject({ 1: 'waiting', 2: 'waiting' });
  expect((await fixture.run(['approve', id(2)])).out).toContain(`${id(2)}  Praline 2: Rude\n`);
  database.close();
});

it('moves everything that waits for one reason to the bin', async () => {
  await using fixture = await openFixture([
    makeEntry(1, { state: 'waiting', held_because: 'honeypot' }),
    makeEntry(2, { state: 'waiting', held_because: 'links' }),
    makeEntry(3),
  ]);
  const { questions } = await fixture.run(['delete', '--held', 'honeypot'], { answers: true });
  expect(questions).toEqual(['Move 1 entry to the bin?']);
  expect(await statesOf(fixture.store)).toEqual({ 1: 'deleted', 2: 'waiting', 3: 'visible' });
  expect((await fixture.run(['delete', '--held', 'luck'])).notes).toContain('--held needs one of: honeypot, too-fast');
});

it('says what to do with an entry that the command is not for, and changes none of them', async () => {
  await using fixture = await openFixture([
    makeEntry(1),
    makeEntry(2, { state: 'waiting' }),
    makeEntry(3, { state: 'deleted' }),
  ]);
  const before = await statesOf(fixture.store);
  expect((await fixture.run(['restore', id(1), id(2)])).notes).toContain(`${id(2)} waits for approval: approve ID`);
  expect((await fixture.run(['approve', id(2), id(3)])).notes).toContain(`${id(3)} is in the bin: restore ID`);
  expect((await fixture.run(['hide', id(1), id(3)])).code).toBe(1);
  expect(await statesOf(fixture.store)).toEqual(before);
});

it('takes ids or one option that selects several, not both', async () => {
  await using fixture = await openFixture([makeEntry(1, { state: 'waiting' })]);
  for (const typed of [
    ['approve'],
    ['approve', id(1), '--all'],
    ['delete'],
    ['delete', '--all'],
    ['delete', '--forever', '--held', 'links'],
  ]) {
    expect((await fixture.run([...typed, '--yes'])).code, typed.join(' ')).toBe(2);
  }
  expect(await statesOf(fixture.store)).toEqual({ 1: 'waiting' });
});

it('replies from the command or the input, keeps line breaks, and sets the time', async () => {
  await using fixture = await openFixture([makeEntry(1), makeEntry(2, { state: 'hidden' })]);

  expect((await fixture.run(['reply', id(1), 'Thank', 'you!'])).out).toBe('Replied to Praline 1.\n');
  expect(await fixture.store.findEntries([id(1)])).toMatchObject([
    { reply: 'Thank you!', reply_time: startMs + 1_000_000 },
  ]);

  const { out } = await fixture.run(['reply', id(2)], { input: '  one\r\ntwo\u0007\n' });
  expect(out).toContain('Nobody sees it yet, because the entry is hidden.');
  expect(await fixture.store.findEntries([id(2)])).toMatchObject([{ reply: 'one\ntwo' }]);
});

it('asks before a reply is replaced or removed', async () => {
  await using fixture = await openFixture([makeEntry(1, { reply: 'First', reply_time: 1 })]);

  const kept = await fixture.run(['reply', id(1), 'Second'], { answers: false });
  expect(kept).toMatchObject({ code: 1, questions: ['Replace this reply?'] });
  expect(kept.notes).toContain('First');
  await fixture.run(['reply', id(1), 'Second', '--yes']);
  expect(await fixture.store.findEntries([id(1)])).toMatchObject([{ reply: 'Second' }]);
  await fixture.run(['reply', id(1), '--remove'], { answers: true });
  expect(await fixture.store.findEntries([id(1)])).toMatchObject([{ reply: null, reply_time: null }]);
});

it('accepts a reply of 2000 characters, and refuses 2001 or an empty one', async () => {
  await using fixture = await openFixture([makeEntry(1)]);
  expect((await fixture.run(['reply', id(1), 'x'.repeat(2001)])).notes).toBe(
    'The reply has 2001 characters; the maximum is 2000.\n',
  );
  expect((await fixture.run(['reply', id(1), '\u200b '])).code).toBe(2);
  expect(await fixture.store.findEntries([id(1)])).toMatchObject([{ reply: null }]);
  expect((await fixture.run(['reply', id(1), 'x'.repeat(2000)])).code).toBe(0);
});

it('closes and opens the guestbook', async () => {
  await using fixture = await openFixture();
  expect((await fixture.run(['close'])).out).toBe('The guestbook is now closed.\n');
  expect(await fixture.store.readIsOpen()).toBe(false);
  expect((await fixture.run(['close'])).out).toBe('The guestbook is already closed.\n');
  expect(JSON.parse((await fixture.run(['open', '--json'])).out)).toEqual({ isOpen: true, wasOpen: false });
  expect(await fixture.store.readIsOpen()).toBe(true);
});

it('blocks words and senders once, lists them, and removes them again', async () => {
  await using fixture = await openFixture();
  expect((await fixture.run(['block', 'word', 'Casino*'])).out).toBe(
    'Blocked: word "Casino*". New entries that match wait for you.\n',
  );
  expect((await fixture.run(['block', 'word', 'casino*'])).out).toBe('Already blocked: word "casino*".\n');
  await fixture.run(['block', 'sender', '  Spam   Bot ']);
  await fixture.run(['block', 'sender', 'https://www.spam.example/pills']);
  expect(await fixture.store.listBlocks()).toEqual([
    { kind: 'word', value: 'Casino*' },
    { kind: 'sender', value: 'Spam Bot' },
    { kind: 'sender', value: 'spam.example' },
  ]);
  expect((await fixture.run(['blocks'])).out).toBe(
    'Kind    Blocked\nword    Casino*\nsender  Spam Bot\nsender  spam.example\n',
  );

  expect((await fixture.run(['unblock', 'sender', 'spam bott'])).notes).toContain('Did you mean "Spam Bot"?');
  expect((await fixture.run(['unblock', 'sender', 'spam bot'])).code).toBe(0);
  expect(await fixture.store.listBlocks()).toHaveLength(2);
  for (const typed of [['word', ' * '], ['word', 'x'.repeat(201)], ['colour', 'pink'], ['word']]) {
    expect((await fixture.run(['block', ...typed])).code, typed.join(' ')).toBe(2);
  }
});
