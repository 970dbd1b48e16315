import { expect, test } from 'vitest';
import { loadWorkshop } from './workshop.ts';

test('a deleted workshop is undefined, not an error', async () => {
  expect(await loadWorkshop('/houses/without-a-workshop')).toBeUndefined();
});
