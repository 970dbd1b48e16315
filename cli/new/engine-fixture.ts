import { cp, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { engineFolder } from '#build/engine-folder.ts';
import type { VerbContext } from '../verb.ts';

/** The real path of an empty folder, which is removed after the test. */
export async function makeTestFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'bonbon-new-')));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A separate engine for `bonbon new`: with the real starter, and a sample of one file. */
export async function makeEngine(folder: string, files: Record<string, string> = {}): Promise<string> {
  await mkdir(folder, { recursive: true });
  await cp(join(engineFolder, 'starter'), join(folder, 'starter'), { recursive: true });
  const own = {
    'package.json': '{ "name": "bonbon" }',
    'sample/content/site.yaml': 'title: The Sample\nownerName: Somebody\naddress: https://sample.example/\n',
    ...files,
  };
  for (const [path, text] of Object.entries(own)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

export const contextIn = (workingFolder: string): VerbContext => ({
  siteOption: undefined,
  workingFolder,
  currentFolder: workingFolder,
  environment: {},
});
