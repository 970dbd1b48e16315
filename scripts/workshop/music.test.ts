import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('runs as a process', async () => {
  const script = join(import.meta.dirname, 'music.ts');
  const run = await promisify(execFile)(process.execPath, [script, 'check', '--help']);
  expect(run.stderr).toBe('');
  expect(run.stdout).toMatch(/^check: ask YouTube/);
  expect(run.stdout).toContain('Usage: npm run music -- check\n');
});
