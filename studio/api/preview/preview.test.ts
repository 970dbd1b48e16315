import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { send, startExampleStudio, writeSiteFolder } from '../studio-fixture.ts';
import { importDirectly } from './direct-imports.ts';

type Sent = { type: string; event?: string; updates?: { path: string; timestamp: number }[] };

/** A page of the preview as a browser has it open: what it was sent, and the module with a part of the content. */
async function openPage(site: string, script: string, part: string) {
  const studio = await startExampleStudio(site);
  const { preview, cookie } = studio;
  const load = async (path: string) => (await send(preview + path, { headers: { cookie } })).text;
  const content = `/@id/__x00__virtual:content/${part}`;
  expect(await load(script)).toContain(content);
  await load(content);
  const token = /const wsToken = "([^"]+)"/.exec(await load('/@vite/client'))?.[1];
  const sent: Sent[] = [];
  const socket = new WebSocket(`${preview.replace('http', 'ws')}/?token=${token}`, {
    protocols: ['vite-hmr'],
    headers: { cookie, origin: preview },
  } as never);
  onTestFinished(() => socket.close());
  socket.addEventListener('message', ({ data }) => sent.push(JSON.parse(String(data)) as Sent));
  await vi.waitFor(() => expect(sent).toContainEqual({ type: 'connected' }));
  return { load, sent, content, socket, studio };
}

const changeFile = async (file: string, from: string | RegExp, to: string) =>
  writeFile(file, (await readFile(file, 'utf8')).replace(from, to));

test('a text that was changed replaces what shows it, and the page stays', async () => {
  const site = await writeSiteFolder();
  const { load, sent, content } = await openPage(site, '/pages/about-me/about-me-page.tsx', 'about-me');
  await changeFile(join(site, 'content/about-me.yaml'), /^( *title: ).*/m, '$1Zebra');
  await vi.waitFor(() => expect(sent.find(({ type }) => type === 'update')).toBeDefined(), 20_000);
  const { updates = [] } = sent.find(({ type }) => type === 'update') as Sent;
  const paths = updates.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['\0virtual:content/about-me', '/pages/about-me/about-me-page.tsx']));
  // Whoever only keeps loaded pages is not run again.
  expect(paths).not.toContain('/navigation/navigation.tsx');
  expect(sent.map(({ type }) => type)).not.toContain('full-reload');
  const time = updates[0]?.timestamp;
  expect(await load(`/pages/about-me/about-me-page.tsx?t=${time}`)).toContain(`${content}?t=${time}`);
  expect(await load(`${content}?t=${time}`)).toContain('Zebra');
});

test('a page that was rendered before a change is told to be stale by a part that it asks for only afterwards', async () => {
  const site = await writeSiteFolder();
  const studio = await startExampleStudio(site);
  const load = async (path: string) => (await send(studio.preview + path, { headers: { cookie: studio.cookie } })).text;
  const readRevision = (pattern: RegExp, code: string) => Number(pattern.exec(code)?.[1]);
  const readPage = async () => {
    const html = await load('/aboutme');
    return { html, revision: readRevision(/<body data-revision="(\d+)"/, html) };
  };
  const before = await readPage();
  await changeFile(join(site, 'content/about-me.yaml'), /^( *title: ).*/m, '$1Okapi');
  await vi.waitFor(async () => expect((await readPage()).html).toContain('Okapi'), 20_000);
  const part = await load('/@id/__x00__virtual:content/about-me');
  expect(part).toContain('Okapi');
  const revision = readRevision(/studioRevision \?\? 0, (\d+)\)/, part);
  expect(revision).toBeGreaterThan(before.revision);
  await vi.waitFor(async () => expect((await readPage()).revision).toBeGreaterThanOrEqual(revision), 20_000);
});

test("a page of its own fetches its data anew, also for what no module has, and others' changes are none of it", async () => {
  const site = await writeSiteFolder();
  const { sent } = await openPage(site, '/pages/about-me/about-me-page.tsx', 'about-me');
  const told = () => sent.map(({ type, event }) => event ?? type).filter((name) => name !== 'connected');
  await changeFile(join(site, 'content/about-me.yaml'), /^( *title: ).*/m, '$1Zebra');
  await vi.waitFor(() => expect(told()).toEqual(['update']), 20_000);
  await changeFile(join(site, 'content/characters/thistle/character.yaml'), /^age: .*/m, 'age: Zebra');
  await vi.waitFor(() => expect(told()).toEqual(['update', 'studio:page-data']), 20_000);
});

