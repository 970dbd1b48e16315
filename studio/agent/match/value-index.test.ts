import { expect, test } from 'vitest';
import type { PreviewValue } from '#studio/protocol/preview.ts';
import { indexValues } from './value-index.ts';

const value = (kind: PreviewValue['kind'], text: string, path: (string | number)[] = ['text']): PreviewValue => ({
  source: { file: 'home.yaml', path },
  kind,
  text,
});
function textsFound(values: PreviewValue[], shown: string, language = 'en') {
  const { findText, findLoosely } = indexValues(values, language);
  const exact = findText(shown);
  return (exact.length ? exact : findLoosely(shown)).map(({ value }) => value.text);
}

test.each<[string, PreviewValue, string]>([
  ['with other spaces', value('line', 'Quick Intro'), '  Quick\n\u00a0Intro '],
  ['letter by letter', value('line', 'Quick Intro'), 'Q u i c k I n t r o'],
  ['in capitals', value('line', 'Quick Intro'), 'QUICK INTRO'],
  ['with soft hyphens', value('line', 'Quick Intro'), 'Quick In\u00adtro'],
  ['with a name filled in', value('line', 'Reply to {name}'), 'Reply to Praline'],
  ['cut off', value('text', 'A long story about a kettle that sang.'), 'A long story about a…'],
  ['as a paragraph', value('text', 'One.\n\nTwo.'), 'Two.'],
  ['with numbers filled in', value('line', '{elapsed} of {length}'), '0:12 of 3:40'],
  ['as a day in words', value('day', '2025-10-27'), 'October 27, 2025'],
  ['as a day', value('day', '2025-10-27'), '2025-10-27'],
])('a value is found %s', (_, written, shown) => {
  expect(textsFound([value('line', 'Something else'), written], shown)).toEqual([written.text]);
});

test('days are read in the language of the site', () => {
  expect(textsFound([value('day', '2025-10-27')], '27. Oktober 2025', 'de')).toEqual(['2025-10-27']);
});

test.each([
  ['a paragraph', "Hi, I'm Bonbon, and this is my drawer."],
  ['an item of a list', 'mint'],
  ['a paragraph with a link', 'See the interest board.'],
  ['all of it', "Hi, I'm Bonbon, and this is my drawer.mintteaSee the interest board."],
])('rich text is found by %s', (_, shown) => {
  const text =
    "Hi, I'm **Bonbon**, and *this* is `my` drawer.\n\n- mint\n- tea\n\nSee the [interest board](/interests).";
  expect(textsFound([value('richText', text)], shown)).toEqual([text]);
});

test('words that are no more than a part of a value are not that value', () => {
  expect(textsFound([value('line', 'Quick Intro'), value('text', 'One two.')], 'Intro')).toEqual([]);
  expect(textsFound([value('line', '{name}')], 'anything at all')).toEqual([]);
  expect(textsFound([value('line', '{length} of {limit}')], 'Take off the feed')).toEqual([]);
  expect(textsFound([value('line', '{elapsed} of {length}')], 'A cup of tea')).toEqual([]);
  const box = `Total unique visitors 000157. Counted by this site, with no cookies. V1.0, released ${'on a day '.repeat(3)}`;
  expect(textsFound([value('line', '{version}, released {day}')], box)).toEqual([]);
});

test('capitals count where they tell two values apart', () => {
  const values = [value('line', 'Home', ['one']), value('line', 'HOME', ['two'])];
  expect(textsFound(values, 'HOME')).toEqual(['HOME']);
  expect(textsFound(values, 'hOmE')).toEqual(['Home', 'HOME']);
});

test('a list of words in one line is the whole list', () => {
  const words = ['low-poly', 'textures', 'corners'].map((text, index) => value('line', text, ['skills', index]));
  const found = indexValues(words, 'en').findText('low-poly · textures · corners');
  expect(found.map(({ value }) => value.source.path)).toEqual([['skills']]);
});
