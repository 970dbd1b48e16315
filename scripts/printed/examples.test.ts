import { expect, test } from 'vitest';
import { findExamples } from './examples.ts';

const find = (...lines: string[]) => findExamples('docs/x.md', lines.join('\n'), ['list', 'delete']);
const commandsOf = (...lines: string[]) => find(...lines).commands.map(({ command }) => command);

test('each line of a shell block is a command, with its line number and without its comment', () => {
  expect(
    find('Type:', '```sh', 'npm start     # serves it', '# a comment', '', 'npm run backup', '```').commands,
  ).toEqual([
    {
      document: 'docs/x.md',
      line: 3,
      typed: 'npm start     # serves it',
      command: 'npm start',
      place: 'block',
    },
    { document: 'docs/x.md', line: 6, typed: 'npm run backup', command: 'npm run backup', place: 'block' },
  ]);
});

test('a # within a word is not a comment', () => {
  expect(commandsOf('```sh', 'npm run x -- a#b', '```')).toEqual(['npm run x -- a#b']);
});

test('a command can continue on the next line', () => {
  expect(commandsOf('```sh', 'npm run x \\', '  --write', 'npm start', '```')).toEqual([
    'npm run x --write',
    'npm start',
  ]);
});

test('blocks within a list are read, and blocks in other languages are not typed', () => {
  expect(commandsOf('1. Do:', '   ```sh', '   npm start', '   ```', '```yaml', 'npm: start', '```')).toEqual([
    'npm start',
  ]);
});

test('a line for cron is also a command', () => {
  expect(commandsOf('```crontab', '17 5 * * * curl x', '```')).toEqual(['17 5 * * * curl x']);
});

test('a block without a language is a mistake, and so is an unknown language', () => {
  const { problems } = find('', '```', 'npm start', '```', '```bash', 'npm start', '```');
  expect(problems).toEqual([
    expect.stringContaining('docs/x.md:2: this block has no language.'),
    expect.stringContaining('docs/x.md:5: blocks in bash are not supported'),
  ]);
});

test('commands within sentences are found, also across a line break; other words are not', () => {
  const text = ['Type `npm run', 'build`, `X=1 npm start` or `node server/main.ts`.', 'With `node` and `npm test --`'];
  expect(commandsOf(...text)).toEqual(['npm run build', 'X=1 npm start', 'node server/main.ts']);
});

test('a table of the guestbook tool has its commands without the program, and their options without the command', () => {
  const rows = ['| | |', '| --- | --- |', '| `list --waiting`, `--all` | `--limit N` shows more; as `npm run x` |'];
  expect(commandsOf(...rows, '| `--keep` | no command |', '| `delete ID…` | See `list` |')).toEqual([
    'npm run guestbook -- list --waiting',
    'npm run guestbook -- list --all',
    'npm run guestbook -- list --limit N',
    'npm run x',
    'npm run guestbook -- delete ID…',
    'npm run guestbook -- list',
  ]);
});

test('in a sentence, a command of the tool counts only if an option or an id follows', () => {
  expect(commandsOf('Then `list --waiting` and `delete ID`; the `list` of `list items`.')).toEqual([
    'npm run guestbook -- list --waiting',
    'npm run guestbook -- delete ID',
  ]);
});
