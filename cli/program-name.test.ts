import { expect, test } from 'vitest';
import { nameProgram } from './program-name.ts';

test('without npm, a command is called by the name of the package', () => {
  expect(nameProgram('guestbook', {})).toBe('npx bonbon guestbook');
});

test('a command that npm runs is called as npm was told', () => {
  expect(nameProgram('guestbook', { npm_lifecycle_event: 'guestbook' })).toBe('npm run guestbook --');
  expect(nameProgram('guestbook', { npm_lifecycle_event: 'test' })).toBe('npx bonbon guestbook');
});
