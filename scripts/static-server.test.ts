import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startStaticServer } from './static-server.ts';

async function serve(base?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'bonbon-'));
  await mkdir(join(folder, 'aboutme'));
  await writeFile(join(folder, 'index.html'), 'home');
  await writeFile(join(folder, 'aboutme/index.html'), 'about');
  await writeFile(join(folder, '404.html'), 'lost');
  await writeFile(join(folder, 'site.css'), 'css');
  const server = await startStaticServer({ folder, ...(base && { base }) });
  const get = async (address: string) => {
    const answer = await fetch(new URL(address, server.url), { redirect: 'manual' });
    return [answer.status, answer.headers.get('location') ?? answer.headers.get('content-type'), await answer.text()];
  };
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  };
  return { get, [Symbol.asyncDispose]: stop };
}
const html = 'text/html; charset=utf-8';

test('a folder serves its page, at an address with a trailing slash', async () => {
  await using server = await serve();
  expect(await server.get('/')).toEqual([200, html, 'home']);
  expect(await server.get('/aboutme?a=1')).toEqual([301, '/aboutme/?a=1', '']);
  expect(await server.get('/aboutme/')).toEqual([200, html, 'about']);
  expect(await server.get('/site.css')).toEqual([200, 'text/css; charset=utf-8', 'css']);
});

test('any other address serves 404.html', async () => {
  await using server = await serve();
  for (const address of ['/nowhere', '/aboutme/more', '/site.css/', '/..%2f..%2fetc/passwd']) {
    expect(await server.get(address)).toEqual([404, html, 'lost']);
  }
  expect(await server.get('/%zz')).toEqual([400, null, '']);
});

test('with a base, nothing outside it is served', async () => {
  await using server = await serve('/bonbon/');
  expect(await server.get('/bonbon/')).toEqual([200, html, 'home']);
  expect(await server.get('/bonbon/aboutme/')).toEqual([200, html, 'about']);
  expect(await server.get('/aboutme/')).toEqual([404, html, 'lost']);
});
