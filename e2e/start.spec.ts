import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { testSite } from '../scripts/test-site.ts';
import { makeFolder, removeFolder } from './site-server-fixture.ts';

test('a start without a new build prints the last build’s warnings once', async () => {
  const folder = await makeFolder();
  await cp(testSite.content, join(folder, 'content'), { recursive: true });
  await cp(testSite.dist, join(folder, 'dist'), { recursive: true, dereference: true });
  const warnings = await readFile(join(folder, 'dist/warnings.txt'), 'utf8');
  const env = { ...process.env, PORT: '0', HOST: 'localhost' };
  const command = ['cli/main.ts', 'start', '--site', folder];
  const start = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(start, 'exit');
  let printed = '';
  for await (const text of start.stdout) {
    printed += text;
    if (printed.includes('The site is at')) break;
  }
  start.kill();
  // It closes its database in the folder.
  await ended;
  await removeFolder(folder);
  expect(warnings).toContain('bonbon.example');
  expect(printed).toContain('The site is built already.');
  expect(printed.split(warnings)).toHaveLength(2);
});
