import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { start } from './services-fixture.ts';
import { exampleSettings } from './site-fixture.ts';
import { databaseFile } from './storage/database.ts';

const ask = async (url: string) => {
  const answer = await fetch(`${url}.well-known/health`);
  return { code: answer.status, cache: answer.headers.get('cache-control'), body: await answer.json() };
};

test('the server is well while its database is there, and not when it is gone', async () => {
  await using server = await start();
  expect(await ask(server.url)).toEqual({
    code: 200,
    cache: 'no-store',
    body: { status: 'ok', build: expect.stringMatching(/^[0-9a-f]{16}$/) },
  });
  const file = join(server.dataFolder, databaseFile);
  await rename(file, `${file}.aside`);
  expect(await ask(server.url)).toMatchObject({ code: 503, body: { status: 'no database', reason: 'missing' } });
  await rename(`${file}.aside`, file);
  expect(await ask(server.url)).toMatchObject({ code: 200 });
});

test('a site without guestbook and visits needs no database to be well', async () => {
  await using server = await start({}, exampleSettings);
  expect(await ask(server.url)).toMatchObject({ code: 200 });
});
