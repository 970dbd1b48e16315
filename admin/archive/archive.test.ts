import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { makeEntry } from '#admin/commands/tool-fixture.ts';
import { engineVersion } from '#build/engine-version.ts';
import { openMachine, siteYaml, wholeBook, wholeContent } from './archive-fixture.ts';
import { openZip } from './read-zip.ts';

test('a site is exported, imported where there is nothing and exported again: the same bytes', async () => {
  await using machine = await openMachine();
  await machine.writeContent('old');
  await machine.writeData('old');
  const exported = await machine.runIn('old', 'export', ['one.zip']);
  expect(exported).toMatchObject({ code: 0, notes: '' });
  expect(exported.out).toContain('one.zip: 4 files of content, 8 messages and the visits of 2 pages and days.');

  const imported = await machine.runIn('new', 'import', ['one.zip', 'new']);
  expect(imported).toMatchObject({ code: 0, notes: '' });
  expect(imported.out).toContain('8 messages added, 0 already there.');
  expect(imported.out).toContain('The guestbook is closed, as it was.');
  for (const [path, bytes] of Object.entries(wholeContent))
    expect(await readFile(join(machine.siteFolder('new'), 'content', path))).toEqual(Buffer.from(bytes));

  expect((await machine.runIn('new', 'export', ['two.zip'])).code).toBe(0);
  const [one, two] = await Promise.all(['one.zip', 'two.zip'].map((name) => readFile(join(machine.folder, name))));
  expect(two?.equals(one ?? Buffer.of())).toBe(true);
});

test('the file has plain formats and a note that explains them, and neither keys nor what opens the door', async () => {
  await using machine = await openMachine();
  await machine.writeContent('old');
  await machine.writeData('old');
  await machine.runIn('old', 'export', ['one.zip']);
  const zip = await openZip(join(machine.folder, 'one.zip'), 'one.zip');
  expect(zip.paths).toEqual([
    'README.txt',
    'bonbon.json',
    'content/images/caf\u00e9.gif',
    'content/music/empty.mp3',
    'content/public/.well-known/hello.txt',
    'content/site.yaml',
    'guestbook/buttons.csv',
    'guestbook/buttons/1760000000005.gif',
    'guestbook/guestbook.json',
    'guestbook/rules.json',
    'visits.csv',
  ]);
  expect(String(await zip.read('visits.csv'))).toBe(
    '\ufeffday,path,visitors\r\n2026-11-25,/,12\r\n2026-11-26,"/caf\u00e9, ""x""",3\r\n',
  );
  expect(JSON.parse(String(await zip.read('guestbook/rules.json')))).toMatchObject({ maxLinks: 5 });
  zip.close();
});

test('in a site that is there, only what is missing is added, and content stays', async () => {
  await using machine = await openMachine();
  await machine.writeContent('old');
  await machine.writeData('old');
  await machine.runIn('old', 'export', ['one.zip']);
  await machine.writeContent('new', { 'site.yaml': 'services:\n  guestbook: built-in\n' });
  const [first] = wholeBook.entries;
  await machine.writeData('new', { entries: first ? [{ ...first, name: 'Edited' }, makeEntry(9)] : [], blocks: [] });

  expect((await machine.runIn('new', 'import', ['one.zip'])).code).toBe(2);
  const { out, code } = await machine.runIn('new', 'import', ['one.zip', '--json'], { answers: true });
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({
    ...{ added: 7, same: 0, addedBlocks: 2, visits: 0, buttons: 1, otherRules: ['maxLinks'] },
    conflicts: [{ id: first?.id, columns: expect.arrayContaining(['name']) }],
  });
  expect(await readdir(join(machine.siteFolder('new'), 'content'))).toEqual(['site.yaml']);
});

test('content with a secret key, a name that other systems lack or a link to elsewhere is not exported', async () => {
  await using machine = await openMachine();
  const refused = async (sentence: string) => {
    const { code, notes } = await machine.runIn('old', 'export', ['one.zip']);
    expect(code).toBe(1);
    expect(notes).toContain(sentence);
    expect(notes).toContain('Nothing was written.');
    expect(await readdir(machine.folder)).toEqual(['old']);
  };
  await machine.writeContent('old', { 'site.yaml': `${siteYaml}note: sb_secret_abcdefghijkl\n` });
  await refused('content/site.yaml has a secret key in it (sb_secret_…)');
  await machine.writeContent('old', { 'site.yaml': siteYaml, 'images/Cat.gif': 'a', 'images/cat.gif': 'b' });
  await refused('content/images/cat.gif differs from content/images/Cat.gif only in capitals');
  await machine.writeContent('other');
  await symlink('../../../../etc/hostname', join(machine.siteFolder('other'), 'content/public/host'));
  const { notes } = await machine.runIn('other', 'export', ['one.zip']);
  expect(notes).toContain('content/public/host is a link');
});

type Given = { path: string; text?: string; mode?: number };
const facts = (changes = {}) => JSON.stringify({ bonbon: 'site', version: 1, writtenBy: engineVersion, ...changes });
const good: Given[] = [
  { path: 'bonbon.json', text: facts() },
  { path: 'content/site.yaml', text: siteYaml },
];

