import { expect, test } from 'vitest';
import type { PrintedCommand } from './examples.ts';
import { type Check, type DocumentChecks, markRepeats, planCommands } from './plan.ts';

const check: Check = { expects: 'does it', run: async () => {} };
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

test('a command whose check runs once is not run again for the same text in the same kind of place', () => {
  const dev: Check = { ...check, runsOnce: true };
  const documents: DocumentChecks[] = [
    { document: 'README.md', where: 'site', checks: { 'npm run dev': dev, 'npm run list': check } },
    { document: 'docs/x.md', where: 'site', checks: { 'npm run dev': dev, 'npm run list': check, 'npm dev': dev } },
    { document: 'docs/y.md', where: 'clone', checks: { 'npm run dev': dev } },
    { document: 'docs/z.md', where: 'site', checks: { 'npm run dev': { ...dev } } },
  ];
  const printed = documents.flatMap(({ document, checks }) => Object.keys(checks).map((name) => print(document, name)));
  const { planned } = planCommands(printed, documents, []);
  const repeats = markRepeats(planned).filter((one) => 'first' in one);
  expect(repeats).toEqual([{ ...planned[2], first: planned[0] }]);
  expect(repeats).toMatchObject([{ document: 'docs/x.md', command: 'npm run dev' }]);
});

test('a command is run if the document that prints it first is not followed', () => {
  const checks = { 'npm run dev': { ...check, runsOnce: true as const } };
  const documents: DocumentChecks[] = ['README.md', 'docs/x.md'].map((document) => ({
    document,
    where: 'site',
    checks,
  }));
  const { planned } = planCommands(
    documents.map(({ document }) => print(document, 'npm run dev')),
    documents,
    [],
  );
  expect(markRepeats(planned).map((one) => 'first' in one)).toEqual([false, true]);
  expect(markRepeats(planned.slice(1)).map((one) => 'first' in one)).toEqual([false]);
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
