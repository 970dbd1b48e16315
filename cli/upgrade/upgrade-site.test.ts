import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { engineFolder } from '#build/engine-folder.ts';
import { readTexts, writeOldSite } from '#content-reader/upgrade/old-site-fixture.ts';
import { verb } from '../upgrade.ts';
import { type UpgradeOptions, upgradeSite } from './upgrade-site.ts';

const now = new Date('2026-11-23T12:00:00Z');

/** Answers each question with the next of `answers`; without any, there is no terminal to ask in. */
async function run(content: string, options: Partial<UpgradeOptions> & { answers?: boolean[] } = {}) {
  const printed: string[] = [];
  const { answers = [], ...others } = options;
  const exitCode = await upgradeSite({
    folders: { site: dirname(content), content },
    version: '0.9.0',
    isSure: false,
    now,
    terminal: {
      print: (line) => printed.push(line),
      note: (line) => printed.push(line),
      ask: async (question) => {
        printed.push(question);
        return answers.shift() ?? false;
      },
      canAsk: answers.length > 0,
      paint: (_, text) => text,
    },
    command: (name, option = '') => `bonbon ${name} ${option}`.trim(),
    showPath: (path) => path.slice(dirname(content).length + 1),
    ...others,
  });
  return { exitCode, text: printed.join('\n') };
}

test('an owner who says no, or cannot be asked, sees every change, and no file changes', async () => {
  const content = await writeOldSite('0.5');
  const before = await readTexts(content);
  const refused = await run(content, { answers: [false] });
  const unasked = await run(content);
  for (const { exitCode, text } of [refused, unasked]) {
    expect(exitCode).toBe(1);
    expect(text).toContain('content/words.yaml\n  0.6.0: ');
    expect(text).toContain('\n    62 -   waiting: Music starts with your first click or key\n');
    expect(text).toContain('\n    96 +   waiting: Music starts with your first click, Enter or Space\n');
  }
  expect(refused.text).toMatch(/Make these changes to 5 files\? .*\nNothing was changed\.$/);
  expect(unasked.text).toMatch(/there is no terminal to ask in\..*: bonbon upgrade --yes$/);
  expect(await readTexts(content)).toEqual(before);
  expect(await readdir(dirname(content))).toEqual(['content']);
});

test('an owner who says yes gets the changes, and a copy that neither Git nor the next upgrade touches', async () => {
  const content = await writeOldSite('0.5');
  const before = await readTexts(content);
  const { exitCode, text } = await run(content, { answers: [true] });
  expect(exitCode).toBe(0);
  const name = '.bonbon/before-upgrade-2026-11-23';
  expect(text).toContain(`The old files are in ${name}\n`);
  const copies = await readTexts(join(dirname(content), name, 'content'));
  expect(Object.keys(copies)).toEqual(['connect.yaml', 'guestbook.yaml', 'resume.yaml', 'site.yaml', 'words.yaml']);
  expect(before).toMatchObject(copies);
  const after = await readTexts(content);
  expect({ ...after, ...copies }).toEqual(before);
  expect(await readFile(join(dirname(content), '.bonbon/.gitignore'), 'utf8')).toBe('*\n');

  expect(await run(content, { isSure: true })).toEqual({
    exitCode: 0,
    text: 'content/ is up to date for Bonbon 0.9.0: nothing to change.',
  });
  expect(await readTexts(content)).toEqual(after);

  await writeFile(join(content, 'words.yaml'), before['words.yaml'] ?? '');
  expect((await run(content, { isSure: true })).text).toContain(`${name}-2\n`);
  expect(await readTexts(join(dirname(content), name, 'content'))).toEqual(copies);
});

test('the starter is up to date', async () => {
  const { exitCode, text } = await run(join(engineFolder, 'starter/content'));
  expect(text).toMatch(/nothing to change\.$/);
  expect(exitCode).toBe(0);
});

test('in a clone of an older Bonbon only the content changes, and its owner reads that it can stay', async () => {
  const content = await writeOldSite('0.5');
  const site = dirname(content);
  const packageJson = JSON.stringify({ name: 'bonbon', version: '0.5.0', imports: { '#model/*': './model/*' } });
  await mkdir(join(site, 'data'));
  await Promise.all([
    writeFile(join(site, 'package.json'), packageJson),
    writeFile(join(site, 'data/bonbon.sqlite'), 'messages'),
  ]);
  const hint = /complete Bonbon 0\.5\.0, .* It can stay as it is: {2}bonbon start {2}serves its content\/ and data\//;
  const { text } = await run(content, { isSure: true });
  expect(text).toMatch(hint);
  expect(text).toContain('.bonbon/before-upgrade-0.5.0-2026-11-23\n');
  expect((await readdir(site)).sort()).toEqual(['.bonbon', 'content', 'data', 'package.json']);
  expect(await readFile(join(site, 'package.json'), 'utf8')).toBe(packageJson);
  expect(await readdir(join(site, 'data'))).toEqual(['bonbon.sqlite']);
  expect((await run(content)).text).toMatch(hint);
});

