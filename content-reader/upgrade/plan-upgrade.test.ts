import { rename } from 'node:fs/promises';
import { extname } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { wordsSchema } from '#model/words-schema.ts';
import { formatProblems } from '../problem.ts';
import { readContent } from '../read-content.ts';
import { diffLines } from './diff-lines.ts';
import { type OldVersion, readTexts, versions, writeOldSite } from './old-site-fixture.ts';
import { editAsOwner } from './owner-edits-fixture.ts';
import { planUpgrade } from './plan-upgrade.ts';
import { readUpgradeFiles } from './read-upgrade-files.ts';
import { type RenameFile, writeUpgrade } from './write-upgrade.ts';

const plan = async (folder: string) => planUpgrade(await readUpgradeFiles(folder));

async function upgrade(folder: string, move: RenameFile = rename): Promise<string[]> {
  const { changes = [] } = await plan(folder);
  await writeUpgrade(folder, changes, `${folder}-copy`, move);
  return changes.map(({ path }) => path);
}

/** The lines that were removed or changed, as they were, by file. */
function listRemovedLines(before: Record<string, string>, after: Record<string, string>) {
  const removed = Object.entries(before).map(([file, text]) => {
    const lines = diffLines(text, after[file] ?? '').flat();
    return [file, lines.flatMap(({ sign, text: line }) => (sign === '-' ? [line] : []))] as const;
  });
  return Object.fromEntries(removed.filter(([, lines]) => lines.length > 0));
}

const rules = [
  '  # A message with more links than this waits.',
  '  # The same message by somebody else within so many hours waits.',
  '  # So many messages an hour are taken from one sender, and from all of them together.',
];
const owners = {
  'connect.yaml': [
    expect.stringMatching(/^# Above a strip of buttons: yours, and the friends' from buttons\.yaml\.\r?$/),
  ],
  'facts.yaml': ['  - !Wow is a word I say too often.  # truly'],
  'friends.yaml': ['  image: plum.png'],
  'site.yaml': rules,
  'tracks.yaml': ['- { title: "Jam, Spread Thinly", artist: Bonbon, file: music/jam.mp3, imageSrc: jam.svg } # mine'],
};
const since04 = {
  'resume.yaml': [
    '\ufeff# The resume page. The resume itself is the sheet below; after a change of it, type  npm run resume  and resume.pdf follows.\r',
    '# Have a PDF of your own? Put it in place of resume.pdf and keep the name: then the page shows that one, without the sheet.\r',
    'sheet:\r',
  ],
  'words.yaml': ['  waiting: Music starts with your first click or key\r'],
};

/** Every line that a step may touch. */
const touched: Record<OldVersion, Record<string, (string | RegExp)[]>> = {
  '0.3': { ...owners, 'home.yaml': [expect.stringContaining('[the picture](/share.png)')] },
  '0.4': {
    ...owners,
    ...since04,
    'delights.yaml': [
      '# Switches at the side; all are off until a visitor turns them on. Take a line out, and its switch is gone.',
    ],
    'projects.yaml': ['  sharePicture: images/share/projects.png'],
  },
  '0.5': { ...owners, ...since04, 'guestbook.yaml': [expect.stringMatching(/^# Beside the form\.\r?$/)] },
};

test.each(versions)(
  'a site of %s with an owner’s edits is upgraded to this version, and every edit is kept',
  async (version) => {
    const { edits, kept } = editAsOwner(version);
    const folder = await writeOldSite(version, edits);
    const before = await readTexts(folder);
    expect((await readContent(folder)).problems).toBeDefined();

    expect(await upgrade(folder)).toEqual(
      [...Object.keys(touched[version]), 'images/friends/plum.png', 'music/jam.mp3'].sort(),
    );

    const { problems = [] } = await readContent(folder);
    expect(formatProblems(problems)).toBe('');
    const after = await readTexts(folder);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    expect(kept.length).toBeGreaterThanOrEqual(20);
    for (const [file, piece] of kept) expect(after[file], file).toContain(piece);
    expect(listRemovedLines(before, after)).toEqual(touched[version]);

    expect((await plan(folder)).changes).toEqual([]);
  },
);

test('a complete group of words gets the new ones, with the line endings of the file', async () => {
  const { edits } = editAsOwner('0.5');
  const folder = await writeOldSite('0.5', edits);
  await upgrade(folder);
  const { 'words.yaml': words = '' } = await readTexts(folder);
  expect(words.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const all = Object.entries(wordsSchema.parse({})).map(([group, english]) => [group, Object.keys(english).sort()]);
  const written = Object.entries<object>(parse(words)).map(([group, texts]) => [group, Object.keys(texts).sort()]);
  expect(written).toEqual(all);
  expect(words).toContain('  counting: Loading...\r\n  # Behind the counter');
});

test('texts are replaced before files are renamed, both with the given rename function', async () => {
  const folder = await writeOldSite('0.5', editAsOwner('0.5').edits);
  const endings: string[] = [];
  await upgrade(folder, async (from, to) => {
    endings.push(extname(to));
    await rename(from, to);
  });
  const texts = Object.keys(touched['0.5']).map(() => '.yaml');
  expect(endings).toEqual([...texts, '.webp', '.m4a']);
});
