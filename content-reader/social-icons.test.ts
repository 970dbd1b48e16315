import { expect, test } from 'vitest';
import { listIcons, readIcon } from './social-icons.ts';

test.each(['bluesky', 'tiktok', 'github', 'linkedin'])('the icon %s is a path in a square of 24', async (slug) => {
  const path = await readIcon(slug);
  expect(path).toMatch(/^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/);
  expect(await listIcons()).toContain(slug);
});

test('there is no icon of an unknown name, nor one outside the folder of icons', async () => {
  expect(await readIcon('nosuchplace')).toBeUndefined();
  expect(await readIcon('../icons/github')).toBeUndefined();
});
