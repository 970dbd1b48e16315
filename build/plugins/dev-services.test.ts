import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { writeContent } from '#content-reader/content-fixture.ts';
import { readConfig } from '#server/config.ts';
import { devServices } from './dev-services.ts';

test('the guestbook can be read and signed in dev', async () => {
  const content = await writeContent();
  const config = readConfig({}, join(content, '..'));
  const plugins = [devServices(config, content)];
  const vite = await createServer({
    configFile: false,
    root: content,
    logLevel: 'silent',
    server: { port: 0 },
    plugins,
  });
  onTestFinished(() => vite.close());
  await vite.listen();
  const address = `${vite.resolvedUrls?.local[0]}rest/v1/guestbook_entries?select=*`;
  const row = { id: '1', name: 'Moth', website: '', message: 'Still under construction?', time: Date.now() };
  const signed = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'return=representation' },
    body: JSON.stringify(row),
  });
  expect(signed.status).toBe(201);
  expect(await (await fetch(address)).json()).toMatchObject([{ name: 'Moth', message: row.message, state: 'visible' }]);
});
