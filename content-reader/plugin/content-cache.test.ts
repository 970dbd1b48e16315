import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeContent } from '#content-reader/content-fixture.ts';
import { holdContent, readContentOnce } from './content-cache.ts';

test('a build sees one reading of the content from its start to its end, whatever is saved meanwhile', async () => {
  const folder = await writeContent();
  const read = async () => (await readContentOnce(folder)).content?.updates[0]?.text;
  expect(await read()).toBe('V1.0 finished');
  await holdContent(folder, async () => {
    await writeFile(join(folder, 'updates.yaml'), '- date: 2025-11-01\n  text: Hot news\n');
    expect(await read()).toBe('V1.0 finished');
  });
  expect(await read()).toBe('Hot news');
});

test('a build that fails lets go of its reading', async () => {
  const folder = await writeContent();
  await readContentOnce(folder);
  await holdContent(folder, () => Promise.reject(new Error('no'))).catch(() => {});
  await writeFile(join(folder, 'updates.yaml'), '- date: 2025-11-01\n  text: Hot news\n');
  expect((await readContentOnce(folder)).content?.updates[0]?.text).toBe('Hot news');
});