test('the player keeps its song when the name of the site is changed', async () => {
  const site = await writeSiteFolder();
  const { sent, load, content } = await openPage(site, '/frame/music-player/music-player.tsx', 'site');
  expect(await load('/frame/header/header.tsx')).toContain(content);
  await changeFile(join(site, 'content/site.yaml'), /^title: .*/m, 'title: Zebra');
  await vi.waitFor(() => expect(sent.find(({ type }) => type === 'update')).toBeDefined(), 20_000);
  const paths = sent.flatMap(({ updates = [] }) => updates.map(({ path }) => path));
  expect(paths).toEqual(expect.arrayContaining(['\0virtual:content/site', '/frame/header/header.tsx']));
  expect(paths).not.toContain('/frame/music-player/music-player.tsx');
});

test('what is kept by whoever imports it reloads the page', async () => {
  const site = await writeSiteFolder();
  const { sent } = await openPage(site, '/pages/guestbook/guestbook-service.ts', 'site');
  await changeFile(join(site, 'content/site.yaml'), /^language: .*/m, 'language: de');
  await vi.waitFor(() => expect(sent.map(({ type }) => type)).toContain('full-reload'), 20_000);
});

test('while there is a mistake in the content, the page shows what was there before it', async () => {
  const site = await writeSiteFolder();
  const { load, sent, content } = await openPage(site, '/pages/about-me/about-me-page.tsx', 'about-me');
  const file = join(site, 'content/about-me.yaml');
  const before = await readFile(file, 'utf8');
  await writeFile(file, before.replace(/^( *title: ).*/m, '$1[wrong'));
  await writeFile(join(site, 'content/facts.yaml'), 'title: 3');
  await writeFile(file, before.replace(/^( *title: ).*/m, '$1Zebra'));
  await load(content);
  expect(await load(content)).not.toContain('Zebra');
  expect(await load('/')).not.toMatch(/wrong|vite-error-overlay/);
  expect(sent.map(({ type }) => type)).not.toContain('error');
});

test('a picture that went away leaves the page there, as long as it is missed', async () => {
  const site = await writeSiteFolder();
  const { load, content, sent } = await openPage(site, '/pages/home/my-friends.tsx', 'home-friends');
  const picture = join(site, 'content/images/friends/cat.svg');
  await writeFile(join(site, 'content/friends.yaml'), "- name: Mochi\n  url: '#'\n  image: cat.svg\n");
  await vi.waitFor(async () => expect(await load('/')).toContain('cat.svg'), 20_000);
  await load(`/@fs${picture}?import&url&no-inline`);
  await rename(picture, join(site, 'cat.svg'));
  await vi.waitFor(() => expect(sent.map(({ type }) => type)).toContain('full-reload'), 20_000);
  expect(await load('/')).toContain('cat.svg');
  expect(await load(content)).toContain('cat.svg');
});

test('the studio ends while a page of it is open', async () => {
  const { socket, studio } = await openPage(await writeSiteFolder(), '/pages/about-me/about-me-page.tsx', 'about-me');
  if (studio.isNew) await studio.stop();
  await vi.waitFor(() => expect(socket.readyState).toBe(WebSocket.CLOSED));
});

test('a module imports the parts of the content that it shows, by their own names', () => {
  const code = [
    "import { aboutMe, site as mySite } from 'virtual:content';",
    "import {\n  frameWords,\n  aboutMeWords as words,\n} from 'virtual:words';",
    "import { lateFrameWords } from 'virtual:words/late';",
    "import { nothing } from 'virtual:content';",
    "import { useState } from 'react';",
  ].join('\n');
  expect(importDirectly(code)).toBe(
    [
      "import { aboutMe } from 'virtual:content/about-me'; import { site as mySite } from 'virtual:content/site';",
      "import * as frameWords from 'virtual:content/words/frame'; import * as words from 'virtual:content/words/about-me';\n\n\n",
      "import * as lateFrameWords from 'virtual:content/words/frame/late';",
      "import { nothing } from 'virtual:content';",
      "import { useState } from 'react';",
    ].join('\n'),
  );
});
