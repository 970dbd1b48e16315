import { cp, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawSvg } from '#content-reader/content-fixture.ts';
import { listBin, putBack } from '#studio/api/bin/bin.ts';
import { changeValues } from '#studio/api/change/change-values.ts';
import { redo, undo } from '#studio/api/history/undo.ts';
import { describeSite } from '#studio/api/site/describe-site.ts';
import { openTestSite, setField, valueIn } from '#studio/api/site/site-fixture.ts';
import { addItem, checkItem, duplicateItem, forgetPictures, removeItem } from './items.ts';
import { removeOldPictures } from './old-pictures.ts';

const thistle = { collection: 'characters' as const, id: 'thistle' };
const thistleFile = 'characters/thistle/character.yaml';
const day = 24 * 60 * 60 * 1000;

test('a character is added with the pictures that are in its folder, in the order of its schema', async () => {
  const { site, read } = await openTestSite();
  const folder = join(site.content, 'characters/new');
  await mkdir(folder);
  await writeFile(join(folder, 'portrait.svg'), drawSvg());
  await cp(join(site.content, 'characters/thistle/main.png'), join(folder, 'main.png'));
  const { images: _, ...data } = valueIn(site, thistleFile, []) as Record<string, never>;
  const answer = await addItem(site, { collection: 'characters', id: 'new', data: { ...data, order: 7 } });
  expect(answer).toMatchObject({ outcome: 'saved', step: { file: 'characters/new/character.yaml' } });
  expect(await read('characters/new/character.yaml')).toMatch(/^order: 7\nname: /);
  expect((await describeSite(site)).pages.map(({ address }) => address)).toContain('/oc-gallery/new');
  await undo(site);
  await expect(read('characters/new/portrait.svg')).rejects.toThrow('ENOENT');
  expect((await describeSite(site)).problems).toEqual([]);
  await redo(site);
  expect(await read('characters/new/portrait.svg')).toContain('<svg');
});

test('a character with a mistake is not added, and its pictures stay', async () => {
  const { site, read } = await openTestSite();
  await mkdir(join(site.content, 'characters/new'));
  await writeFile(join(site.content, 'characters/new/portrait.svg'), drawSvg());
  const answer = await addItem(site, { collection: 'characters', id: 'new', data: { name: '' } });
  expect(answer).toMatchObject({ outcome: 'kept' });
  expect(answer).toHaveProperty('problems', expect.arrayContaining([expect.objectContaining({ path: ['name'] })]));
  expect(await read('characters/new/portrait.svg')).toContain('<svg');
  await expect(read('characters/new/character.yaml')).rejects.toThrow('ENOENT');
});

test('what would be wrong with a new one is told before it is made, with the repair, and nothing is written', async () => {
  const { site, read } = await openTestSite();
  const waiting = join(site.folder, '.bonbon/studio/waiting/11111111');
  await mkdir(waiting, { recursive: true });
  await writeFile(join(waiting, 'cover.svg'), drawSvg());
  const data = { title: 'A zine', link: 'mirazine.example', image: './cover.svg' };
  const { problems } = await checkItem(site, { collection: 'projects', id: 'zine', data, stage: '11111111' });
  expect(problems).toContainEqual(expect.objectContaining({ path: ['link'], repair: 'https://mirazine.example' }));
  // Its picture waits for it.
  expect(problems.filter(({ path }) => path[0] === 'image')).toEqual([]);
  await expect(read('projects/zine/project.yaml')).rejects.toThrow('ENOENT');
});

test('a folder of pictures alone is told of, breaks nothing, and goes into the bin and back', async () => {
  const { site, read } = await openTestSite();
  await mkdir(join(site.content, 'characters/mira'));
  await writeFile(join(site.content, 'characters/mira/mira-1.svg'), drawSvg());
  const leftOver = [{ collection: 'characters', id: 'mira', file: 'characters/mira/character.yaml' }];
  expect(await describeSite(site)).toMatchObject({ problems: [], leftOver });
  expect(await removeItem(site, { collection: 'characters', id: 'mira' })).toMatchObject({
    outcome: 'saved',
    step: { label: 'mira, taken away' },
  });
  expect(await describeSite(site)).toMatchObject({ problems: [], leftOver: [] });
  await undo(site);
  expect(await read('characters/mira/mira-1.svg')).toContain('<svg');
});

test('addresses are free and well formed', async () => {
  const { site } = await openTestSite();
  for (const id of ['thistle', '../up', 'New One', '']) {
    expect(await addItem(site, { collection: 'characters', id, data: {} })).toMatchObject({ reason: 'taken' });
  }
  expect(await duplicateItem(site, { ...thistle, newId: 'thistle' })).toMatchObject({ reason: 'taken' });
  expect(await removeItem(site, { ...thistle, id: '../thistle' })).toMatchObject({ reason: 'gone' });
});

test('a copy has all files of the first one', async () => {
  const { site, read } = await openTestSite();
  expect(await duplicateItem(site, { ...thistle, newId: 'thistle-2' })).toMatchObject({ outcome: 'saved' });
  expect(await read('characters/thistle-2/character.yaml')).toBe(await read(thistleFile));
  expect(await read('characters/thistle-2/portrait.svg')).toContain('<svg');
});

