import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProblems, track, writeContent } from '#content-reader/content-fixture.ts';
import { buildSite } from './build-site.ts';

test("a built site has the owner's style sheet last in every page, their files beside ours, and refuses duplicate names", {
  timeout: 120_000,
}, async () => {
  const page = `<!doctype html>\n<title>Zine</title>\n<p>${'Pond, '.repeat(100)}\n`;
  const ownNames = ['.well-known', 'zine'];
  const content = await writeContent({
    'site.css': `:root { --page: hotpink }\n/* ${'long '.repeat(100)} */`,
    'public/zine/index.html': page,
    'public/.well-known/security.txt': 'Contact: mailto:owl@pond.example',
    'tracks.yaml': track('videoId: dQw4w9WgXcQ'),
  });
  const [dist, cache] = [join(content, '../dist'), join(content, '../cache')];
  await buildSite({ content, cache, dist });
  const site = join(dist, 'site');
  const names = await readdir(site, { recursive: true });

  const pages = names.filter((name) => name.endsWith('.html') && !/zine|youtube-player/.test(name));
  expect(pages).toEqual(expect.arrayContaining(['index.html', '404.html', join('projects', '404.html')]));
  for (const name of pages) {
    const html = await readFile(join(site, name), 'utf8');
    const sheets = html.match(/<link\b[^>]*rel="stylesheet"[^>]*>/g) ?? [];
    expect(sheets.length, name).toBeGreaterThanOrEqual(3);
    expect(sheets.at(-1), name).toMatch(/href="\/assets\/site-[\w-]{8}\.css"/);
    expect(html).toMatch(/style-src 'self'/);
  }
  expect(await readFile(join(site, 'youtube-player.html'), 'utf8')).not.toContain('stylesheet');
  expect(await readFile(join(site, 'zine/index.html'), 'utf8')).toBe(page);
  expect(existsSync(join(site, 'zine/index.html.br'))).toBe(true);
  expect(JSON.parse(await readFile(join(dist, 'server.json'), 'utf8')).ownPages).toEqual(['zine/']);

  const ours = (await readdir(site)).filter((name) => !ownNames.includes(name) && !/\.(br|gz)$/.test(name));
  const copies = Object.fromEntries(ours.map((name) => [`public/${name}`, 'x']));
  const refused = (await findProblems(copies)).map(({ file }) => file.replace('content/public/', ''));
  expect(refused.sort()).toEqual(ours.sort());
});