test('a site of a newer version, or with keys that this one does not know, is left alone', async () => {
  const content = await writeOldSite('0.5');
  const before = await readTexts(content);
  const packed = JSON.stringify({ dependencies: { bonbon: 'file:../bonbon-0.10.0.tgz' } });
  await writeFile(join(dirname(content), 'package.json'), packed);
  await expect(run(content, { isSure: true })).rejects.toThrow(
    'This site was made with Bonbon 0.10.0, which is newer than this one (0.9.0)',
  );
  await writeFile(join(dirname(content), 'package.json'), '{}');
  await writeFile(join(content, 'site.yaml'), `${before['site.yaml']}palettes: []\n`);
  await expect(run(content, { isSure: true })).rejects.toThrow(
    /site\.yaml:97:1 {2}palettes {2}.*\n\nNothing was changed/,
  );
  expect((await readTexts(content))['words.yaml']).toBe(before['words.yaml']);
});

test('an old key that upgrade cannot turn into a note is left for the owner to fix, and nothing is changed', async () => {
  const content = await writeOldSite('0.5');
  const before = await readTexts(content);
  await writeFile(join(content, 'home.yaml'), 'header: { title: Hi }\n');
  await expect(run(content, { isSure: true })).rejects.toThrow(
    /^content\/home\.yaml:1:11 {2}header\.title {2}.*\n\nNothing was changed: fix this first, then upgrade again\.$/,
  );
  expect((await readTexts(content))['words.yaml']).toBe(before['words.yaml']);
  expect(await readdir(dirname(content))).toEqual(['content']);
});

test('files that cannot be read are named with their lines, and nothing is changed', async () => {
  const content = await writeOldSite('0.5');
  const before = await readTexts(content);
  await writeFile(join(content, 'facts.yaml'), 'title: Facts\nfacts:\n  - one: two: three\n');
  await writeFile(join(content, 'home.yaml'), Buffer.from('header:\n  bubble: caf\xe9\n', 'latin1'));
  const error = await run(content, { isSure: true }).catch((caught: Error) => caught.message);
  expect(error).toMatch(/^content\/home\.yaml:2:14 .*Windows-1252/m);
  expect(error).toMatch(/^content\/facts\.yaml:3:/m);
  expect(error).toMatch(/Nothing was changed: fix what cannot be read, then upgrade again\.$/);
  expect((await readTexts(content))['words.yaml']).toBe(before['words.yaml']);
  expect(await readdir(dirname(content))).toEqual(['content']);
});

test('a file that is saved while the question is open is not overwritten', async () => {
  const content = await writeOldSite('0.5');
  const saved = 'player:\n  play: Spiel\n';
  const terminal = {
    print: () => {},
    note: () => {},
    ask: async () => {
      await writeFile(join(content, 'words.yaml'), saved);
      return true;
    },
    canAsk: true,
    paint: (_: unknown, text: string) => text,
  };
  const site = await readFile(join(content, 'site.yaml'), 'utf8');
  await expect(run(content, { terminal })).rejects.toThrow('The files in content/ have just changed');
  expect(await readFile(join(content, 'words.yaml'), 'utf8')).toBe(saved);
  expect(await readFile(join(content, 'site.yaml'), 'utf8')).toBe(site);
  expect(await readdir(join(dirname(content), '.bonbon'))).toEqual(['.gitignore']);
});

test('without a terminal it exits with 1 and prints the command to type for the same site', async () => {
  const content = await writeOldSite('0.5');
  const site = dirname(content);
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('cli/main.ts'), 'upgrade', '--site', '.'], {
    cwd: site,
    env: { ...process.env, INIT_CWD: site, npm_lifecycle_event: '' },
    encoding: 'utf8',
  });
  expect(stdout).toContain('content/words.yaml');
  expect(stderr).toMatch(/npx bonbon upgrade --site \. --yes\n$/);
  expect(status).toBe(1);
});

test("in a clone, a message names the clone's npm script", async () => {
  const content = await writeOldSite('0.5');
  const environment = { npm_lifecycle_event: 'upgrade' };
  await writeFile(join(content, 'site.yaml'), `${(await readTexts(content))['site.yaml']}palettes: []\n`);
  const site = dirname(content);
  const context = { siteOption: site, workingFolder: site, currentFolder: site, environment };
  await expect(verb.run([], context)).rejects.toThrow(`npm run check -- --site ${site}`);
});
