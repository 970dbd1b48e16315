import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { engineFolder } from '#build/engine-folder.ts';
import { drawPicture, drawSvg } from '#content-reader/content-fixture.ts';
import { formatProblems } from '#content-reader/problem.ts';
import { readContent } from '#content-reader/read-content.ts';

type Place = { file: string; paste: (source: string, example: string) => string };

/** The example's keys, in place of those that the file has. */
const asKeys = (file: string): Place => ({
  file,
  paste(source, example) {
    const keys = [...example.matchAll(/^\w+(?=:)/gm)].map(([key]) => key);
    const rest = keys.reduce(
      (text, key) => text.replace(new RegExp(`^${key}:.*\n(?:[ -].*\n|\n(?= ))*`, 'm'), ''),
      source,
    );
    return `${rest}\n${example}`;
  },
});

/** Before the first entry of a file that is a list. */
const asEntry = (file: string): Place => ({
  file,
  paste: (source, example) => source.replace(/^- /m, (start) => example + start),
});

/** Below the key of a list, as its first item. */
const asFirstItem = (file: string, key: string): Place => ({
  file,
  paste(source, example) {
    const line = new RegExp(`^( *${key}:)(?: \\[\\])?\n`, 'm');
    expect(source).toMatch(line);
    return source.replace(line, (_, start) => `${start}\n${example}`);
  },
});

/** In place of a key of the same name below another one. */
const asKeyBelow = (file: string, key: string): Place => ({
  file,
  paste(source, example) {
    const name = /^\w+/.exec(example)?.[0];
    const old = new RegExp(`(^${key}:\n(?:.*\n)*?)  ${name}:.*\n(?:    .*\n|\n)*`, 'm');
    expect(source).toMatch(old);
    return source.replace(old, (_, start) => start + example.replaceAll(/^(?=.)/gm, '  '));
  },
});

const asFile = (file: string): Place => ({ file, paste: (_, example) => example });

/** Where the owner puts each example, in the order of the page; undefined if it is not for `content/`. */
const places: Record<string, readonly (Place | undefined)[]> = {
  'own-server.md': [asKeys('site.yaml')],
  'guide/writing.md': [asKeys('site.yaml'), asKeyBelow('about-me.yaml', 'whoAmI'), asKeys('guestbook.yaml')],
  'guide/home.md': [
    asKeys('site.yaml'),
    asFirstItem('site.yaml', 'navigation'),
    asKeys('home.yaml'),
    asEntry('updates.yaml'),
    asEntry('friends.yaml'),
    asFirstItem('facts.yaml', 'facts'),
    asKeys('delights.yaml'),
  ],
  'guide/pages.md': [
    asFirstItem('about-me.yaml', 'categories'),
    asFirstItem('interests.yaml', 'items'),
    asFile('projects/lamp-finder/project.yaml'),
    asFile('characters/lumen/character.yaml'),
    asKeys('characters/my-first-character/character.yaml'),
    asFirstItem('connect.yaml', 'links'),
    asFirstItem('buttons.yaml', 'sites'),
    asKeys('guestbook.yaml'),
  ],
  'guide/resume.md': [asKeys('resume.yaml'), asKeys('resume.yaml')],
  'guide/leave-out.md': [asKeys('interests.yaml')],
  'guide/music.md': [
    asEntry('tracks.yaml'),
    asEntry('tracks.yaml'),
    asKeys('site.yaml'),
    asEntry('tracks.yaml'),
    asKeys('site.yaml'),
  ],
  'guide/language.md': [asKeys('words.yaml')],
  'guide/services.md': [asKeys('site.yaml'), asKeys('site.yaml'), undefined, asKeys('site.yaml')],
  'guide/publish.md': [asKeys('site.yaml'), asKeys('site.yaml'), asKeys('site.yaml')],
  'guide/hosts.md': [asKeys('site.yaml')],
  'guide/delights.md': [
    asKeys('delights.yaml'),
    asKeys('delights.yaml'),
    asEntry('updates.yaml'),
    asKeys('delights.yaml'),
    asKeys('delights.yaml'),
    asKeys('delights.yaml'),
    asKeys('guestbook.yaml'),
    asKeys('interests.yaml'),
    asKeys('interests.yaml'),
    asKeys('interests.yaml'),
    asKeys('site.yaml'),
  ],
};

