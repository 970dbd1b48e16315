import { expect, test } from 'vitest';
import type { PreviewValue } from '#studio/protocol/preview.ts';
import { rankSources, type Surrounding } from './rank-sources.ts';
import { textKey } from './text-key.ts';
import { indexValues } from './value-index.ts';

const value = (file: string, path: (string | number)[], text: string, kind: PreviewValue['kind'] = 'line') => ({
  source: { file, path },
  kind,
  text,
});
const around = (texts: string[], told: string[] = [], pictures: string[] = []): Surrounding => ({
  text: textKey(texts.join('')),
  texts: new Set(texts.map(textKey)),
  pictures,
  told,
});
const files = (own?: string) => ({ own, above: new Set<string>(), all: new Set(['home.yaml', 'about-me.yaml']) });

/** The places of the values that are meant by `text`. */
function rank(values: PreviewValue[], text: string, levels: Surrounding[], own?: string, isInMain = true) {
  const index = indexValues(values, 'en');
  const candidates = index.findText(text).map(({ value }) => value);
  return rankSources(candidates, levels, index, files(own), isInMain).map(({ source: { file, path } }) =>
    [file, ...path].join(' '),
  );
}

test('of two updates with the same words, the one whose day stands beside it is meant', () => {
  const updates = ['2025-10-27', '2025-10-20'].flatMap((day, index) => [
    value('updates.yaml', [index, 'date'], day, 'day'),
    value('updates.yaml', [index, 'text'], 'Mobile fixes.'),
  ]);
  const item = around(['10/20/25', 'Mobile fixes.'], ['2025-10-20']);
  const list = around(['10/27/25', 'Mobile fixes.'], ['2025-10-27', '2025-10-20']);
  expect(rank(updates, 'Mobile fixes.', [around(['Mobile fixes.']), item, list])).toEqual(['updates.yaml 1 text']);
});

test('an entry of the menu is told from the heading of its page by where it leads', () => {
  const values = [
    value('about-me.yaml', ['header', 'title'], 'About Me'),
    value('about-me.yaml', ['header', 'subtitle'], 'Who I am'),
    value('site.yaml', ['navigation', 0, 'links', 1, 'label'], 'About Me'),
    value('site.yaml', ['navigation', 0, 'links', 1, 'to'], '/aboutme', 'other'),
  ];
  expect(rank(values, 'About Me', [around(['About Me'], ['/aboutme'])], 'about-me.yaml', false)).toEqual([
    'site.yaml navigation 0 links 1 label',
  ]);
  expect(rank(values, 'About Me', [around(['About Me', 'Who I am'])], 'about-me.yaml', false)).toEqual([
    'about-me.yaml header title',
  ]);
});

test('where nothing beside it tells, the page comes first, then the frame, and another page only by itself', () => {
  const values = [
    value('about-me.yaml', ['title'], 'Hello'),
    value('site.yaml', ['title'], 'Hello'),
    value('home.yaml', ['title'], 'Hello'),
  ];
  expect(rank(values, 'Hello', [], 'home.yaml')).toEqual(['home.yaml title', 'site.yaml title']);
  expect(rank(values, 'Hello', [], 'home.yaml', false)).toEqual(['site.yaml title', 'home.yaml title']);
  expect(rank(values.slice(0, 1), 'Hello', [], 'home.yaml')).toEqual(['about-me.yaml title']);
});

test('what one page alone shows is meant there, and nowhere else', () => {
  const values = [
    { ...value('site.yaml', ['ownerName'], 'Bonbon'), shownOn: 'guestbook.yaml' },
    value('site.yaml', ['title'], 'Bonbon'),
  ];
  expect(rank(values, 'Bonbon', [], 'home.yaml', false)).toEqual(['site.yaml title']);
  expect(rank(values, 'Bonbon', [], 'guestbook.yaml', false)).toEqual(['site.yaml title']);
  expect(rank(values, 'Bonbon', [], 'guestbook.yaml')).toEqual(['site.yaml ownerName']);
  expect(rank(values.slice(0, 1), 'Bonbon', [], 'home.yaml')).toEqual(['site.yaml ownerName']);
});

test('at the top of a page, what the page says of its top is meant', () => {
  const values = [
    value('delights.yaml', ['mascot', 'reactions', 2, 'bubble'], 'Hi hi!'),
    value('home.yaml', ['header', 'bubble'], 'Hi hi!'),
  ];
  expect(rank(values, 'Hi hi!', [], 'home.yaml', false)).toEqual(['home.yaml header bubble']);
});

test('no more than five are asked about', () => {
  const values = Array.from({ length: 9 }, (_, index) => value('facts.yaml', ['facts', index], 'Twice.'));
  expect(rank(values, 'Twice.', [])).toHaveLength(5);
});

test('short words within a sentence say nothing about what stands there', () => {
  const values = [
    value('site.yaml', ['version', 'released'], '2025-10-12', 'day'),
    value('site.yaml', ['version', 'name'], 'V1.0'),
    value('updates.yaml', [3, 'date'], '2025-10-12', 'day'),
    value('updates.yaml', [3, 'text'], 'V1.0 finished! There was cake.'),
  ];
  const item = around(['10/12/25', 'V1.0 finished! There was cake.'], ['2025-10-12']);
  expect(rank(values, '2025-10-12', [item])).toEqual(['updates.yaml 3 date']);
});
