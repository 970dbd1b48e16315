import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Plugin } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fillTemplate } from '#build/page-template.ts';
import { delightsSchema } from '#model/delights-schema.ts';
import { chunkTable } from './chunk-table.ts';
import { shortenClassNames } from './class-names.ts';

/** As on Windows. */
vi.mock('node:path', async (importOriginal) => {
  const { win32 } = await importOriginal<typeof import('node:path')>();
  return { ...win32, default: win32 };
});

const module = 'site/pages/home/home-page.tsx';

test('on Windows, a page finds its chunks in the manifest', () => {
  const manifest = { 'pages/home/home-page.tsx': { file: 'assets/home-page-1.js' } };
  const page = { head: '<title>A</title>', body: '', module, data: undefined };
  const template =
    '<script src="/assets/before-paint-1.js"></script><meta charset="utf-8"><meta name="viewport"><!--head-->' +
    '<script type="module" crossorigin src="/assets/index-1.js"></script>';
  const { header } = delightsSchema.parse({});
  const html = fillTemplate({
    template,
    page,
    policy: "default-src 'self'",
    manifest,
    base: '/',
    language: 'en',
    header,
  });
  expect(html).toContain('data-chunks="/assets/home-page-1.js"');
});

test('on Windows, the table of chunks has the names that the routes have', () => {
  const { generateBundle } = chunkTable('C:\\houses\\bonbon') as Plugin & { generateBundle: { handler: unknown } };
  const page = {
    type: 'chunk',
    isDynamicEntry: true,
    facadeModuleId: `C:/houses/bonbon/${module}`,
    fileName: 'assets/home-page-1.js',
    code: '',
  };
  const entry = {
    type: 'chunk',
    isDynamicEntry: false,
    fileName: 'assets/index-1.js',
    code: 'let t = "__CHUNK_TABLE__"',
  };
  (generateBundle.handler as (options: unknown, bundle: unknown) => void)(null, { page, entry });
  expect(entry.code).toBe(`let t = {"${module}":[1,"assets/home-page-1.js"]}`);
});

test('on Windows, the classes of a file in a folder have the same names as on other systems', () => {
  const folder = mkdtempSync(`${tmpdir()}/bonbon-`);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(`${folder}/ui`);
  for (const name of ['ui/panel.module.css', 'frame.module.css']) writeFileSync(`${folder}/${name}`, '');
  expect(shortenClassNames(folder)('window', `${folder}/ui/panel.module.css`, '.window {}')).toBe('bc0');
});
