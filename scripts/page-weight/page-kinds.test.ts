import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listPageKinds } from './page-kinds.ts';

const page = '<!doctype html><div id="root" data-page="x"></div>';

function createSite(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'page-kinds-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

test('pages below the same page are one kind; 404 pages and documents of an owner are none', () => {
  const folder = createSite({
    'index.html': page,
    '404.html': page,
    'projects/index.html': page,
    'projects/404.html': page,
    'projects/b/index.html': page,
    'projects/a/index.html': page,
    'blog/index.html': '<!doctype html><p>My own.',
    'aboutme/index.html': page,
  });
  expect(listPageKinds(folder)).toEqual([
    { kind: '/', path: '/' },
    { kind: '/aboutme', path: '/aboutme' },
    { kind: '/projects', path: '/projects' },
    { kind: '/projects/:id', path: '/projects/a' },
  ]);
});
