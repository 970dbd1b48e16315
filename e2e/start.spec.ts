import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { makeFolder, removeFolder } from './site-server.ts';

test('a start that has nothing to build tells once what the build had to tell its owner', async () => {
  const folder = await makeFolder();
  const env = { ...process.env, PORT: '0', HOST: 'localhost', DATA_FOLDER: folder };
  const start = spawn(process.execPath, ['scripts/start.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  for await (const text of start.stdout) {
    printed += text;
    if (printed.includes('The site is at')) break;
  }
  start.kill();
  await removeFolder(folder);
  const notes = await readFile('dist/notes.txt', 'utf8');
  expect(printed).toContain('The site is built already.');
  expect(printed.split(notes || 'things to look at')).toHaveLength(notes ? 2 : 1);
});
