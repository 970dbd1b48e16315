import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#server/storage/database.ts';
import { checkDataFolder } from './check-data-folder.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Not in a folder that is temporary on any system. */
function makeFolder(): string {
  mkdirSync(resolve('.cache'), { recursive: true });
  const folder = mkdtempSync(resolve('.cache/doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('reports data in the temporary folder even if that folder is a link, as on a Mac', async () => {
  const folder = makeFolder();
  const dataFolder = join(folder, 'private/data');
  openDatabase(dataFolder).close();
  const findPlace = async () => (await checkDataFolder(dataFolder, { now: () => 0, writeCommand: String }))[0];
  expect(await findPlace()).toMatchObject({ mark: 'fine' });
  symlinkSync(join(folder, 'private'), join(folder, 'temporary'), 'junction');
  vi.stubEnv('TMPDIR', join(folder, 'temporary'));
  expect(await findPlace()).toMatchObject({ mark: 'wrong', sentence: expect.stringContaining('temporary, which') });
});

test.each([
  ['older', -1, 'advice', 'Start the server once: it brings them up to date.'],
  ['newer', 1, 'wrong', 'A newer version of Bonbon has used this data folder: install that version or a later one.'],
])('tables of an %s version are reported with what to do', async (_, difference, mark, remedy) => {
  const dataFolder = makeFolder();
  const database = openDatabase(dataFolder);
  const { user_version: version } = database.prepare('pragma user_version').get() ?? {};
  database.exec(`pragma user_version = ${Number(version) + difference}`);
  database.close();
  const findings = await checkDataFolder(dataFolder, { now: () => 0, writeCommand: String });
  const sentence = `The database tables are version ${Number(version) + difference}, and this site needs version ${version}.`;
  expect(findings).toContainEqual(expect.objectContaining({ mark, sentence, remedy }));
});
