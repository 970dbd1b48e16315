import { mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawSvg, findProblems, sampleFiles, showProblems, writeContent } from '#content-reader/content-fixture.ts';
import { readContent } from '../read-content.ts';

test('every file in public/ is served under its name, except the leftovers of systems and editors', async () => {
  const folder = await writeContent({
    'public/google123.html': '<p>',
    'public/.well-known/security.txt': 'Contact: mailto:owl@pond.example',
    'public/.nojekyll': '',
    'public/zine/Größe 1.gif': 'GIF89a',
    'public/.DS_Store': 'x',
    'public/zine/Thumbs.db': 'x',
    'public/.git/config': 'x',
    'public/.notes.txt.swp': 'x',
  });
  const { ownFiles, problems } = await readContent(folder);
  expect(problems).toBeUndefined();
  expect(ownFiles?.files.map(({ name, address }) => [name, address])).toEqual([
    ['.nojekyll', '/.nojekyll'],
    ['.well-known/security.txt', '/.well-known/security.txt'],
    ['google123.html', '/google123.html'],
    ['zine/Größe 1.gif', '/zine/Gr%C3%B6%C3%9Fe%201.gif'],
  ]);
});

test('a name that a Mac stores decomposed is served composed, as people type it', async () => {
  const folder = await writeContent({ 'public/owl.txt': 'hoot' });
  await rename(join(folder, 'public/owl.txt'), join(folder, 'public', 'u\u0308ber.txt'));
  const { ownFiles } = await readContent(folder);
  expect(ownFiles?.files[0]?.name).toBe('\u00fcber.txt');
});

test.each([
  ['robots.txt', 'a file that the site generates, /robots.txt'],
  ['Feed.XML', 'a file that the site generates, /feed.xml'],
  ['index.html', 'a file that the site generates, /index.html'],
  ['assets/a.js', 'a file that the site generates, /assets/'],
  ['feed.json/a.txt', 'a file that the site generates, /feed.json'],
  ['aboutme/me.gif', 'the page /aboutme, /aboutme/'],
  ['aboutme', 'the page /aboutme, /aboutme/'],
  ['AboutMe.html', 'the page /aboutme, /aboutme.html'],
  ['projects/proj-1/a.gif', 'the page /projects, /projects/'],
  ['resume.pdf', 'a file named in content/resume.yaml, /resume.pdf'],
  ['share', 'a file named in content/site.yaml, /share/share.png'],
  ['rest/v1/entries', "an address of the site's own server, /rest/"],
])('public/%s would replace something else, which is named', async (name, other) => {
  expect(await findProblems({ [`public/${name}`]: 'x' })).toEqual([
    {
      file: `content/public/${name}`,
      line: 1,
      column: 1,
      key: '',
      sentence: `/${name} would replace ${other}: rename or remove it`,
    },
  ]);
});

test('the address of a page that is left out may be used', async () => {
  expect(await findProblems({ 'interests.yaml': null, 'public/interests/index.html': '<p>' })).not.toContainEqual(
    expect.objectContaining({ file: 'content/public/interests/index.html' }),
  );
});

test.each([
  ['what?.gif', 'the name what?.gif must not contain ?, # or %: rename it'],
  ['a:b.gif', 'the name a:b.gif contains :, which Windows does not allow in names: rename it'],
  ['zine/aux.txt', 'Windows reserves the name aux.txt: rename it'],
  ['zine./a.gif', 'Windows removes the full stop or space at the end of the name zine.: rename it'],
  ['.env', 'a file named .env usually contains keys and passwords, and everything in content/ is public: remove it'],
])('public/%s must be renamed or removed', async (name, sentence) => {
  expect(await findProblems({ [`public/${name}`]: 'x' })).toMatchObject([{ file: `content/public/${name}`, sentence }]);
});

test('two names that a disk or the server cannot tell apart are a mistake', async () => {
  expect(await showProblems({ 'public/a.GIF': 'x', 'public/a.gif': 'x' })).toContain(
    'content/public/a.gif:1:1  the names a.GIF and a.gif differ only in capital letters',
  );
  expect(await showProblems({ 'public/songs.tar': 'x', 'public/songs.tar.gz': 'x' })).toContain(
    'content/public/songs.tar.gz:1:1  the server would serve songs.tar.gz as the compressed form of songs.tar',
  );
});

test('a secret key in a public file is reported, but not shown', async () => {
  const secret = `sb_secret_${'a'.repeat(20)}`;
  const shown = await showProblems({ 'public/zine/a.js': `\n'${secret}'` });
  expect(shown).toContain('content/public/zine/a.js:2:1  there is a secret key here (sb_secret_…)');
  expect(shown).not.toContain(secret);
});

test('a link out of content/ or to a folder is a mistake; a link to a file in content/ is a file', async () => {
  const folder = await writeContent({ 'public/a.txt': 'a' });
  await mkdir(join(folder, '../private'));
  await writeFile(join(folder, '../private/diary.txt'), 'Dear diary');
  const link = (target: string, name: string) => symlink(target, join(folder, 'public', name));
  await link('../../private/diary.txt', 'diary.txt');
  await link('../../private', 'private');
  await link('../images', 'pictures');
  await link('nowhere', 'lost');
  const sentence = 'links to folders or to anything outside content/ are not followed: replace it with a copy';
  const { problems } = await readContent(folder);
  expect(problems).toEqual(
    ['diary.txt', 'lost', 'pictures', 'private'].map((name) => ({
      file: `content/public/${name}`,
      line: 1,
      column: 1,
      key: '',
      sentence,
    })),
  );
  const tidy = await writeContent();
  await mkdir(join(tidy, 'public'));
  await symlink('../images/friends/cat.svg', join(tidy, 'public/cat.svg'));
  expect((await readContent(tidy)).ownFiles?.files.map(({ name }) => name)).toEqual(['cat.svg']);
});

test('texts may link to the files and pages in public/', async () => {
  const page = String((await sampleFiles())['about-me.yaml']);
  const files = { 'public/zine/index.html': '<p>', 'public/zine/cover.svg': drawSvg() };
  const linkTo = (address: string) =>
    findProblems({
      ...files,
      'about-me.yaml': page.replace(/^( *)(text|body|story): .*$/m, `$1$2: '[zine](${address})'`),
    });
  expect(await linkTo('/zine/')).toEqual([]);
  expect(await linkTo('/zine/cover.svg')).toEqual([]);
  expect(await linkTo('/zine')).toMatchObject([{ sentence: 'there is no page at /zine; did you mean /zine/?' }]);
});
