import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepKey } from '#publish/keys.ts';
import { key, open } from './terminal-fixture.ts';

test('a key is asked for until the host accepts it, and kept only then', async () => {
  const { run, site, fake, noted, asked } = await open({ lines: ['wrong', key], answers: [true, true] });
  const environment = { BONBON_HOST_API: fake.address };
  expect(await run({ environment })).toBe(0);
  expect(noted.filter((line) => line === 'Neocities does not accept this key.')).toHaveLength(1);
  expect(asked[0]).toContain('.bonbon/keys');
  expect(await readFile(join(site, '.bonbon/keys'), 'utf8')).toBe(`BONBON_NEOCITIES_KEY=${key}\n`);
  const stopped = await open({ lines: ['wrong'], answers: [] });
  expect(await stopped.run({ environment })).toBe(1);
  expect(await readdir(stopped.site)).not.toContain('.bonbon');
});

test('a key from .bonbon/keys does, and one that the host refuses is told in a sentence', async () => {
  const { run, site, fake, noted } = await open();
  const environment = { BONBON_HOST_API: fake.address };
  await keepKey(site, 'BONBON_NEOCITIES_KEY', key);
  expect((await stat(join(site, '.bonbon/keys'))).mode & 0o777).toBe(0o600);
  expect(await run({ isSure: true, environment })).toBe(0);
  let builds = 0;
  const build = async () => void builds++;
  expect(await run({ isSure: true, build, environment: { ...environment, BONBON_NEOCITIES_KEY: 'another' } })).toBe(1);
  // Nobody waits for a build that goes nowhere.
  expect(builds).toBe(0);
  expect(noted.at(-1)).toBe('Neocities does not accept this key.');
});

test('the key is in no output, no error and no file but its own', async () => {
  const echo = (status: number) => Response.json({ result: 'error', message: `bad key ${key}` }, { status });
  const answers = [undefined, echo(400), echo(403), echo(404), new Response(`${key}`, { status: 400 })];
  for (const answer of answers) {
    const place = await open({ controls: { before: (_, count) => (count === 4 ? answer : undefined) } });
    const exitCode = await place.run({ isSure: true });
    expect(exitCode).toBe(answer ? 1 : 0);
    const entries = await readdir(place.site, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    const live = [...place.fake.files.values()].map(String);
    expect([place.said(), ...texts, ...live].join('\n')).not.toContain(key);
  }
});
