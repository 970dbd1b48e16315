import { expect, test } from 'vitest';
import { changeValues } from '#studio/api/change/change-values.ts';
import { friends, withFriends } from '#studio/api/change/friends-fixture.ts';
import { describeSite } from '#studio/api/site/describe-site.ts';
import { openTestSite, setField, valueIn } from '#studio/api/site/site-fixture.ts';

test('a wrong value is kept as a draft, over a restart, with the words of the build and the repair', async () => {
  const { site, reopen, read } = await openTestSite(withFriends);
  const answer = await setField(site, 'friends.yaml', [1, 'url'], 'pond.example');
  const problem = { file: 'friends.yaml', line: 7, path: [1, 'url'], repair: 'https://pond.example' };
  expect(answer).toMatchObject({ outcome: 'kept', problems: [problem] });
  expect(await read('friends.yaml')).toBe(friends);
  await site.close();
  const again = await reopen();
  const state = await describeSite(again);
  expect(state.drafts).toEqual([{ file: 'friends.yaml', path: [1, 'url'], value: 'pond.example', why: 'mistake' }]);
  expect(state.problems).toMatchObject([problem]);
  expect(state.undo).toBeUndefined();
  const right = await setField(again, 'friends.yaml', [1, 'url'], 'https://pond.example', { before: 'pond.example' });
  expect(right).toMatchObject({ outcome: 'saved' });
  expect(await describeSite(again)).toMatchObject({ drafts: [], problems: [] });
});

test('a new item is a draft until all of it is right', async () => {
  const { site, read } = await openTestSite(withFriends);
  const value = { name: '', url: '#', image: 'cat.svg' };
  const before = valueIn(site, 'friends.yaml', []);
  const changes = [{ do: 'insert' as const, file: 'friends.yaml', path: [], index: 0, value }];
  expect(await changeValues(site, { changes, before: [before], label: 'a friend' })).toMatchObject({ outcome: 'kept' });
  const list = [value, ...(before as [])];
  expect((await describeSite(site)).drafts).toMatchObject([{ path: [], value: list, why: 'mistake' }]);
  expect(await setField(site, 'friends.yaml', [0, 'name'], 'Sesame', { before: '' })).toMatchObject({
    outcome: 'saved',
  });
  expect(await read('friends.yaml')).toContain(
    '# My friends\n- name: Sesame\n  url: "#"\n  image: cat.svg\n- name: \'Mochi\'',
  );
  expect((await describeSite(site)).drafts).toEqual([]);
});
