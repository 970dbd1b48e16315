import { expect, test } from 'vitest';
import type { PrintedCommand } from './examples.ts';
import { type Check, type DocumentChecks, planCommands } from './plan.ts';

const check: Check = { promises: 'does it', run: async () => {} };
const print = (document: string, command: string, place: PrintedCommand['place'] = 'block'): PrintedCommand => ({
  document,
  line: 1,
  typed: command,
  command,
  place,
});
const readme: DocumentChecks = { document: 'README.md', where: 'clone', checks: { 'npm start': check } };

test('a block is run each time that it is printed, a sentence only the first time', () => {
  const printed = [
    print('README.md', 'npm start'),
    print('README.md', 'npm start', 'sentence'),
    print('README.md', 'npm start'),
    print('docs/x.md', 'npm start', 'sentence'),
  ];
  const { planned, problems } = planCommands(printed, [readme], []);
  expect(planned.map(({ place }) => place)).toEqual(['block', 'block']);
  expect(problems).toEqual([]);
});

test('a command is typed where its document is followed, unless its check says where else', () => {
  const checks = { 'npm start': check, 'npm run dev': { ...check, where: 'site' as const } };
  const printed = [print('README.md', 'npm start'), print('README.md', 'npm run dev')];
  const { planned } = planCommands(printed, [{ ...readme, checks }], []);
  expect(planned.map(({ where }) => where)).toEqual(['clone', 'site']);
});

test('a command without a check is a problem, even if another document has a check for it', () => {
  const printed = [print('README.md', 'npm start'), print('docs/x.md', 'npm start'), print('README.md', 'npm run x')];
  expect(planCommands(printed, [readme], []).problems).toEqual([
    expect.stringContaining('docs/x.md:1: there is no check for  npm start'),
    expect.stringContaining('README.md:1: there is no check for  npm run x'),
  ]);
});

test('a command that cannot be run is left out with its reason', () => {
  const reason = { command: 'npm run x', because: 'it needs the moon' };
  const { planned, leftOut, problems } = planCommands([print('README.md', 'npm run x')], [], [reason]);
  expect([planned, problems]).toEqual([[], []]);
  expect(leftOut).toMatchObject([{ document: 'README.md', because: 'it needs the moon' }]);
});

test('checks and reasons of commands that are no longer printed are problems', () => {
  expect(planCommands([], [readme], [{ command: 'npm run x', because: 'it needs the moon' }]).problems).toEqual([
    'README.md no longer prints  npm start  Remove its check.',
    'No document prints  npm run x  Remove it from left-out.ts.',
  ]);
});
