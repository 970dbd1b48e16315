import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { visitOnce } from '../scripts/page-weight/visit-once.ts';
import { startStaticServer } from '../scripts/static-server.ts';
import { makeFolder, removeFolder } from './site-server-fixture.ts';

const songBytes = 3_000_000;
const files: Record<string, string> = {
  'index.html':
    '<!doctype html><link rel="icon" href="data:,"><link rel="stylesheet" href="/a.css">' +
    '<link rel="modulepreload" href="/named.js"><script type="module" src="/first.js"></script><p>Words</p>',
  'a.css': 'p{background:url(/picture.svg)}',
  'picture.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'named.js': 'export const name = 1;',
  'first.js':
    'import"./second.js";import"./named.js";addEventListener("load",()=>setTimeout(()=>import("./later.js")))',
  'second.js': 'import"./third.js"',
  'third.js': 'export{}',
  'later.js':
    'const stop=new AbortController();const song=await fetch("/song.mp3",{signal:stop.signal});' +
    'await song.body.getReader().read();stop.abort();const image=new Image();image.src="/late.svg";document.body.append(image)',
  'late.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>',
  'song.mp3': '\0'.repeat(songBytes),
};

test('a visit counts what comes before its load event, apart from the rest, and the bytes of an aborted song', async ({
  browser,
}) => {
  const folder = await makeFolder();
  await mkdir(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  const server = await startStaticServer({ folder });
  const { bytes, requests, beforeLoad, bytesAfterLoad, songs, chunksInRow } = await visitOnce(browser, server.url);
  await server.stop();
  await removeFolder(folder);

  expect({ requests, songs, chunksInRow }).toEqual({ requests: 10, songs: 1, chunksInRow: 3 });
  // The page, its style sheet and that one's picture, and four scripts: all but the two that code asked for after load, and the song.
  expect(beforeLoad).toMatchObject({ requests: 7, chunksInRow: 3, fonts: 0 });
  const sizeOf = (...names: string[]) => names.reduce((sum, name) => sum + (files[name]?.length ?? 0), 0);
  // Each response has headers of a few hundred bytes, too.
  const scripts = beforeLoad.javascript - sizeOf('first.js', 'named.js', 'second.js', 'third.js');
  expect(scripts).toBeGreaterThan(4 * 50);
  expect(scripts).toBeLessThan(4 * 400);
  expect(beforeLoad.css).toBeGreaterThan(sizeOf('a.css'));
  expect(bytes.songs).toBeGreaterThan(0);
  expect(bytes.songs).toBeLessThan(songBytes);
  expect(bytesAfterLoad - bytes.songs).toBeGreaterThan(sizeOf('later.js', 'late.svg'));
});
