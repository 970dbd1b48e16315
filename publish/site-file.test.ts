import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from './publish-fixture.ts';
import { describeSettings, readSiteFile, writeSiteValues } from './site-file.ts';

async function writeContent(text: string): Promise<string> {
  const content = join(await makeFolder(), 'content');
  await mkdir(content);
  await writeFile(join(content, 'site.yaml'), text);
  return content;
}

test('the choice is written at the end, and every other line stays', async () => {
  const text = '# My site\r\ntitle:   Bonbon # my name\r\naddress: https://bonbon.example/\r\n';
  const content = await writeContent(text);
  await writeSiteValues(
    content,
    describeSettings({ host: 'neocities', name: 'bonbon' }, 'https://bonbon.neocities.org/'),
  );
  const written = await readFile(join(content, 'site.yaml'), 'utf8');
  expect(written).toBe(
    `${text.replace('bonbon.example', 'bonbon.neocities.org')}publish:\r\n  host: neocities\r\n  name: bonbon\r\n`,
  );
  expect(await readSiteFile(content)).toEqual({
    settings: { host: 'neocities', name: 'bonbon' },
    address: 'https://bonbon.neocities.org/',
  });
});

test('another choice takes the place of the first', async () => {
  const content = await writeContent(
    'address: https://bonbon.com/\npublish:\n  host: folder\n  folder: /a\ntitle: B\n',
  );
  await writeSiteValues(content, describeSettings({ host: 'neocities', name: 'bonbon' }));
  expect(await readFile(join(content, 'site.yaml'), 'utf8')).toBe(
    'address: https://bonbon.com/\npublish:\n  host: neocities\n  name: bonbon\ntitle: B\n',
  );
});

test('single values are written where they belong', async () => {
  const content = await writeContent(
    'music:\n  youtubePlayer: hidden # no window\npublish: { host: folder, folder: /a }\n',
  );
  await writeSiteValues(content, [
    [['music', 'address'], 'https://songs.example/'],
    [['publish', 'songs'], 'left-out'],
  ]);
  expect(await readFile(join(content, 'site.yaml'), 'utf8')).toBe(
    'music:\n  youtubePlayer: hidden # no window\n  address: https://songs.example/\npublish: { host: folder, folder: /a, songs: left-out }\n',
  );
});

test('an address is needed, and a wrong choice is told with its key', async () => {
  await expect(readSiteFile(await writeContent('title: B\n'))).rejects.toThrow('address must be a web address');
  const wrong = await writeContent('address: https://bonbon.com/\npublish: { host: geocities }\n');
  await expect(readSiteFile(wrong)).rejects.toThrow('publish.host must be one of neocities-free');
});
