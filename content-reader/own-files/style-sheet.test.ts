import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawSvg, findProblems, showProblems, writeContent } from '#content-reader/content-fixture.ts';
import { formatWarnings } from '../problem.ts';
import { readContent } from '../read-content.ts';

test('a style sheet may use files in content/, custom properties and rules of any kind', async () => {
  const sheet = `@charset "utf-8";
@namespace svg url(http://www.w3.org/2000/svg);
@layer mine { h1 { font-size: 3rem } }
:root { --page: light-dark(#fff, #000); --art-sky: url("images/nav/home.svg") }
body { background: url( ./images/friends/cat.svg#ears ), image-set('images/nav/home.svg' 1x type("image/svg+xml")) }
.a::before { content: "url(missing.png) { // \\" @import"; filter: url(#soft); /* url(missing.png) */ }
@media print { body { background: url(images/my%20cat.svg) } }
`;
  expect(await showProblems({ 'site.css': sheet, 'images/my cat.svg': drawSvg() })).toBe('');
});

const fromElsewhere = (address: string) =>
  `the site's pages load nothing from other sites, so ${address} would be missing: save the file in content/ and write its path`;
const ofData =
  "the site's pages load no data: addresses: save the picture or font as a file in content/ and write its path";
const ofForeignImport =
  "the site's pages load nothing from other sites: copy the rules of this style sheet into site.css, and save the fonts and pictures it names in content/";
const ofImport = '@import is not followed: copy the rules of the other style sheet into site.css';
const unreadable = 'browsers cannot read this: look for a missing or extra colon, semicolon or bracket';

test.each([
  ['url(images/cat.svg)', 'the file images/cat.svg does not exist; did you mean images/friends/cat.svg?'],
  ['url(images/dog.png)', 'the file images/dog.png does not exist in content/'],
  ['url("../secret.png")', 'the path leads out of content/'],
  ['url(/button.gif)', 'the path /button.gif must be inside content/, without a / at the start'],
  ['url(https://pond.example/a.png)', fromElsewhere('https://pond.example/a.png')],
  ['url(//pond.example/a.png)', fromElsewhere('//pond.example/a.png')],
  ["image-set('http://pond.example/a.png' 1x)", fromElsewhere('http://pond.example/a.png')],
  ['url("data:image/png;base64,AAAA")', ofData],
])('a style sheet with %s is reported, with its position and what to do', async (address, sentence) => {
  for (const property of ['background', '--art-sky']) {
    const text = `a {\n  ${property}: ${address};\n}\n`;
    const problems = await findProblems({ 'site.css': text });
    const column = text.split('\n')[1]?.search(/url\(|'/) ?? 0;
    expect(problems).toEqual([{ file: 'content/site.css', line: 2, column: column + 1, key: '', sentence }]);
  }
});

test.each([
  ['h1 { color: red }\n@import "fonts.css";', 2, ofImport],
  ["@import url('https://fonts.example/css');", 1, ofForeignImport],
  ['a { color: red;\n\nb { color: blue }', 1, 'the { here is never closed: add } where it ends'],
  ['a { width: calc(1px; }\nb { color: blue }', 1, 'the ( here is never closed: add ) where it ends'],
  ['a { color: red } }', 1, 'this } closes nothing: remove it, or add the bracket that it should close'],
  ['a { color: red }\n/* later\nb { color: blue }', 2, 'the comment that starts here is never closed: add */'],
  ['a {\n  content: "half;\n}', 2, 'the " here is not closed on this line'],
  [
    '\n// big\nh1 { color: red }',
    2,
    'a comment in a style sheet cannot start with //: write /* before it and */ after it',
  ],
  ['<style>\nh1 { color: red }\n</style>', 1, 'this file can contain only style rules: remove <style>'],
  ['h1 {\n  color red;\n}', 2, unreadable],
  ['..b { color: red }', 1, 'this selector is invalid, so browsers ignore the whole rule'],
  [
    'a { background: url(images/my cat.png) }',
    1,
    'the path images/my cat.png needs quotes around it, because of its spaces, quotes or brackets',
  ],
])('%j is reported as a mistake', async (text, line, sentence) => {
  expect(await findProblems({ 'site.css': text })).toMatchObject([{ file: 'content/site.css', line, sentence }]);
});

test('a style sheet must be text in UTF-8 without secret keys', async () => {
  const latin = Buffer.from('/* caf\xe9 */', 'latin1');
  expect(await showProblems({ 'site.css': latin })).toContain('content/site.css:1:7  the file is not saved as UTF-8');
  const secret = `sb_secret_${'a'.repeat(20)}`;
  const shown = await showProblems({ 'site.css': `a { color: red }\n/* ${secret} */` });
  expect(shown).toContain('content/site.css:2:4  there is a secret key here');
  expect(shown).not.toContain(secret);
});

test('a style sheet with a slightly different name is reported, and so is one that has no effect', async () => {
  expect(await findProblems({ 'Site.css': 'a { color: red }' })).toMatchObject([
    { file: 'content/Site.css', sentence: expect.stringContaining('rename the file to site.css') },
  ]);
  const { warnings = [] } = await readContent(await writeContent({ 'style.css': 'a { color: red }' }));
  expect(formatWarnings(warnings)).toContain(
    'content/style.css:1:1  the site uses only one style sheet of yours, site.css',
  );
});

test('what only newer browsers may know is a warning, not a mistake', async () => {
  const folder = await writeContent({ 'site.css': 'a:glowing { color: red }\n@sparkle slow;\n' });
  const { warnings = [], problems } = await readContent(folder);
  expect(problems).toBeUndefined();
  const shown = formatWarnings(warnings);
  expect(shown).toContain('content/site.css:1:3  some browsers may not know glowing in this selector');
  expect(shown).toMatch(/content\/site\.css:2:\d+ {2}some browsers may not know the rule @sparkle/);
});

test('an empty style sheet is read, a missing one is not', async () => {
  const folder = await writeContent();
  expect((await readContent(folder)).ownFiles?.styleSheet).toBeUndefined();
  await writeFile(join(folder, 'site.css'), '');
  expect((await readContent(folder)).ownFiles?.styleSheet).toMatchObject({ text: '', files: [] });
});
