import { expect, test } from 'vitest';
import { openFolder } from './open-folder.ts';

test('a folder is open only if the system’s program says so', async () => {
  expect(await openFolder('.', 'true')).toBe(true);
  expect(await openFolder('.', 'false')).toBe(false);
  expect(await openFolder('.', 'there-is-no-such-program')).toBe(false);
});