const zeros = '0'.repeat(2_000_000);

/** A ZIP file as somebody else could make it: names of the same length are put in afterwards. */
async function writeForeign(file: string, given: Given[], change = (bytes: Buffer) => bytes): Promise<void> {
  const zip = new ZipFile();
  for (const { path, text = 'x', mode = 0o100644 } of given)
    zip.addBuffer(Buffer.from(text), path, { mode, compress: text === zeros });
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(part as Buffer);
  await writeFile(file, change(Buffer.concat(parts)));
}

const rename = (from: string, to: string) => (bytes: Buffer) =>
  Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');
const entries = (list: unknown) => ({
  path: 'guestbook/guestbook.json',
  text: JSON.stringify({ bonbon: 'guestbook', version: 1, entries: list }),
});

test.each<[string, Given[], ((bytes: Buffer) => Buffer) | undefined, string]>([
  [
    'a path upwards',
    [...good, { path: 'content/aaaa/evil' }],
    rename('content/aaaa', '../../../aaa'),
    'invalid relative path',
  ],
  ['an absolute path', [...good, { path: 'content/evil' }], rename('content/evil', '/ontent/evil'), 'absolute path'],
  ['a drive', [...good, { path: 'content/evil' }], rename('content/evil', 'content/e:il'), 'could lead elsewhere'],
  ['a device', [...good, { path: 'content/nul.txt' }], undefined, 'could lead elsewhere'],
  ['a link', [...good, { path: 'content/link', text: '/etc/passwd', mode: 0o120777 }], undefined, 'is a link'],
  ['a bomb', [...good, { path: 'content/zeros', text: zeros }], undefined, 'hundreds of times larger'],
  ['one name twice', [...good, { path: 'content/Site.yaml' }], undefined, 'is in it twice'],
  ['another ZIP file', [{ path: 'hello.txt' }], undefined, 'is not a site that was exported'],
  [
    'a newer layout',
    [{ path: 'bonbon.json', text: facts({ version: 2 }) }, ...good.slice(1)],
    undefined,
    'newer version',
  ],
  [
    'a newer Bonbon',
    [{ path: 'bonbon.json', text: facts({ writtenBy: '99.0.0' }) }, ...good.slice(1)],
    undefined,
    'newer version',
  ],
  ['damaged bytes', good, rename('guestbook: built-in', 'guestbook: built-on'), 'damaged'],
  ['half a file', good, (bytes) => bytes.subarray(0, bytes.length / 2), 'damaged'],
  ['no ZIP file', good, () => Buffer.from('hello'), 'is not a ZIP file'],
  ['a message that cannot be', [...good, entries([{ id: 'x' }])], undefined, 'guestbook/guestbook.json has a mistake'],
  [
    'a visit that cannot be',
    [...good, { path: 'visits.csv', text: 'day,path,visitors\nx,/,1\n' }],
    undefined,
    'visits.csv has a day',
  ],
  [
    'a button that is none',
    [...good, { path: 'guestbook/buttons.csv', text: 'entry,file,fetched,shown\n1,0a1b2c3d.gif,1,yes\n' }],
    undefined,
    'guestbook/buttons/1.gif is missing',
  ],
  [
    'rules of nobody',
    [...good, { path: 'guestbook/rules.json', text: '{"maxLinks":-1}' }],
    undefined,
    'guestbook/rules.json has rules',
  ],
])('a file with %s is refused with a sentence, and nothing is touched', async (_, given, change, sentence) => {
  await using machine = await openMachine();
  await writeForeign(join(machine.folder, 'one.zip'), given, change);
  const { code, notes } = await machine.runIn('new', 'import', ['one.zip', 'new']);
  expect(notes).toContain(sentence);
  expect(code).toBe(1);
  expect(await readdir(machine.folder)).toEqual(['one.zip']);
});

test('a file that was unpacked and packed again with a folder around it, as on a Mac, is imported', async () => {
  await using machine = await openMachine();
  const around = good.map(({ path, text = '' }) => ({ path: `site/${path}`, text }));
  const extra = [{ path: '__MACOSX/site/._x' }, { path: 'site/.DS_Store' }];
  await writeForeign(join(machine.folder, 'one.zip'), [...around, ...extra]);
  expect((await machine.runIn('new', 'import', ['one.zip', 'new'])).code).toBe(0);
  expect(await readdir(machine.siteFolder('new'), { recursive: true })).toEqual(['content', 'content/site.yaml']);
});

test('with DATA_FOLDER the messages go to where the server looks for them', async () => {
  await using machine = await openMachine();
  await machine.writeContent('old');
  await machine.writeData('old');
  await machine.runIn('old', 'export', ['one.zip']);
  await mkdir(join(machine.folder, 'var'));
  const environment = { DATA_FOLDER: join(machine.folder, 'var/bonbon') };
  expect((await machine.runIn('new', 'import', ['one.zip', 'new'], { tool: { environment } })).code).toBe(0);
  expect(existsSync(join(machine.folder, 'var/bonbon/bonbon.sqlite'))).toBe(true);
  expect(existsSync(join(machine.siteFolder('new'), 'data'))).toBe(false);
});
