import { existsSync } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openLocalPort } from '../http/loopback.ts';
import { foldersOf, send, startExampleStudio, writeSiteFolder } from '../studio-fixture.ts';
import { studioFolder } from './running-studio.ts';
import { startStudio } from './start-studio.ts';

test('a second studio of the same site finds the first, and one that was killed is in nobody’s way', async () => {
  const site = await writeSiteFolder();
  const note = join(studioFolder(site), 'running.json');
  const first = await startExampleStudio(site);
  expect((await stat(note)).mode & 0o077).toBe(0);
  const second = await startExampleStudio(site);
  expect(second).toMatchObject({ isNew: false, address: first.address });
  if (first.isNew) await first.stop();
  expect(existsSync(note)).toBe(false);

  // As it is after kill -9.
  await writeFile(note, JSON.stringify({ address: first.address }));
  const third = await startExampleStudio(site);
  expect(third.isNew).toBe(true);
  expect(third.address).not.toBe(first.address);
});

test('a port that another program has is passed over, on either address of localhost', async () => {
  for (const host of ['127.0.0.1', '::1']) {
    const other = createServer();
    onTestFinished(() => void other.close());
    const port = await new Promise<number>((resolve) =>
      other.listen(0, host, () => resolve((other.address() as { port: number }).port)),
    );
    const opened = await openLocalPort(port);
    onTestFinished(opened.close);
    expect(opened.port).toBeGreaterThan(port);
  }
});

test('the printed address leads to the window, and the preview has the pages of the site with the agent', async () => {
  const { address, window, preview, cookie } = await startExampleStudio(await writeSiteFolder());
  const entered = await send(address);
  expect([entered.status, entered.headers.location]).toEqual([303, '/']);
  expect(entered.headers['set-cookie']).toEqual([expect.stringMatching(/; Path=\/; HttpOnly; SameSite=Strict$/)]);
  // It stays good while the studio runs.
  expect((await send(address)).status).toBe(303);

  const page = await send(`${window}/`, { headers: { cookie } });
  expect([page.status, page.text]).toEqual([200, '<!doctype html><title>Studio</title>']);
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  const shown = await send(`${preview}/aboutme`, { headers: { cookie, accept: 'text/html' } });
  expect(shown.status).toBe(200);
  expect(shown.headers['content-security-policy']).toBe(`frame-ancestors ${window}`);
  expect(shown.text).toContain(`<script src="/@studio/agent.js" data-studio="${window}" defer></script>`);
  expect((await send(`${preview}/@studio/agent.js`, { headers: { cookie } })).text).toBe('"agent";');
});

test('a studio whose window cannot be made leaves no open port and no note', async () => {
  const site = await writeSiteFolder();
  const window = await openLocalPort(0);
  await window.close();
  const starting = startStudio({
    folders: foldersOf(site),
    config: readConfig({}, site),
    port: window.port,
    makeBundle: async () => {
      throw new Error('no disk');
    },
  });
  await expect(starting).rejects.toThrow('no disk');
  expect(existsSync(join(studioFolder(site), 'running.json'))).toBe(false);
  const again = await openLocalPort(window.port);
  onTestFinished(again.close);
  expect(again.port).toBe(window.port);
});

test('ends without a word while a page is being made', async () => {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const studio = await startExampleStudio(await writeSiteFolder(), { log });
  const headers = { cookie: studio.cookie, accept: 'text/html' };
  const page = send(`${studio.preview}/`, { headers });
  const ended = expect(page).rejects.toThrow();
  // Its request is there when one that was sent later is answered.
  await send(`${studio.preview}/@studio/agent.js`, { headers });
  if (studio.isNew) await studio.stop();
  await ended;
  expect(lines).toEqual([]);
});

test('what was entered with a mistake is told, and stands in the way of no publishing', async () => {
  const { window, cookie } = await startExampleStudio(await writeSiteFolder());
  const headers = { cookie, 'sec-fetch-site': 'same-origin', origin: window, 'content-type': 'application/json' };
  const read = async (path: string) => JSON.parse((await send(`${window}/api/${path}`, { headers })).text);
  const [title] = (await read('site')).files
    .filter(({ file }: { file: string }) => file === 'site.yaml')
    .map(({ data }: { data: { title: string } }) => data.title);
  const body = JSON.stringify({
    changes: [{ do: 'set', file: 'site.yaml', path: ['title'], value: '' }],
    before: [title],
    label: 'title',
  });
  const kept = await send(`${window}/api/change`, { method: 'POST', headers, body });
  expect(JSON.parse(kept.text)).toMatchObject({ outcome: 'kept' });
  expect((await read('site')).problems).toMatchObject([{ file: 'site.yaml', path: ['title'] }]);
  expect((await read('publish/changes')).mistakes).toEqual([]);
});
