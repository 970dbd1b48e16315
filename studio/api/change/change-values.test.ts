import { expect, test } from 'vitest';
import { listHistory } from '#studio/api/history/history.ts';
import { redo, undo } from '#studio/api/history/undo.ts';
import { describeSite } from '#studio/api/site/describe-site.ts';
import { openTestSite, setField, valueIn } from '#studio/api/site/site-fixture.ts';
import { changeValues } from './change-values.ts';
import { friends, withFriends } from './friends-fixture.ts';

const title = ['quickIntro', 'title'];

test('a change is in its lines alone, and undo and redo bring back every byte, after a restart, too', async () => {
  const written = friends.replaceAll('\n', '\r\n');
  const { site, reopen, read } = await openTestSite({ 'friends.yaml': `\ufeff${written}` });
  const answer = await setField(site, 'friends.yaml', [0, 'name'], 'Mochi: the cat');
  expect(answer).toMatchObject({ outcome: 'saved', step: { label: '0 name of friends.yaml', path: [0, 'name'] } });
  const changed = `\ufeff${written.replace("'Mochi'", "'Mochi: the cat'")}`;
  expect(await read('friends.yaml')).toBe(changed);
  await site.close();
  const again = await reopen();
  expect(await undo(again)).toMatchObject({ outcome: 'saved', step: { label: '0 name of friends.yaml' } });
  expect(await read('friends.yaml')).toBe(`\ufeff${written}`);
  expect(await undo(again)).toMatchObject({ outcome: 'refused', reason: 'nothing' });
  await again.close();
  const third = await reopen();
  expect(listHistory(third)).toMatchObject({ undone: 1, steps: [{ label: '0 name of friends.yaml' }] });
  expect(await redo(third)).toMatchObject({ outcome: 'saved' });
  expect(await read('friends.yaml')).toBe(changed);
});

test('what is typed without a pause is one step', async () => {
  const { site, read, wait } = await openTestSite();
  const before = await read('home.yaml');
  for (const text of ['H', 'He', 'Hello']) {
    await setField(site, 'home.yaml', title, text, { stepKey: 'title' });
    wait(1500);
  }
  wait(1000);
  const first = await read('home.yaml');
  await setField(site, 'home.yaml', title, 'Hello you', { stepKey: 'title' });
  expect(listHistory(site).steps).toHaveLength(2);
  await undo(site);
  expect(await read('home.yaml')).toBe(first);
  await undo(site);
  expect(await read('home.yaml')).toBe(before);
});

test('what is typed and taken back leaves no step', async () => {
  const { site, read } = await openTestSite();
  const before = await read('home.yaml');
  await setField(site, 'home.yaml', title, 'Hello', { stepKey: 'title' });
  await setField(site, 'home.yaml', title, 'Quick Intro', { stepKey: 'title' });
  expect(await read('home.yaml')).toBe(before);
  expect(listHistory(site).steps).toEqual([]);
});

test('a text of several lines is changed again by a window that does not see its last line break', async () => {
  const { site, read } = await openTestSite();
  const text = ['quickIntro', 'text'];
  const home = (await read('home.yaml')).replace(/ {2}text: Hi.*/, '  text: |\n    Hi.\n    You.');
  await site.close();
  const again = await openTestSite({ 'home.yaml': home });
  for (const [before, value] of [
    ['Hi.\nYou.\n', 'Hi.\nYou!'],
    ['Hi.\nYou!', 'Hi!'],
    ['Hi!', 'Hello!'],
  ] as const) {
    expect(await setField(again.site, 'home.yaml', text, value, { before })).toMatchObject({ outcome: 'saved' });
  }
  expect(await again.read('home.yaml')).toBe(home.replace('Hi.\n    You.', 'Hello!'));
  for (let step = 0; step < 3; step++) await undo(again.site);
  expect(await again.read('home.yaml')).toBe(home);
});

