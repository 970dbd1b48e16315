import { expect, test } from 'vitest';
import { openMedia } from './media-fixture.ts';
import { listUnusedFiles } from './unused-files.ts';

test('pictures that nothing names any more are listed', async () => {
  const { content } = await openMedia({
    'images/friends/gone.svg': '<svg/>',
    'images/friends/told.svg': '<svg/>',
    'public/kept.svg': '<svg/>',
    'characters/thistle/left.png': 'x',
    'friends.yaml': "- name: Mochi\n  url: '#'\n  image: told.svg\n",
  });
  const unused = (await listUnusedFiles(content)).map(({ path }) => path);
  expect(unused).toEqual(expect.arrayContaining(['images/friends/gone.svg', 'characters/thistle/left.png']));
  for (const path of ['images/friends/told.svg', 'public/kept.svg', 'images/icons/favicon.svg']) {
    expect(unused).not.toContain(path);
  }
});
