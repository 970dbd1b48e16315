import { expect, test } from 'vitest';
import type { Field, Fields } from '#studio/protocol/field.ts';
import type { FileState, SiteState } from '#studio/protocol/site-state.ts';
import { findFirstText } from './sections.ts';

const field = (own: object) => ({ isOptional: false, isUsual: false, ...own }) as Field;
const line = field({ kind: 'line' });
const group = (keys: Record<string, Field>) =>
  field({ kind: 'group', keys: Object.entries(keys).map(([key, inner]) => ({ key, field: inner })) });
const list = (item: Field) => field({ kind: 'list', min: 0, item });
const fields = {
  updates: list(group({ date: field({ kind: 'day' }), text: line })),
  home: group({ intro: group({ picture: field({ kind: 'picture' }), text: line }), lines: list(line) }),
  facts: group({ title: line, facts: list(line) }),
} as unknown as Fields;
const file = (name: string, data: unknown) => ({ file: `${name}.yaml`, name, state: 'there', data }) as FileState;
const site = (updates: unknown[]) =>
  ({
    files: [
      file('updates', updates),
      file('home', { intro: { picture: 'me.png', text: 'Hi' }, lines: ['One'] }),
      file('facts', { title: 'Random Facts', facts: ['I have never seen snow.'] }),
    ],
    pages: [{ address: '/', title: 'Home', file: 'home.yaml', isLeftOut: false }],
  }) as unknown as SiteState;

test('a part is shown by its first text, a list by that of its first one', () => {
  const first = (name: string, path: string[]) => findFirstText(site([{ text: 'New' }]), fields, name, path)?.path;
  expect(first('home.yaml', ['intro'])).toEqual(['intro', 'text']);
  expect(first('home.yaml', ['lines'])).toEqual(['lines', 0]);
  expect(first('updates.yaml', [])).toEqual([0, 'text']);
});

test('an empty list shows nothing, and a box that shows one of them at a time is shown by its heading', () => {
  expect(findFirstText(site([]), fields, 'updates.yaml', [])?.path).toEqual([]);
  expect(findFirstText(site([]), fields, 'facts.yaml', ['facts'])?.path).toEqual(['title']);
});
