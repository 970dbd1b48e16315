import { expect, test } from 'vitest';
import { exampleConfig, exampleSettings, writeBuild } from '#server/site-fixture.ts';
import { startServer } from '#server/start-server.ts';
import { describeVersionMismatch } from './version-mismatch.ts';

async function listNotices(builtBy: string | undefined) {
  await using build = await writeBuild({ 'index.html': 'home' }, { ...exampleSettings, builtBy });
  const lines: string[] = [];
  const log = (line: string) => lines.push(line.replace(/^\S+ /, ''));
  const server = await startServer({ ...exampleConfig, ...build }, { version: '0.8.0', log });
  const home = await fetch(server.url);
  expect([await home.text(), JSON.stringify([...home.headers])]).toEqual([
    'home',
    expect.not.stringContaining('0.7.3'),
  ]);
  await server.stop(0);
  return lines;
}

test('a site built by another version is served, and only the log says so, once', async () => {
  expect(await listNotices('0.7.3')).toEqual([
    'This site was built by Bonbon 0.7.3, and Bonbon 0.8.0 serves it. Rebuild it with this version: npm run build',
  ]);
});

test('a site built by the same version causes no notice', async () => {
  expect(await listNotices('0.8.0')).toEqual([]);
});

test('a site without a version counts as built by an older one', () => {
  expect(describeVersionMismatch({}, '0.7.0')).toMatch(
    /^This site was built by a version of Bonbon before 0\.7\.0, and/,
  );
});