test('items are put in, moved and taken out, several in one step', async () => {
  const { site, read } = await openTestSite(withFriends);
  const third = { name: 'Sesame', url: '#', image: 'cat.svg' };
  const change = (
    changes: Parameters<typeof changeValues>[1]['changes'],
    before = [valueIn(site, 'friends.yaml', [])],
  ) => changeValues(site, { changes, before, label: 'friends' });
  await change([{ do: 'insert', file: 'friends.yaml', path: [], index: 1, value: third }]);
  expect(await read('friends.yaml')).toBe(
    friends.replace('\n\n', '\n\n- name: Sesame\n  url: "#"\n  image: cat.svg\n'),
  );
  await change([{ do: 'move', file: 'friends.yaml', path: [], from: 0, to: 2 }]);
  expect(valueIn(site, 'friends.yaml', [2, 'name'])).toBe('Mochi');
  const names = [0, 1, 2].map((index) => valueIn(site, 'friends.yaml', [index]));
  await changeValues(site, {
    changes: [
      { do: 'remove', file: 'friends.yaml', path: [0] },
      { do: 'set', file: 'friends.yaml', path: [1, 'name'], value: 'Taro B.' },
      { do: 'remove', file: 'friends.yaml', path: [2] },
    ],
    before: [names[0], valueIn(site, 'friends.yaml', [1, 'name']), names[2]],
    label: 'many',
  });
  expect(valueIn(site, 'friends.yaml', [])).toEqual([
    { name: 'Taro B.', url: 'https://taro.example', image: 'cat.svg' },
  ]);
  for (let step = 0; step < 3; step++) await undo(site);
  expect(await read('friends.yaml')).toBe(friends);
});

test('a whole list that is sent changes only what differs', async () => {
  const { site, read } = await openTestSite(withFriends);
  const list = valueIn(site, 'friends.yaml', []) as { name: string }[];
  const next = list.map((friend, index) => (index === 1 ? { ...friend, name: 'Taro!' } : friend));
  await setField(site, 'friends.yaml', [], next);
  expect(await read('friends.yaml')).toBe(friends.replace('name: Taro,', 'name: "Taro!",'));
});

test('a file that is not there yet is written, and undo removes it', async () => {
  const { site, read } = await openTestSite({ 'updates.yaml': null });
  const value = { date: '2026-01-05', text: 'The first one' };
  const changes = [{ do: 'insert' as const, file: 'updates.yaml', path: [], index: 0, value }];
  const answer = await changeValues(site, { changes, before: [[]], label: 'an update' });
  expect(answer).toMatchObject({ outcome: 'saved' });
  expect(await read('updates.yaml')).toBe('- date: 2026-01-05\n  text: The first one\n');
  await undo(site);
  await expect(read('updates.yaml')).rejects.toThrow('ENOENT');
});

test('a link to a page that does not exist is wrong, too, and so is a value that breaks another file', async () => {
  const { site } = await openTestSite();
  const link = await setField(site, 'site.yaml', ['navigation', 0, 'links', 0, 'to'], '/abuotme');
  expect(link).toMatchObject({
    outcome: 'kept',
    problems: [{ sentence: 'there is no page at /abuotme; did you mean /aboutme?', repair: '/aboutme' }],
  });
  expect(await setField(site, 'home.yaml', ['quickIntro', 'text'], 'See [this](/nowhere).')).toMatchObject({
    outcome: 'kept',
    problems: [{ file: 'home.yaml', path: ['quickIntro', 'text'] }],
  });
});

test('a file with a mistake in its YAML keeps what was read last, and nothing is written into it', async () => {
  const { site, read, write } = await openTestSite(withFriends);
  const broken = friends.replace("'Mochi'", "'Mochi");
  await write('friends.yaml', broken);
  const state = await describeSite(site);
  const file = state.files.find((one) => one.file === 'friends.yaml');
  expect(file).toMatchObject({ state: 'broken', data: [{ name: 'Mochi' }, { name: 'Taro' }] });
  expect(state.problems).toMatchObject([{ file: 'friends.yaml', line: 2 }]);
  expect(await setField(site, 'friends.yaml', [1, 'name'], 'Tara')).toMatchObject({
    outcome: 'refused',
    reason: 'unwritable',
    sentence:
      'Your words are still here, and the site is as it was. This value is in a file with a mistake: correct that first.',
  });
  expect(await read('friends.yaml')).toBe(broken);
});

test('a value that is written in a way that cannot be changed is refused', async () => {
  const shared = '- &cat { name: Mochi, url: "#", image: cat.svg }\n- *cat\n';
  const { site } = await openTestSite({ 'friends.yaml': shared });
  expect(await setField(site, 'friends.yaml', [1, 'name'], 'Tara', { before: 'Mochi' })).toMatchObject({
    outcome: 'refused',
  });
});

test('only content files are written', async () => {
  const { site } = await openTestSite();
  for (const file of [
    '../secret.yaml',
    '/etc/passwd',
    'images/../home.yaml',
    'site.css',
    'characters/new/character.yaml',
  ]) {
    expect(await setField(site, file, ['x'], 'y')).toMatchObject({ outcome: 'refused', reason: 'gone' });
  }
});
