import { expect, test } from 'vitest';
import { createClassNames } from './class-names.ts';

test('a class is named after its file and itself, every time', () => {
  const nameClass = createClassNames();
  expect(nameClass('link', '/site/frame/site-button.module.css')).toBe('site-button-link');
  expect(nameClass('link', '/site/frame/site-button.module.css?used')).toBe('site-button-link');
});

test('two files of one name cannot be told apart, and stop the build', () => {
  const nameClass = createClassNames();
  nameClass('link', '/site/frame/card.module.css');
  expect(() => nameClass('name', '/site/pages/card.module.css')).toThrow('need different names');
});
