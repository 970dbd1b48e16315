import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#server/storage/database.ts';
import { checkDataFolder } from './check-data-folder.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('reports data in the temporary folder even if that folder is a link, as on a Mac', async () => {
  mkdirSync(resolve('.cache'), { recursive: true });
  // Not in a folder that is temporary on any system.
  const folder = mkdtempSync(resolve('.cache/doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const dataFolder = join(folder, 'private/data');
  openDatabase(dataFolder).close();
  const findPlace = async () => (await checkDataFolder(dataFolder, { now: () => 0, writeCommand: String }))[0];
  expect(await findPlace()).toMatchObject({ mark: 'fine' });
  symlinkSync(join(folder, 'private'), join(folder, 'temporary'), 'junction');
  vi.stubEnv('TMPDIR', join(folder, 'temporary'));
  expect(await findPlace()).toMatchObject({ mark: 'wrong', sentence: expect.stringContaining('temporary, which') });
});
