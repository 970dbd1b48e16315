import { expect, test } from 'vitest';
import { listFields } from '../../api/fields/list-fields.ts';
import { freeId } from './free-id.ts';
import { splitIntoSteps } from './item-steps.ts';

test('a new character has four steps, in which every key of its schema is asked once', () => {
  const field = listFields().characters;
  if (field.kind !== 'group') throw new Error('a character is a group');
  const steps = splitIntoSteps(field.keys);
  expect(steps.map(({ name }) => name)).toEqual(['who', 'looks', 'story', 'art']);
  expect(steps.find(({ name }) => name === 'looks')?.keys.map(({ key }) => key)).toContain('alt');
  const asked = steps.flatMap(({ keys }) => keys.map(({ key }) => key)).sort();
  expect(asked).toEqual(
    field.keys
      .map(({ key }) => key)
      .filter((key) => key !== 'order')
      .sort(),
  );
});

test('a folder is named after what was typed, and no two are the same', () => {
  expect(freeId('Captain Thistle!', [])).toBe('captain-thistle');
  expect(freeId('Ñandú Über', [])).toBe('nandu-uber');
  expect(freeId('mo', ['mo', 'mo-2'])).toBe('mo-3');
  expect(freeId('…', [])).toBe('new');
});
