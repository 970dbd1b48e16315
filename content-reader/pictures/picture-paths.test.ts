import { rename } from 'node:fs/promises';
import { dirname, join, posix, win32 } from 'node:path';
import { expect, test } from 'vitest';
import { drawPhoto, writeContent } from '#content-reader/content-fixture.ts';
import { buildSite, friend, readChunks, writeSite } from '#content-reader/plugin/built-content-fixture.ts';
import { findDrive } from './picture-paths.ts';

test('a photo is found in a folder whose name has a percent sign or looks percent-encoded', async () => {
  for (const name of ['100% mine', 'a%20b']) {
    const photo = await drawPhoto(20, 20);
    const written = await writeContent({ 'friends.yaml': friend('dog.jpg'), 'images/friends/dog.jpg': photo });
    const root = await writeSite(written, { page: ['friends'] });
    const folder = join(dirname(written), name);
    await rename(written, folder);
    const { page } = await readChunks(await buildSite(folder, root));
    expect(page).toMatch(/dog-[\w-]{8}\.avif 20w/);
  }
});

test('on Windows, the process changes to the drive of the site, from which pictures are read', () => {
  expect(findDrive('D:\\houses\\mine', 'C:\\houses', win32)).toBe('D:\\');
  expect(findDrive('C:\\houses\\mine', 'C:\\', win32)).toBeUndefined();
  expect(findDrive('\\\\nas\\houses\\mine', 'C:\\', win32)).toBe('\\\\nas\\houses\\');
  expect(findDrive('/houses/mine', '/', posix)).toBeUndefined();
});
