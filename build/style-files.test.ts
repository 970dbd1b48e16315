import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { engineFolder } from './engine-folder.ts';
import { shortenClassNames } from './plugins/class-names.ts';
import { linkPageStyles, separateStyles } from './style-files.ts';

const folder = join(engineFolder, 'site');
const shorten = (name: string, file: string) => shortenClassNames(folder)(name, join(folder, file), `.${name}`);
const dialog = shorten('dialog', 'ui/dialog/dialog.module.css');
const panel = shorten('panel', 'ui/panel.module.css');

async function separate(styles: string) {
  const siteFolder = await mkdtemp(join(tmpdir(), 'style-files-'));
  onTestFinished(() => rm(siteFolder, { recursive: true }));
  await mkdir(join(siteFolder, 'assets'));
  await writeFile(join(siteFolder, 'assets/style-1.css'), styles);
  const template = '<link rel="stylesheet" crossorigin href="/fan/assets/style-1.css"></head>';
  const html = await separateStyles(siteFolder, template);
  const [first = '', later = ''] = ['style', 'later'].map(
    (name) => new RegExp(`href="/fan/(assets/${name}-[\\w-]{8}\\.css)"`).exec(html)?.[1],
  );
  const read = (file: string) => readFile(join(siteFolder, file), 'utf8');
  return { html, first: await read(first), later: await read(later) };
}

test('rules of parts that exist only with script, of forced colours and of no script are in a second file, in their order', async () => {
  const { html, first, later } = await separate(
    `body{top:1px}.${dialog}{top:2px}@media (width<760px){.${panel}{top:3px}.${dialog}:hover{top:4px}}` +
      `@media print{.${panel}{top:5px}}@media (forced-colors:active){body{top:6px}}@keyframes ${dialog}{to{top:7px}}` +
      `@media (hover:hover){.${panel} .${dialog}{top:8px}}.${panel},.${dialog}{top:9px}` +
      `@media (scripting:none) and (width<980px){.${panel}{top:10px}}`,
  );
  expect(first).toBe(
    `body{top:1px}@media (width<760px){.${panel}{top:3px}}@media print{.${panel}{top:5px}}.${panel},.${dialog}{top:9px}`,
  );
  expect(later).toBe(
    `.${dialog}{top:2px}@media (width<760px){.${dialog}:hover{top:4px}}` +
      `@media (forced-colors:active){body{top:6px}}@keyframes ${dialog}{to{top:7px}}@media (hover:hover){.${panel} .${dialog}{top:8px}}` +
      `@media (scripting:none) and (width<980px){.${panel}{top:10px}}`,
  );
  expect(html).toMatch(/style-[\w-]{8}\.css">\s+<noscript><link[^>]+later-[^>]+><\/noscript>/);
});

test('rules of a part that one page loads late are in a file of their own, which the HTML names and does not load', async () => {
  const note = shorten('note', 'pages/guestbook/looks/note.module.css');
  const { html, first, later } = await separate(
    `body{top:1px}.${note}{top:2px}.${dialog}{top:3px}@container (width<640px){.${note}{top:4px}}.${note},.${panel}{top:5px}`,
  );
  expect(first).toBe(`body{top:1px}.${note},.${panel}{top:5px}`);
  expect(later).toBe(`.${dialog}{top:3px}`);
  expect(html).toMatch(/<meta name="styles" content="\/fan\/assets\/ note-wall-[\w-]{8}">/);
  expect(html.match(/<link[^>]*note-wall/)).toBeNull();
});

test('rules of a page are in a file of its own, which only the HTML of that page loads', async () => {
  const moment = shorten('title', 'pages/home/home-page.module.css');
  const { html, first, later } = await separate(
    `body{top:1px}.${moment}{top:2px}@media (width<640px){.${panel} .${moment}{top:3px}}@media (scripting:none){.${moment}{top:4px}}`,
  );
  expect(later).toBe('');
  expect(first).toBe('body{top:1px}');
  expect(html).toMatch(/<meta name="styles" content="\/fan\/assets\/ home-[\w-]{8}">/);
  expect(html.match(/<link[^>]*home-/)).toBeNull();
  const ofHome = linkPageStyles(html, 'site/pages/home/home-page.tsx');
  expect(ofHome).toMatch(
    /\/style-[\w-]{8}\.css">\s+<link rel="stylesheet" crossorigin href="\/fan\/assets\/home-[\w-]{8}\.css">/,
  );
  expect(linkPageStyles(html, 'site/pages/resume/resume-page.tsx')).toBe(html);
});

test('a file that differs has another name', async () => {
  const names = await Promise.all(
    ['body{top:1px}', 'body{top:2px}'].map(async (styles) => (await separate(styles)).html),
  );
  expect(names[0]).not.toBe(names[1]);
});

test('a template without a style sheet stops the build', async () => {
  await expect(separateStyles('', '<head></head>')).rejects.toThrow(/no style sheet/);
});
