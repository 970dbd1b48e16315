import { expect, test } from 'vitest';
import { listIcons, readIcon } from './social-icons.ts';

test.each([
  ['bluesky', '#1185fe'],
  ['tiktok', '#000000'],
  ['github', '#181717'],
  ['linkedin', '#0a66c2'],
])('the icon %s is a path in a 24x24 view box, and has a colour', async (slug, color) => {
  const icon = await readIcon(slug);
  expect(icon?.path).toMatch(/^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/);
  expect(icon?.color).toBe(color);
  expect(await listIcons()).toContain(slug);
});

test('an unknown name, or a path outside the icons folder, has no icon', async () => {
  expect(await readIcon('nosuchplace')).toBeUndefined();
  expect(await readIcon('../icons/github')).toBeUndefined();
});
