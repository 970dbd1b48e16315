import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { writeContent } from '#content-reader/content-fixture.ts';
import { runCli } from './run-cli.ts';
import { verbs } from './verbs.ts';

let out = '';
let notes = '';
beforeEach(() => {
  out = '';
  notes = '';
  vi.spyOn(console, 'log').mockImplementation((text: string) => {
    out += `${text}\n`;
  });
  vi.spyOn(console, 'error').mockImplementation((text: string) => {
    notes += `${text}\n`;
  });
});
afterEach(() => vi.restoreAllMocks());

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'bonbon-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
const run = (typed: string[], folder = makeFolder()) =>
  runCli(typed, { workingFolder: folder, currentFolder: folder, environment: {} });

test('without a verb, the list of verbs is printed and the exit code is 2; with --help it is 0', async () => {
  expect(await run([])).toBe(2);
  const overview = out;
  for (const [name, { summary }] of Object.entries(verbs))
    expect(overview).toMatch(new RegExp(`^  ${name} +${summary}$`, 'm'));
  for (const typed of [['--help'], ['-h'], ['help']]) {
    out = '';
    expect(await run(typed)).toBe(0);
    expect(out).toBe(overview);
  }
});

test.each(Object.keys(verbs))('%s has its own help, which works without a site', async (name) => {
  expect(await run([name, '--help'])).toBe(0);
  expect(out).toMatch(new RegExp(`^(Usage: npx bonbon ${name}|.*npx bonbon ${name}.*\\n)`, 'm'));
  const asked = out;
  out = '';
  expect(await run(['help', name])).toBe(0);
  expect(out).toBe(asked);
  expect(notes).toBe('');
});

test.each([
  [['bild'], 'Unknown verb "bild". Did you mean build?'],
  [['guestbok', 'list'], 'Unknown verb "guestbok". Did you mean guestbook?'],
  [['constructor'], 'Unknown verb "constructor". Run npx bonbon --help for a list.'],
  [['check', '--site'], '--site needs a folder after it, such as --site ../my-site'],
  [['check', '--site', '--help'], '--site needs a folder after it, such as --site ../my-site'],
  [['check', '--site', 'a', '--site=b'], '--site is given twice. A command works on one site.'],
  [['build', '--bas', '/x/'], 'Unknown option --bas for build. Did you mean --base? See npx bonbon build --help.\n'],
  [['dev', '--frobnicate'], 'Unknown option --frobnicate for dev. See npx bonbon dev --help.\n'],
  [['build', '--out'], '--out needs a value: --out FOLDER\n'],
  [['start', '--rebuild=yes'], '--rebuild does not take a value.\n'],
  [['check', 'content'], 'Unexpected argument "content".\nUsage: npx bonbon check\n'],
])('%j is a usage error', async (typed, sentence) => {
  expect(await run(typed)).toBe(2);
  expect(notes).toContain(sentence);
  expect(out).toBe('');
});

test('--help works after other words, too', async () => {
  expect(await run(['build', '--base', '/x/', '--help'])).toBe(0);
  expect(out).toContain('Usage: npx bonbon build');
});

test('--version says which version this is', async () => {
  expect(await run(['--version'])).toBe(0);
  expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test.each(Object.keys(verbs).filter((name) => !['new', 'receive'].includes(name)))(
  '%s says when there is no site',
  async (name) => {
    expect(await run([name])).toBe(1);
    expect(notes).toContain('There is no site here');
  },
);

test('check reads the site in this folder, or the one that --site names, and lists its mistakes', async () => {
  const site = join(await writeContent(), '..');
  expect(await run(['check'], site)).toBe(0);
  expect(out).toContain('content/ has no mistakes.');
  out = '';
  const wrong = join(await writeContent({ 'friends.yaml': "- name: Mochi\n  url: '#'\n  image: dog.svg\n" }), '..');
  expect(await run(['--site', wrong, 'check'])).toBe(1);
  expect(notes).toContain('content/friends.yaml:3:3');
  expect(out).toBe('');
});
