import { expect, test } from 'vitest';
import { openWorkshop } from './workshop.ts';

test('an owner who deleted the workshop with the sample has none, and nothing fails', async () => {
  expect(await openWorkshop('/houses/without-a-workshop')).toBeUndefined();
});
