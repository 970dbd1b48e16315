import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawSvg, writeContent } from '#content-reader/content-fixture.ts';
import { buildSite, writeSite } from '#content-reader/plugin/built-content-fixture.ts';

async function build(files: Record<string, string>, base = '/') {
  const folder = await writeContent(files);
  const out = await buildSite(folder, await writeSite(folder, { page: ['resume'] }), {
    base,
    build: { cssTarget: 'safari17' },
  });
  const names = (await readdir(out, { recursive: true })).map((name) => name.replaceAll('\\', '/')).sort();
  const sheet = names.find((name) => /^assets\/site-[\w-]{8}\.css$/.test(name));
  return {
    out,
    names,
    sheet,
    html: await readFile(join(out, 'index.html'), 'utf8'),
    css: sheet && (await readFile(join(out, sheet), 'utf8')),
  };
}

test("the names of the owner's style sheet and of the files in it contain a hash of their content", async () => {
  const files = {
    'site.css': `/* mine */ body { background: url('images/my cat.svg#ears') }\n:root { --art-sky: url(./images/my%20cat.svg); --page: light-dark(#fff, #000) }`,
    'images/my cat.svg': drawSvg(),
  };
  const first = await build(files, '/bonbon/');
  const [, picture] = /url\(\/bonbon\/(assets\/my_cat-[\w-]{8}\.svg)#ears\)/.exec(first.css ?? '') ?? [];
  expect(await readFile(join(first.out, picture ?? ''), 'utf8')).toBe(drawSvg());
  expect(first.css).toContain(`--art-sky:url(/bonbon/${picture})`);
  expect(first.css).not.toMatch(/mine|light-dark/);
  expect(first.html).toContain(`<link rel="stylesheet" href="/bonbon/${first.sheet}" media="screen">`);
  const second = await build({ ...files, 'images/my cat.svg': drawSvg('width="9" height="9"') }, '/bonbon/');
  expect(second.css).toMatch(/my_cat-/);
  expect(second.sheet).not.toBe(first.sheet);
});

test('a style sheet with print rules is used in print, too', async () => {
  const { html } = await build({ 'site.css': '@media print { h1 { color: red } }' });
  expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/site-[\w-]{8}\.css">/);
  const { html: commented } = await build({ 'site.css': '/* @media print { */ h1 { color: red }' });
  expect(commented).toContain('media="screen"');
});

test('a site without site.css gets no style sheet for it', async () => {
  const { html, names } = await build({});
  expect(html).not.toMatch(/stylesheet|site-/);
  expect(names.filter((name) => name.endsWith('.css'))).toEqual([]);
});

test('files in public/ are emitted unchanged under their names', async () => {
  const page = '<!doctype html>\n<p>   <script src="/missing.js"></script>\n';
  const { out, names } = await build({
    'public/zine/index.html': page,
    'public/zine/own.css': 'a {\n  color: red;\n}\n',
    'public/.well-known/security.txt': 'Contact: mailto:owl@pond.example',
    'public/button (1).gif': 'GIF89a',
  });
  expect(names).toEqual(
    expect.arrayContaining(['.well-known/security.txt', 'button (1).gif', 'zine/index.html', 'zine/own.css']),
  );
  expect(await readFile(join(out, 'zine/index.html'), 'utf8')).toBe(page);
  expect(await readFile(join(out, 'zine/own.css'), 'utf8')).toBe('a {\n  color: red;\n}\n');
});