/** `before` is what the page says above it, from the section's heading on. */
type Example = { text: string; before: string };

async function listExamples(document: string): Promise<Example[]> {
  const page = await readFile(join(engineFolder, 'docs', document), 'utf8');
  return [...page.matchAll(/^( *)```yaml\n(.*?)^ *```$/gms)].map(({ 1: indent = '', 2: block = '', index }) => ({
    text: block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    before: page.slice(0, index).split(/^## /m).at(-1) ?? '',
  }));
}

const sizes: Record<string, [number, number]> = { 'hoot.png': [88, 31], 'pet.png': [352, 32] };

/** The pictures and songs that an example names, as an owner would have saved them. */
async function saveNamedFiles(content: string, file: string, example: string) {
  const folders: Record<string, string> = { 'friends.yaml': 'images/friends', 'tracks.yaml': 'images/songs' };
  for (const [name] of example.matchAll(/(?<=: )[\w./-]+\.(?:svg|png|mp3)\b/g)) {
    const folder = name.startsWith('./') ? dirname(file) : name.includes('/') ? '' : folders[file];
    const path = join(content, folder ?? '', name);
    await mkdir(dirname(path), { recursive: true });
    if (name.endsWith('.mp3')) await cp(join(content, 'music/first-song.mp3'), path);
    else if (name.endsWith('.svg')) await writeFile(path, drawSvg());
    else await writeFile(path, await drawPicture(...(sizes[basename(name)] ?? [240, 150])));
  }
}

const documents = await readdir(join(engineFolder, 'docs'), { recursive: true }).then((paths) =>
  paths.map((path) => path.replaceAll('\\', '/')).filter((path) => /^(guide\/)?[\w-]+\.md$/.test(path)),
);
const printed = await Promise.all(
  documents.map(async (document) => ({ document, examples: await listExamples(document) })),
);

test('it is known where each example for content/ is written', () => {
  const counts = printed.filter(({ examples }) => examples.length > 0);
  expect(Object.fromEntries(counts.map(({ document, examples }) => [document, examples.length]))).toEqual(
    Object.fromEntries(Object.entries(places).map(([document, { length }]) => [document, length])),
  );
});

const pasted = printed.flatMap(({ document, examples }) =>
  examples.flatMap((example, index) => {
    const place = places[document]?.[index];
    return place ? [{ document, first: example.text.trim().split('\n')[0], ...example, ...place }] : [];
  }),
);

// What writing.md shows goes into any file.
const named = pasted.filter(({ document }) => document !== 'guide/writing.md');

test.each(named)('$document says that "$first" goes into $file', ({ before, file }) => {
  expect(before).toMatch(new RegExp(`[\`/]${basename(file)}\``));
});

test.each(pasted)('$document: "$first" is read as it is printed, in $file', async ({ text, file, paste }) => {
  const folder = await mkdtemp(join(tmpdir(), 'bonbon-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const content = join(folder, 'content');
  await cp(join(engineFolder, 'starter/content'), content, { recursive: true });
  await saveNamedFiles(content, file, text);
  const target = join(content, file);
  await mkdir(dirname(target), { recursive: true });
  const source = await readFile(target, 'utf8').catch(() => '');
  await writeFile(target, paste(source, text));
  const { problems, warnings } = await readContent(content);
  expect(formatProblems(problems ?? [])).toBe('');
  expect(warnings?.filter(({ key }) => key !== 'address')).toEqual([]);
});
