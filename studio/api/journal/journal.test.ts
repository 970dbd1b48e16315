import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listHistory } from '#studio/api/history/history.ts';
import { undo } from '#studio/api/history/undo.ts';
import { openTestSite, setField } from '#studio/api/site/site-fixture.ts';

const title = ['quickIntro', 'title'];

async function openWithStep() {
  const opened = await openTestSite();
  const before = await opened.read('home.yaml');
  await setField(opened.site, 'home.yaml', title, 'Hello');
  await opened.site.close();
  const journal = join(opened.site.folder, '.bonbon/studio/journal.jsonl');
  return { ...opened, before, after: await opened.read('home.yaml'), journal };
}

test('a step that was written down and not done is done at the next start', async () => {
  const { reopen, read, write, before, after, journal } = await openWithStep();
  await write('home.yaml', before);
  await writeFile(journal, (await readFile(journal, 'utf8')).replace(/\{"do":"done"\}\n$/, ''));
  const site = await reopen();
  expect(await read('home.yaml')).toBe(after);
  await undo(site);
  expect(await read('home.yaml')).toBe(before);
});

test('a step that was done and taken back elsewhere is not done again', async () => {
  const { reopen, read, write, before } = await openWithStep();
  await write('home.yaml', before);
  await reopen();
  expect(await read('home.yaml')).toBe(before);
});

test('a step that was not done, in a file that was changed elsewhere meanwhile, did not happen', async () => {
  const { reopen, read, write, journal } = await openWithStep();
  await write('home.yaml', (await read('home.yaml')).replace('Hello', 'Hey'));
  await writeFile(journal, (await readFile(journal, 'utf8')).replace(/\{"do":"done"\}\n$/, ''));
  const site = await reopen();
  expect(listHistory(site).steps).toEqual([]);
  expect(await read('home.yaml')).toContain('title: Hey');
});

test('a line that was not written to its end is no step', async () => {
  const { reopen, read, after, journal } = await openWithStep();
  await appendFile(journal, '{"do":"step","step":{"id":"torn","edi');
  const site = await reopen();
  expect(await setField(site, 'home.yaml', title, 'Hello again')).toMatchObject({ outcome: 'saved' });
  await site.close();
  const again = await reopen();
  expect(listHistory(again).steps).toHaveLength(2);
  await undo(again);
  expect(await read('home.yaml')).toBe(after);
});

test('a journal that is no journal is a beginning', async () => {
  const { site, reopen } = await openTestSite();
  const journal = join(site.folder, '.bonbon/studio/journal.jsonl');
  await mkdir(dirname(journal), { recursive: true });
  await writeFile(journal, 'what is this\n{}\n[]\nnull\n{"do":"step"}\n');
  await writeFile(join(dirname(journal), 'drafts.json'), '{"a":1}');
  const again = await reopen();
  expect(listHistory(again)).toEqual({ steps: [], undone: 0 });
  expect(await setField(again, 'home.yaml', title, 'Hello')).toMatchObject({ outcome: 'saved' });
});
