import { expect, test } from 'vitest';
import { deferLoading } from './loading-elements.ts';

const entry = '<script type="module" crossorigin src="/a/index-1.js"></script>';
const first = '<script src="/a/before-paint-1.js"></script>';
const rest =
  '<link rel="stylesheet" href="/a/style.css"><noscript><link rel="stylesheet" href="/a/later.css"></noscript></head>';
const metas = '<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src">';
const viewport = '<meta name="viewport" content="width=device-width">';

test('the addresses of entry, chunks, later styles and manifest become data of the first script, which follows the policy', () => {
  const manifest = '<link rel="manifest" href="/site.webmanifest"/>';
  const html = `<head>${first}\n${metas}${viewport}${manifest}${entry}${rest}`;
  const script =
    '<script src="/a/before-paint-1.js" data-entry="/a/index-1.js" data-chunks="/a/page.js /a/shared.js" data-styles="/a/later.css" data-manifest="/site.webmanifest"></script>';
  expect(deferLoading(html, ['/a/page.js', '/a/shared.js'])).toBe(
    `<head>${metas}${script}\n    ${viewport}<noscript>${manifest}</noscript>${rest}`,
  );
});

test('a template whose entry or first script is not recognized stops the build', () => {
  expect(() => deferLoading(`<head>${first}${metas}${viewport}</head>`, [])).toThrow(/no entry/);
  expect(() => deferLoading(`<head>${entry}${metas}${viewport}</head>`, [])).toThrow(/no first script/);
});
