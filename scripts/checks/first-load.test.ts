import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listFirstLoad } from './first-load.ts';

function createSite(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'first-load-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}
const list = (folder: string, base?: string) =>
  listFirstLoad(folder, 'index.html', base).map(({ kind, file, bytes }) => `${kind} ${file} ${bytes}`);

test('scripts count with their static imports, each once and compressed, but without their dynamic ones', () => {
  const folder = createSite({
    'index.html':
      '<script type="module" crossorigin src="/a/x.js"></script><link rel="modulepreload" href="/a/page.js">',
    'a/x.js': 'import{a as b}from"./shared.js";import"./effect.js";const p=()=>import("./later.js")',
    'a/x.js.br': '12345',
    'a/page.js': 'export{a}from"./shared.js"',
    'a/page.js.br': '123',
    'a/shared.js': 'x',
    'a/effect.js': 'xy',
    'a/later.js': 'xyz',
  });
  expect(list(folder)).toEqual([
    'html index.html 101',
    'javascript a/x.js 5',
    'javascript a/shared.js 1',
    'javascript a/effect.js 2',
    'javascript a/page.js 3',
  ]);
});

test('a font counts when it has a character of the page, and a preloaded one always', () => {
  const face = (file: string, range: string) =>
    `@font-face{font-family:Moth;src:url(./${file}) format("woff2");unicode-range:${range}}`;
  const folder = createSite({
    'index.html': '<link rel="stylesheet" href="/a/s.css"><link rel="preload" as="font" href="/a/preloaded.woff2">héy',
    'a/s.css': `${face('latin.woff2', 'U+0-7F')}${face('accents.woff2', 'U+20AC, U+E0-EF')}${face('greek.woff2', 'U+370-3FF')}`,
    'a/latin.woff2': '1',
    'a/accents.woff2': '1',
    'a/greek.woff2': '1',
    'a/preloaded.woff2': '1',
  });
  const fonts = list(folder).filter((line) => line.startsWith('fonts'));
  expect(fonts).toEqual(['fonts a/latin.woff2 1', 'fonts a/accents.woff2 1', 'fonts a/preloaded.woff2 1']);
});

test('of two faces of a font with a character of the page, the later one counts', () => {
  const face = (font: string, file: string, range: string) =>
    `@font-face{font-family:${font};src:url(./${file}) format("woff2");unicode-range:${range}}`;
  const folder = createSite({
    'index.html': '<link rel="stylesheet" href="/a/s.css">hey',
    'a/s.css': `${face('Moth', 'all.woff2', 'U+0-FF')}${face('Moth', 'ascii.woff2', 'U+0-7F')}${face('Cake', 'cake.woff2', 'U+0-7F')}`,
    'a/all.woff2': '1',
    'a/ascii.woff2': '1',
    'a/cake.woff2': '1',
  });
  const fonts = list(folder).filter((line) => line.startsWith('fonts'));
  expect(fonts).toEqual(['fonts a/ascii.woff2 1', 'fonts a/cake.woff2 1']);
});

test('the largest version of the best format of a picture counts', () => {
  const folder = createSite({
    'index.html':
      '<picture><source type="image/avif" srcset="/s.avif 480w, /l.avif 960w"><source srcset="/l.webp 1x"><img src="/l.jpg"></picture>' +
      '<img alt="" src="/cat.svg"><img alt="" src="https://elsewhere.example/x.png"><link rel="icon" href="/cat.svg">',
    's.avif': '1',
    'l.avif': '12',
    'l.webp': '123',
    'l.jpg': '1234',
    'cat.svg': '12345',
    'cat.svg.br': '1',
  });
  const pictures = list(folder).filter((line) => line.startsWith('images'));
  expect(pictures).toEqual(['images cat.svg 1', 'images l.avif 2']);
});

test('a site with a base path is measured, too', () => {
  const folder = createSite({ 'index.html': '<script src="/fan/bonbon/a/x.js"></script>', 'a/x.js': 'xyz' });
  expect(list(folder, '/fan/bonbon/')).toContain('javascript a/x.js 3');
});
