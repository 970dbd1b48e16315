import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeContent } from '#content-reader/content-fixture.ts';
import { listHistory } from '#studio/api/history/history.ts';
import { undo } from '#studio/api/history/undo.ts';
import { describeSite } from '#studio/api/site/describe-site.ts';
import { openSite } from '#studio/api/site/open-site.ts';
import { openTestSite, setField } from '#studio/api/site/site-fixture.ts';
import { type FileSystem, realFileSystem } from './file-system.ts';

const title = ['quickIntro', 'title'];
const full = 'Your words are still here, and the site is as it was. The disk is full: make room, and try again.';
const locked =
  'Your words are still here, and the site is as it was. The folder of the site is locked: nothing can be written there.';

/** A disk that refuses to open files for writing, those that `isRefused` chooses, as long as it is switched on. */
function makeRefusingDisk(code: string, isRefused: (path: string) => boolean) {
  const disk = { isOn: true };
  const open: FileSystem['open'] = async (path, flags, mode) => {
    if (disk.isOn && flags !== 'r' && isRefused(String(path))) throw Object.assign(new Error(code), { code });
    return realFileSystem.open(path, flags, mode);
  };
  return { disk, fs: { ...realFileSystem, open } };
}

test.each([
  ['ENOSPC', 'full', full],
  ['EACCES', 'locked', locked],
  ['EROFS', 'locked', locked],
])('%s is told, in the journal or at the file, and nothing has changed', async (code, reason, sentence) => {
  for (const part of ['/.bonbon/', '/content/']) {
    const { disk, fs } = makeRefusingDisk(code, (path) => path.includes(part));
    const { site, read } = await openTestSite({}, { fs });
    const before = await read('home.yaml');
    expect(await setField(site, 'home.yaml', title, 'Hello')).toEqual({ outcome: 'refused', reason, sentence });
    expect(await read('home.yaml')).toBe(before);
    expect(listHistory(site).steps).toEqual([]);
    disk.isOn = false;
    expect(await setField(site, 'home.yaml', title, 'Hello')).toMatchObject({ outcome: 'saved' });
    disk.isOn = true;
    const saved = await read('home.yaml');
    if (part === '/content/') expect(await undo(site)).toMatchObject({ outcome: 'refused', reason });
    expect(await read('home.yaml')).toBe(saved);
  }
});

test('a wrong value that cannot be kept as a draft is told of', async () => {
  const { fs } = makeRefusingDisk('ENOSPC', (path) => path.includes('drafts.json'));
  const { site } = await openTestSite({}, { fs });
  expect(await setField(site, 'home.yaml', title, '')).toMatchObject({ outcome: 'refused', reason: 'full' });
  expect((await describeSite(site)).drafts).toEqual([]);
});

const canMount = process.platform === 'linux' && process.getuid?.() === 0 && tryMount();

function tryMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'bonbon-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test.runIf(canMount)('a real disk that is full, and then one that may only be read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bonbon-disk-'));
  const mount = (...options: string[]) => execFileSync('mount', [...options, folder]);
  mount('-t', 'tmpfs', '-o', 'size=1m', 'tmpfs');
  onTestFinished(() => {
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true });
  });
  const content = join(folder, 'content');
  mkdirSync(content);
  cpSync(await writeContent(), content, { recursive: true });
  const site = await openSite({ folder, content });
  expect(await setField(site, 'home.yaml', title, 'Hello')).toMatchObject({ outcome: 'saved' });
  expect(() => writeFileSync(join(folder, 'filler'), Buffer.alloc(2_000_000))).toThrow('ENOSPC');
  const long = 'x'.repeat(150);
  expect(await setField(site, 'home.yaml', title, long)).toEqual({
    outcome: 'refused',
    reason: 'full',
    sentence: full,
  });
  rmSync(join(folder, 'filler'));
  expect(await setField(site, 'home.yaml', title, long)).toMatchObject({ outcome: 'saved' });
  await site.close();
  mount('-o', 'remount,ro');
  const again = await openSite({ folder, content });
  const refused = { outcome: 'refused', reason: 'locked', sentence: locked };
  expect(await setField(again, 'home.yaml', title, 'Bye')).toEqual(refused);
  expect((await describeSite(again)).undo).toMatchObject({ label: 'quickIntro title of home.yaml' });
  await again.close();
});
