import { expect, test } from 'vitest';
import { listLanguages, nameLanguage } from './languages.ts';

test.each([
  ['de', 'Deutsch'],
  ['fr', 'Français'],
  ['pt-BR', 'Português (Brasil)'],
  ['qqx', 'qqx'],
  ['not a code', 'not a code'],
])('%s is called %s', (code, name) => expect(nameLanguage(code)).toBe(name));

test("the site's own language is among those to choose from, once", () => {
  expect(listLanguages('gsw').filter(({ code }) => code === 'gsw')).toHaveLength(1);
  expect(listLanguages('de').filter(({ code }) => code === 'de')).toHaveLength(1);
});
