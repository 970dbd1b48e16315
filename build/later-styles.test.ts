import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { engineFolder } from './engine-folder.ts';
import { separateLaterStyles } from './later-styles.ts';
import { shortenClassNames } from './plugins/class-names.ts';

const folder = join(engineFolder, 'site');
const shorten = (name: string, file: string) => shortenClassNames(folder)(name, join(folder, file), `.${name}`);
const dialog = shorten('dialog', 'ui/dialog/dialog.module.css');
const panel = shorten('panel', 'ui/panel.module.css');

async function separate(styles: string) {
  const siteFolder = await mkdtemp(join(tmpdir(), 'later-styles-'));
  onTestFinished(() => rm(siteFolder, { recursive: true }));
  await mkdir(join(siteFolder, 'assets'));
  await writeFile(join(siteFolder, 'assets/style-1.css'), styles);
  const template = '<link rel="stylesheet" crossorigin href="/fan/assets/style-1.css"></head>';
  const html = await separateLaterStyles(siteFolder, template);
  const [first = '', later = ''] = ['style', 'later'].map(
    (name) => new RegExp(`href="/fan/(assets/${name}-[\\w-]{8}\\.css)"`).exec(html)?.[1],
  );
  const read = (file: string) => readFile(join(siteFolder, file), 'utf8');
  return { html, first: await read(first), later: await read(later) };
}

test('rules of parts that exist only with script and of forced colours are in a second file, in their order', async () => {
  const { html, first, later } = await separate(
    `body{top:1px}.${dialog}{top:2px}@media (width<760px){.${panel}{top:3px}.${dialog}:hover{top:4px}}` +
      `@media print{.${panel}{top:5px}}@media (forced-colors:active){body{top:6px}}@keyframes ${dialog}{to{top:7px}}` +
      `@media (hover:hover){.${panel} .${dialog}{top:8px}}.${panel},.${dialog}{top:9px}`,
  );
  expect(first).toBe(
    `body{top:1px}@media (width<760px){.${panel}{top:3px}}@media print{.${panel}{top:5px}}.${panel},.${dialog}{top:9px}`,
  );
  expect(later).toBe(
    `.${dialog}{top:2px}@media (width<760px){.${dialog}:hover{top:4px}}` +
      `@media (forced-colors:active){body{top:6px}}@keyframes ${dialog}{to{top:7px}}@media (hover:hover){.${panel} .${dialog}{top:8px}}`,
  );
  expect(html).toMatch(/style-[\w-]{8}\.css">\s+<noscript><link[^>]+later-[^>]+><\/noscript>/);
});

test('a file that differs has another name', async () => {
  const names = await Promise.all(
    ['body{top:1px}', 'body{top:2px}'].map(async (styles) => (await separate(styles)).html),
  );
  expect(names[0]).not.toBe(names[1]);
});

test('a template without a style sheet stops the build', async () => {
  await expect(separateLaterStyles('', '<head></head>')).rejects.toThrow(/no style sheet/);
});
