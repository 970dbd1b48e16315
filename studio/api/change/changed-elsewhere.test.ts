import { expect, test } from 'vitest';
import { settleDraft } from '#studio/api/drafts/settle-draft.ts';
import { undo } from '#studio/api/history/undo.ts';
import { describeSite } from '#studio/api/site/describe-site.ts';
import { openTestSite, setField, valueIn } from '#studio/api/site/site-fixture.ts';
import { friends, withFriends } from './friends-fixture.ts';

test('what was changed elsewhere meanwhile is never overwritten, and both are kept until the owner chooses', async () => {
  const { site, read, write } = await openTestSite(withFriends);
  const theirs = friends.replace('Mochi', 'Momo');
  await write('friends.yaml', theirs);
  const answer = await setField(site, 'friends.yaml', [0, 'name'], 'Mochi M.', { before: 'Mochi' });
  expect(answer).toEqual({ outcome: 'conflict', file: 'friends.yaml', path: [0, 'name'], theirs: 'Momo' });
  expect(await read('friends.yaml')).toBe(theirs);
  const draft = { file: 'friends.yaml', path: [0, 'name'], value: 'Mochi M.', why: 'conflict', theirs: 'Momo' };
  expect((await describeSite(site)).drafts).toEqual([draft]);
  await settleDraft(site, { file: 'friends.yaml', path: [0, 'name'], keep: 'mine' });
  expect(await read('friends.yaml')).toBe(friends.replace("'Mochi'", "'Mochi M.'"));
  expect((await describeSite(site)).drafts).toEqual([]);
});

test('the same words from two sides are no conflict, and an undo of what is back already is one step', async () => {
  const { site, read, write } = await openTestSite(withFriends);
  await setField(site, 'friends.yaml', [0, 'name'], 'Momo');
  await write('friends.yaml', friends.replace("'Mochi'", "'Mimi'"));
  const answer = await setField(site, 'friends.yaml', [0, 'name'], 'Mimi', { before: 'Momo' });
  expect(answer).toMatchObject({ outcome: 'saved' });
  await write('friends.yaml', friends);
  expect(await undo(site)).toMatchObject({ outcome: 'saved' });
  expect(await read('friends.yaml')).toBe(friends);
  expect((await describeSite(site)).drafts).toEqual([]);
});

test('other values that were changed elsewhere are taken in, and undo leaves them', async () => {
  const { site, read, write } = await openTestSite(withFriends);
  await setField(site, 'friends.yaml', [0, 'name'], 'Momo');
  const events: unknown[] = [];
  site.listen((event) => events.push(event));
  const both = friends
    .replace("'Mochi'", "'Momo'")
    .replace('# The second\n', '# The second one\n')
    .replace('Taro', 'Tara');
  await write('friends.yaml', both);
  await setField(site, 'friends.yaml', [0, 'url'], 'https://momo.example');
  expect(events).toMatchObject([{ changedElsewhere: ['friends.yaml'] }, { changedElsewhere: [] }]);
  await write('friends.yaml', (await read('friends.yaml')).replace('Tara', 'Tasha'));
  await undo(site);
  await undo(site);
  expect(await read('friends.yaml')).toBe(both.replace("'Momo'", "'Mochi'").replace('Tara', 'Tasha'));
});

test('an undo that would overwrite a change made elsewhere is a conflict, and those before it go on', async () => {
  const { site, read, write } = await openTestSite(withFriends);
  await setField(site, 'friends.yaml', [1, 'name'], 'Tara');
  await setField(site, 'friends.yaml', [0, 'name'], 'Momo');
  const theirs = (await read('friends.yaml')).replace('Momo', 'Mimi');
  await write('friends.yaml', theirs);
  expect(await undo(site)).toEqual({ outcome: 'conflict', file: 'friends.yaml', path: [0, 'name'], theirs: 'Mimi' });
  expect(await read('friends.yaml')).toBe(theirs);
  expect((await describeSite(site)).drafts).toMatchObject([{ value: 'Mochi', theirs: 'Mimi', why: 'conflict' }]);
  expect(await undo(site)).toMatchObject({ outcome: 'saved' });
  expect(valueIn(site, 'friends.yaml', [1, 'name'])).toBe('Taro');
});
