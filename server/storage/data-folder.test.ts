import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openDatabase } from './database.ts';

/** An empty repository without the user's Git settings. */
function makeRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'bonbon-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', env: { PATH: process.env.PATH, HOME: folder } });
  git('init', '--quiet');
  const write = (path: string, text = 'private') => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  /** The files that Git would add. */
  const add = () => git('add', '--all', '--dry-run').match(/(?<=^add ').*(?='$)/gm) ?? [];
  return { folder, write, add };
}

/** Fills a data folder like a running server with backups. */
function fillDataFolder(folder: string) {
  const database = openDatabase(folder);
  onTestFinished(() => database.close());
  mkdirSync(join(folder, 'backups'));
  for (const name of ['bonbon-2026-11-21T22-17-29.sqlite', 'replaced-2026-11-21T22-17-29.sqlite-wal', 'a.unfinished']) {
    writeFileSync(join(folder, 'backups', name), 'private');
  }
}

test('a data folder ignores itself in Git, wherever it is', () => {
  const { folder, add } = makeRepository();
  fillDataFolder(join(folder, 'private/guestbook'));
  expect(add()).toEqual([]);
});

test('a data folder of an older version ignores itself in Git as soon as it is opened', () => {
  const { folder, add } = makeRepository();
  openDatabase(join(folder, 'guestbook')).close();
  rmSync(join(folder, 'guestbook/.gitignore'));
  expect(add()).toEqual(['guestbook/bonbon.sqlite']);
  fillDataFolder(join(folder, 'guestbook'));
  expect(add()).toEqual([]);
});

test("beside an owner's own files, Git ignores only the data", () => {
  const { folder, write, add } = makeRepository();
  write('site/notes.txt', 'mine');
  fillDataFolder(join(folder, 'site'));
  expect(add()).toEqual(['site/notes.txt']);
});

test('existing rules are kept, and the data is added to them once', () => {
  const { folder, write, add } = makeRepository();
  write('site/.gitignore', '*.tmp');
  fillDataFolder(join(folder, 'site'));
  expect(add()).toEqual(['site/.gitignore']);
  const rules = readFileSync(join(folder, 'site/.gitignore'), 'utf8');
  expect(rules).toMatch(/^\*\.tmp\n\n# .*\n\/bonbon\.sqlite\*\n/);
  openDatabase(join(folder, 'site')).close();
  expect(readFileSync(join(folder, 'site/.gitignore'), 'utf8')).toBe(rules);
});

test.each(['bonbon.sqlite*', '*.sqlite*', '/bonbon.sqlite*'])(
  'an existing rule %s does not cover the backups, so the data is added to it',
  (rule) => {
    const { folder, write, add } = makeRepository();
    write('site/.gitignore', rule);
    fillDataFolder(join(folder, 'site'));
    expect(add()).toEqual(['site/.gitignore']);
  },
);

test.each(['*', '/*', '*\r\n!.gitignore'])('rules that ignore the whole folder stay unchanged: %j', (rules) => {
  const { folder, write } = makeRepository();
  write('site/.gitignore', rules);
  fillDataFolder(join(folder, 'site'));
  expect(readFileSync(join(folder, 'site/.gitignore'), 'utf8')).toBe(rules);
});

const project = join(import.meta.dirname, '../..');
test.each(['data', '.', 'content', 'scripts/data', 'my/own/place'])(
  'in the project, Git never adds data in %s, before and after the first start of the server',
  (place) => {
    const { folder, write, add } = makeRepository();
    cpSync(join(project, '.gitignore'), join(folder, '.gitignore'));
    write('content/site.yaml', 'mine');
    const { dataFolder } = readConfig({ DATA_FOLDER: join(folder, place) }, folder);
    for (const name of ['bonbon.sqlite', 'bonbon.sqlite-wal', 'bonbon.sqlite-shm', 'backups/bonbon-1.sqlite']) {
      write(join(place, name));
    }
    expect(add()).toEqual(['.gitignore', 'content/site.yaml']);
    for (const ending of ['', '-wal', '-shm']) rmSync(join(dataFolder, `bonbon.sqlite${ending}`));
    rmSync(join(dataFolder, 'backups'), { recursive: true });
    fillDataFolder(dataFolder);
    expect(add()).toEqual(['.gitignore', 'content/site.yaml']);
  },
);

test('Git never adds the files that the guide creates', () => {
  const { folder, write, add } = makeRepository();
  cpSync(join(project, '.gitignore'), join(folder, '.gitignore'));
  const guides = ['README.md', ...globSync('docs/guide/*.md', { cwd: project })]
    .map((file) => readFileSync(join(project, file), 'utf8'))
    .join('\n');
  const files = [...guides.matchAll(/npm run (?:guestbook -- export|backup --) ([\w./-]+\.\w+)/g)].map(
    ([, file = '']) => file,
  );
  expect(files).toContain('messages.json');
  for (const file of [...files, 'messages.csv', 'messages.json.unfinished', 'mine.sqlite']) write(file);
  expect(add()).toEqual(['.gitignore']);
});
