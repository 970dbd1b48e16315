import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeContent } from '#content-reader/content-fixture.ts';
import { buildSite } from './build-site.ts';
import { isContentError } from './build-when-due.ts';

test('mistakes in the content stop the build before anything is written, and the error lists all of them', async () => {
  const content = await writeContent({
    'friends.yaml': "- name: Mochi\n  url: '#'\n  image: elephant.webp\n",
    'updates.yaml': '- date: 27.10.2025\n  text: V1.0 finished\n',
  });
  const [dist, cache] = [join(content, '../dist'), join(content, '../cache')];
  const failure: unknown = await buildSite({ content, cache, dist }).catch((error: unknown) => error);
  if (!isContentError(failure)) throw failure;
  expect(failure.message).toBe(
    [
      'content/updates.yaml:1:3  0.date  must be a date, written year-month-day',
      '    for example: date: 2025-10-27',
      '',
      'content/friends.yaml:3:3  0.image  the file images/friends/elephant.webp does not exist in content/',
      '    for example: image: cat.svg',
    ].join('\n'),
  );
  expect(existsSync(dist)).toBe(false);
});
