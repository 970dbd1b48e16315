import { expect, test } from 'vitest';
import { openWorkshop } from './workshop.ts';

test('opening a workshop that was deleted with the sample finds none, without an error', async () => {
  expect(await openWorkshop('/houses/without-a-workshop')).toBeUndefined();
});