test('what is removed lies in the bin for 30 days with everything, and goes back with its links', async () => {
  const { site, read, wait } = await openTestSite();
  const links = ['navigation', 0, 'links'];
  const link = { label: 'Thistle', to: '/oc-gallery/thistle' };
  const before = [...(valueIn(site, 'site.yaml', links) as []), link];
  await setField(site, 'site.yaml', links, before);
  const written = await read(thistleFile);
  expect(await removeItem(site, thistle)).toMatchObject({ outcome: 'saved' });
  expect(valueIn(site, 'site.yaml', links)).toEqual(before.slice(0, -1));
  const [item] = await listBin(site);
  expect(item).toMatchObject({ label: 'Captain Thistle', until: site.now() + 30 * day });
  await undo(site);
  expect(await listBin(site)).toEqual([]);
  expect(await read(thistleFile)).toBe(written);
  await redo(site);
  wait(29 * day);
  expect(await putBack(site, { id: item?.id ?? '' })).toMatchObject({ outcome: 'saved' });
  expect(await read(thistleFile)).toBe(written);
  expect(valueIn(site, 'site.yaml', links)).toEqual(before);
  await undo(site);
  expect(await listBin(site)).toHaveLength(1);
  wait(2 * day);
  expect(await listBin(site)).toEqual([]);
  expect(await undo(site)).toMatchObject({ outcome: 'refused', reason: 'gone' });
  // The next step back is about the menu, from which the link has gone already.
  expect(await undo(site)).toMatchObject({ outcome: 'saved' });
});

test('a character whose place is taken meanwhile stays in the bin', async () => {
  const { site, read } = await openTestSite();
  const other = (await read(thistleFile)).replace('Captain Thistle', 'Another');
  await removeItem(site, thistle);
  await mkdir(join(site.content, 'characters/thistle'));
  await writeFile(join(site.content, thistleFile), other);
  expect(await undo(site)).toMatchObject({ outcome: 'refused', reason: 'taken' });
  const [item] = await listBin(site);
  expect(await putBack(site, { id: item?.id ?? '' })).toMatchObject({ outcome: 'refused', reason: 'taken' });
  expect(await read(thistleFile)).toBe(other);
});

test('an item of a list lies in the bin, too, unless its removal is undone', async () => {
  const { site, wait } = await openTestSite({
    'friends.yaml': '- { name: Mochi, url: "#", image: cat.svg }\n- { name: Taro, url: "#", image: cat.svg }\n',
  });
  const remove = (index: number) =>
    changeValues(site, {
      changes: [{ do: 'remove', file: 'friends.yaml', path: [index] }],
      before: [valueIn(site, 'friends.yaml', [index])],
      label: 'a friend less',
    });
  await remove(0);
  wait(1000);
  await remove(0);
  expect(await listBin(site)).toMatchObject([{ label: 'Taro' }, { label: 'Mochi' }]);
  await undo(site);
  expect(await listBin(site)).toMatchObject([{ label: 'Mochi' }]);
  const [mochi] = await listBin(site);
  expect(await putBack(site, { id: mochi?.id ?? '' })).toMatchObject({ outcome: 'saved' });
  expect(valueIn(site, 'friends.yaml', [])).toMatchObject([{ name: 'Mochi' }, { name: 'Taro' }]);
  expect(await listBin(site)).toEqual([]);
  await undo(site);
  await setField(site, 'home.yaml', ['quickIntro', 'title'], 'Hello');
  expect(await listBin(site)).toMatchObject([{ label: 'Mochi' }]);
});

test('pictures that wait come with the character that they are for, and go when it is not to be made', async () => {
  const { site, read } = await openTestSite();
  const waiting = (stage: string) => join(site.folder, '.bonbon/studio/waiting', stage);
  for (const stage of ['11111111', '22222222']) {
    await mkdir(waiting(stage), { recursive: true });
    await writeFile(join(waiting(stage), 'portrait.svg'), drawSvg());
    await cp(join(site.content, 'characters/thistle/main.png'), join(waiting(stage), 'main.png'));
  }
  const { images: _, ...data } = valueIn(site, thistleFile, []) as Record<string, never>;
  const refused = await addItem(site, { collection: 'characters', id: 'new', data: { name: '' }, stage: '11111111' });
  expect(refused).toMatchObject({ outcome: 'kept' });
  await expect(read('characters/new/portrait.svg')).rejects.toThrow('ENOENT');
  const answer = await addItem(site, { collection: 'characters', id: 'new', data, stage: '11111111' });
  expect(answer).toMatchObject({ outcome: 'saved' });
  expect(await read('characters/new/portrait.svg')).toContain('<svg');
  await expect(stat(waiting('11111111'))).rejects.toThrow('ENOENT');
  await forgetPictures(site, { stage: '../../content' });
  await forgetPictures(site, { stage: '22222222' });
  await expect(stat(waiting('22222222'))).rejects.toThrow('ENOENT');
  expect(await read(thistleFile)).toContain('name:');
});

test('pictures that have waited for a month go', async () => {
  const { site } = await openTestSite();
  const folder = join(site.folder, '.bonbon/studio/waiting/33333333');
  await mkdir(folder, { recursive: true });
  await removeOldPictures(site.folder, Date.now() + 29 * day);
  expect((await stat(folder)).isDirectory()).toBe(true);
  await removeOldPictures(site.folder, Date.now() + 31 * day);
  await expect(stat(folder)).rejects.toThrow('ENOENT');
});
