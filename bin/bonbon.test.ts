import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Runs the command in a site that npm has linked to a Bonbon with only these files for its verbs. */
async function linkSite(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'bonbon-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const name of ['bin', 'server/node-version.mjs', 'package.json'])
    await cp(name, join(folder, 'bonbon', name), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, 'bonbon', path)), { recursive: true });
    await writeFile(join(folder, 'bonbon', path), text);
  }
  await mkdir(join(folder, 'site/node_modules'), { recursive: true });
  await symlink('../../bonbon', join(folder, 'site/node_modules/bonbon'), 'junction');
  const command = join(folder, 'site/node_modules/bonbon/bin/bonbon.mjs');
  return execFileSync(process.execPath, [command, 'check'], { cwd: join(folder, 'site'), encoding: 'utf8' });
}

const compiled = "console.log('compiled', process.argv[2]);";
const source = "const verb: string | undefined = process.argv[2];\nconsole.log('source', verb);";

test('a site that is linked to a clone runs its source, even if it has compiled code', async () => {
  expect(await linkSite({ 'cli/main.ts': source })).toBe('source check\n');
  expect(await linkSite({ 'cli/main.ts': source, 'engine/main.js': compiled })).toBe('source check\n');
});

test('a package has no source, so its compiled code runs', async () => {
  expect(await linkSite({ 'engine/main.js': compiled })).toBe('compiled check\n');
});
