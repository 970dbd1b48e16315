import { expect, test } from 'vitest';
import { classifyTitle, measureTitle } from './title-length.ts';

test('a title is measured in the pixels of its letters, and an accent or a soft hyphen adds none', () => {
  expect(measureTitle('Bonbon')).toBe(42);
  expect(measureTitle('Ill')).toBe(13);
  expect(measureTitle('café')).toBe(measureTitle('cafe'));
  expect(measureTitle('Figuren\u00adsammlung')).toBe(measureTitle('Figurensammlung'));
  expect(measureTitle('こんにちは')).toBe(40);
});

test.each([
  ['Bonbon', 0],
  ['Projects', 1],
  ['Interest Board', 2],
  ['Connect With Me!', 3],
  ['Lieblingsdinge und mehr', 4],
  ['LLM-Inferred Product Attributes', 5],
  ['A title of sixty letters, as long as an owner may make it be', 6],
])('%j has the length %i', (title, length) => {
  expect(classifyTitle(title)).toBe(length);
});
