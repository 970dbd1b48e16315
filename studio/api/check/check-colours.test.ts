import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkColours } from './check-colours.ts';

async function check(css?: string) {
  const content = await mkdtemp(join(tmpdir(), 'bonbon-colours-'));
  onTestFinished(() => rm(content, { recursive: true }));
  if (css !== undefined) await writeFile(join(content, 'site.css'), css);
  const { findings, looked } = await checkColours(content);
  return { looked, titles: findings.map(({ level, title }) => `${level}: ${title}`), findings };
}

test('without colours of the owner, and with readable ones, nothing is found', async () => {
  expect(await check()).toMatchObject({ looked: 0, titles: [] });
  expect(await check('h2 { color: #eee }')).toMatchObject({ looked: 0, titles: [] });
  const guide = await check(
    ':root {\n  --accent: light-dark(#0b6e4f, #7be0b5);\n  --page: light-dark(#eef7f2, #0d1f18);\n}',
  );
  expect(guide.titles).toEqual([]);
  expect(guide.looked).toBeGreaterThan(3);
});

test('words that the owner made too pale are to be mended, by the theme in which they are', async () => {
  const { titles, findings } = await check('/* { */ html, :root { --link: light-dark(#ffb3d0, #ffa9cf); }');
  expect(titles).toEqual([
    'mend: By day, --link on --surface is hard to read.',
    'mend: By day, --link on --surface-alt is hard to read.',
    'mend: By day, --link on --sunken is hard to read.',
  ]);
  expect(findings[0]?.note).toBe(
    'Its contrast is 1.5, and words need 4.5. Make one of the two darker or lighter in site.css.',
  );
});

test('a rule for the night counts by night, and a role that names another one has its colour', async () => {
  const night = await check(':root[data-theme="night"] { --text: var(--surface) }');
  expect(night.titles).toContain('mend: By night, --text on --surface is hard to read.');
  expect(night.titles.join()).not.toContain('By day');
  const lines = await check(':root { --focus: rgb(255, 247, 251) }');
  expect(lines.titles).toContain('look: By day, --focus on --surface is hard to see.');
});

test('what is no plain colour is left to the owner’s eyes', async () => {
  const { titles } = await check(':root { --lcd: color-mix(in oklab, red, blue); }');
  expect(titles).toEqual(['look: Whether --lcd can be read cannot be told here.']);
});
