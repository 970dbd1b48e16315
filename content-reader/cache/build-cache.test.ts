import { mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openBuildCache } from './build-cache.ts';
import { openCountingCache } from './build-cache-fixture.ts';

const dayMs = 24 * 60 * 60 * 1000;
const nowMs = Date.UTC(2026, 5, 1);

const write = (text: string) => async () => Buffer.from(text);
const read = (result: Uint8Array) => Buffer.from(result).toString();

/** The one result in a cache. */
async function findEntry(folder: string): Promise<string> {
  const [name = '', ...others] = await readdir(join(folder, 'build'));
  expect(others).toEqual([]);
  return join(folder, 'build', name);
}

test('work is done once for each key, however often and in whatever order its result is needed', async () => {
  const { cache, countMade } = await openCountingCache();
  const results = await Promise.all([
    cache.get('a', write('A')),
    cache.get('b', write('B')),
    cache.get('a', write('A')),
  ]);
  results.push(await cache.get('a', write('another')), await cache.get('b', write('')));
  expect(results.map(read)).toEqual(['A', 'B', 'A', 'A', 'B']);
  expect(countMade()).toBe(2);
});

test.each([
  ['cut off', (file: string) => truncate(file, 40)],
  ['empty', (file: string) => truncate(file, 0)],
  [
    'changed in one place',
    async (file: string) => {
      const bytes = await readFile(file);
      await writeFile(file, bytes.with(-1, (bytes.at(-1) ?? 0) ^ 1));
    },
  ],
])('a result that is %s on the disk is made again, once', async (_, damage) => {
  const { cache, folder, countMade } = await openCountingCache();
  await cache.get('a', write('a long enough result'));
  await damage(await findEntry(folder));
  for (const _ of [1, 2])
    expect(read(await cache.get('a', write('a long enough result')))).toBe('a long enough result');
  expect(countMade()).toBe(2);
});

test('of some work only the last result is kept, and made again for another key or if it is damaged', async () => {
  const { cache, folder, countMade } = await openCountingCache();
  const getBundle = async (key: string, text: string) => read(await cache.getLast('bundle', key, write(text)));
  expect(await getBundle('a', 'A')).toBe('A');
  expect(await getBundle('a', 'another')).toBe('A');
  expect(await getBundle('b', 'B')).toBe('B');
  expect(await getBundle('a', 'A again')).toBe('A again');
  expect(countMade()).toBe(3);
  await truncate(await findEntry(folder), 70);
  expect(await getBundle('a', 'A')).toBe('A');
  expect(countMade()).toBe(4);
});

test('failed work leaves nothing behind', async () => {
  const { cache } = await openCountingCache();
  const failure = await cache.get('a', () => Promise.reject(new Error('no'))).catch((error: Error) => error.message);
  expect(failure).toBe('no');
  expect(read(await cache.get('a', write('A')))).toBe('A');
});

test('a folder that cannot be written to costs time, not the build', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bonbon-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'file'), '');
  const cache = openBuildCache(join(folder, 'file'));
  for (const text of ['first', 'second']) expect(read(await cache.get('a', write(text)))).toBe(text);
  await cache.prune(nowMs);
});

test('what no build has used for a month is deleted, and what a build has used is kept for another month', async () => {
  const { cache: earlier, folder } = await openCountingCache();
  await earlier.get('a', write('A'));
  const unused = join(folder, 'build/of-an-earlier-build');
  const leftover = join(folder, 'build/of-a-killed-build.tmp');
  for (const file of [unused, leftover]) await writeFile(file, 'x');
  const setAge = (file: string, days: number) => utimes(file, nowMs / 1000, (nowMs - days * dayMs) / 1000);
  const used = (await readdir(join(folder, 'build'))).filter((name) => !name.startsWith('of-'))[0] ?? '';
  await setAge(join(folder, 'build', used), 40);
  await setAge(unused, 29);
  await setAge(leftover, 2);
  await earlier.prune(nowMs);
  expect((await readdir(join(folder, 'build'))).sort()).toEqual([used, 'of-an-earlier-build', 'pruned'].sort());
  expect((await stat(join(folder, 'build', used))).mtimeMs).toBe(nowMs);
  await earlier.prune(nowMs + dayMs / 2);
  expect(await readdir(join(folder, 'build'))).toContain('of-an-earlier-build');
  await earlier.prune(nowMs + 2 * dayMs);
  expect((await readdir(join(folder, 'build'))).sort()).toEqual([used, 'pruned'].sort());
});
