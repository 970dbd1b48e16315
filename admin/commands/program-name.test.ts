import { expect, test } from 'vitest';
import { nameProgram, type Typed, writeCommand } from './program-name.ts';

const typedWith = (script: string | undefined, siteOption?: string): Typed => ({
  verb: 'guestbook',
  siteOption,
  environment: { npm_lifecycle_event: script },
});

test('without npm, a command is called by the name of the package', () => {
  expect(nameProgram(typedWith(undefined))).toBe('npx bonbon guestbook');
  expect(nameProgram(typedWith('test'))).toBe('npx bonbon guestbook');
  expect(writeCommand(typedWith('test'), 'backup')).toBe('npx bonbon backup');
});

test('a command that npm runs is called by its script', () => {
  const typed = typedWith('guestbook');
  expect(nameProgram(typed)).toBe('npm run guestbook --');
  expect(writeCommand(typed, 'guestbook', 'list --all')).toBe('npm run guestbook -- list --all');
  expect(writeCommand(typed, 'backup')).toBe('npm run backup');
  expect(writeCommand(typed, 'start')).toBe('npm start');
});

test('after --site, every command names that site', () => {
  expect(nameProgram(typedWith('guestbook', '../old-site'))).toBe('npm run guestbook -- --site ../old-site');
  expect(nameProgram(typedWith(undefined, '../old site'))).toBe("npx bonbon guestbook --site '../old site'");
  expect(writeCommand(typedWith('guestbook', '../old-site'), 'backup')).toBe('npm run backup -- --site ../old-site');
  expect(writeCommand(typedWith(undefined, '../old-site'), 'backup', 'restore newest')).toBe(
    'npx bonbon backup --site ../old-site restore newest',
  );
});
