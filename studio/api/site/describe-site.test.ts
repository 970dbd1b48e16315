import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeSite } from './describe-site.ts';
import { openTestSite, setField } from './site-fixture.ts';

test('the window learns of every file, what it says and whether it is there', async () => {
  const { site, read } = await openTestSite({ 'updates.yaml': null, 'connect.yaml': null });
  const { files } = await describeSite(site);
  const of = (file: string) => files.find((one) => one.file === file);
  const hash = createHash('sha256')
    .update(await read('home.yaml'))
    .digest('hex');
  expect(of('home.yaml')).toMatchObject({ name: 'home', state: 'there', hash, data: { quickIntro: {} } });
  expect(of('updates.yaml')).toEqual({ file: 'updates.yaml', name: 'updates', state: 'missing', hash: '', data: [] });
  expect(of('connect.yaml')).toMatchObject({ name: 'connect', state: 'leftOut', data: {} });
  expect(of('characters/thistle/character.yaml')).toMatchObject({ name: 'characters', id: 'thistle', state: 'there' });
});

test('and of every page that the preview can show, with its title', async () => {
  const friends = Array.from({ length: 60 }, (_, index) => `- { name: F${index}, url: "#", image: cat.svg }\n`).join(
    '',
  );
  const { site } = await openTestSite({ 'friends.yaml': friends });
  const { pages, siteTitle } = await describeSite(site);
  expect(siteTitle).toBe('Bonbon');
  expect(pages.slice(0, 2)).toEqual([
    { address: '/', title: 'Bonbon', file: 'home.yaml', isLeftOut: false },
    { address: '/friends', title: 'My Friends', file: 'friends.yaml', isLeftOut: false },
  ]);
  expect(pages).toContainEqual({
    address: '/oc-gallery/thistle',
    title: 'Captain Thistle',
    file: 'characters/thistle/character.yaml',
    isLeftOut: false,
  });
  expect(pages.map(({ address }) => address)).toContain('/404');
});

test('warnings and problems are the sentences of the build, and a secret key is cut short', async () => {
  const key = `sb_secret_${'a'.repeat(24)}`;
  const { site, write, read } = await openTestSite();
  expect((await describeSite(site)).warnings).toMatchObject([
    { file: 'site.yaml', path: ['address'], sentence: expect.stringContaining('is only a sample address') },
  ]);
  await write('home.yaml', `${(await read('home.yaml')).trimEnd()}\nnote: ${key}\n`);
  const { problems } = await describeSite(site);
  expect(problems.map(({ file, path }) => ({ file, path }))).toContainEqual({ file: 'home.yaml', path: ['note'] });
  expect(JSON.stringify(problems)).not.toContain(key);
});

test('each state has a higher revision than the one before, after a restart, too', async () => {
  const { site, reopen, wait } = await openTestSite();
  const first = (await describeSite(site)).revision;
  await setField(site, 'home.yaml', ['quickIntro', 'title'], 'Hello');
  const second = (await describeSite(site)).revision;
  wait(1000);
  const third = (await describeSite(await reopen())).revision;
  expect(first < second && second < third).toBe(true);
});
