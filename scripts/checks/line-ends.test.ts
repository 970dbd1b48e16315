import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('a clone on Windows has the same bytes as any other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bonbon-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // Git for Windows asks for it during its installation, and this is its default.
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'core.autocrlf=true', ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  git('init');
  copyFileSync(resolve('.gitattributes'), join(folder, '.gitattributes'));
  const files = {
    'command.mjs': Buffer.from('#!/usr/bin/env node\nexport {};\n'),
    'home.yaml': Buffer.from('greeting: hi\n'),
    'cat.png': Buffer.from('\x89PNG\r\n\x1a\n\n\0', 'latin1'),
  };
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
  git('add', '.');
  for (const name of Object.keys(files)) rmSync(join(folder, name));
  git('checkout', '--', '.');
  for (const [name, bytes] of Object.entries(files)) expect(readFileSync(join(folder, name))).toEqual(bytes);
});
