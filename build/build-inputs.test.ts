import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fingerprintInputs } from './build-inputs.ts';

function createProject(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'build-inputs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  return { folder, write };
}

test('a site is built again when a word, a component, a schema or a package has changed', () => {
  const { folder, write } = createProject({ 'content/home.yaml': 'greeting: hi', 'package-lock.json': '{}' });
  const seen = new Set([fingerprintInputs(join(folder, 'content'), folder)]);
  const files = [
    'content/home.yaml',
    'content/site.css',
    'content/public/.well-known/security.txt',
    'content/public/zine/.htaccess',
    'site/ui/panel.tsx',
    'model/home-schema.ts',
    'package-lock.json',
  ];
  for (const file of files) {
    write(file, 'something else');
    seen.add(fingerprintInputs(join(folder, 'content'), folder));
  }
  expect(seen.size).toBe(8);
});

test('a site is built again when a file was renamed', () => {
  const { folder } = createProject({ 'content/images/cat.png': 'x' });
  const before = fingerprintInputs(join(folder, 'content'), folder);
  renameSync(join(folder, 'content/images/cat.png'), join(folder, 'content/images/dog.png'));
  expect(fingerprintInputs(join(folder, 'content'), folder)).not.toBe(before);
});

test('a site is not built again for a test, for the server or for nothing', () => {
  const { folder, write } = createProject({ 'content/home.yaml': 'x', 'site/navigation/paths.ts': 'x' });
  const before = fingerprintInputs(join(folder, 'content'), folder);
  write('site/paths.test.ts', 'x');
  write('site/ui/panel.browser.test.tsx', 'x');
  write('server/app.ts', 'x');
  write('README.md', 'x');
  write('site/navigation/paths.ts', 'x');
  expect(fingerprintInputs(join(folder, 'content'), folder)).toBe(before);
});

test('a broken link does not fail the fingerprint: the content reader reports it', () => {
  const { folder } = createProject({ 'content/public/a.txt': 'x' });
  symlinkSync('nowhere', join(folder, 'content/public/lost'));
  expect(fingerprintInputs(join(folder, 'content'), folder)).toMatch(/^[0-9a-f]{64}$/);
});
