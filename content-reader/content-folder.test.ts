import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawSvg, findProblems, sampleFiles, track, writeContent } from './content-fixture.ts';
import { readContent } from './read-content.ts';

const friend = (image: string) => `- name: Mochi\n  url: '#'\n  image: '${image}'\n`;

test.each([
  ['cat.svg', 'images/friends/cat.svg'],
  ['images/interests/d20.svg', 'images/interests/d20.svg'],
  ['./images/interests/d20.svg', 'images/interests/d20.svg'],
  ['images/friends/../interests/d20.svg', 'images/interests/d20.svg'],
])("a friend's picture written %s is %s", async (written, path) => {
  const { content } = await readContent(await writeContent({ 'friends.yaml': friend(written) }));
  expect(content?.friends[0]?.image.src).toBe(path);
});

test("a friend's picture may be on another site", async () => {
  const address = 'https://friend.example/me.png';
  const { content } = await readContent(await writeContent({ 'friends.yaml': friend(address) }));
  expect(content?.friends[0]?.image).toEqual({ src: address, width: 72, height: 72, isPixelArt: true });
});

test("a track's picture is looked for below images/songs", async () => {
  const { content } = await readContent(await writeContent());
  expect(content?.tracks[0]?.imageSrc.src).toBe('images/songs/sunset-drive.svg');
});

test('a path that starts with ./ is looked for beside its file', async () => {
  const { content } = await readContent(await writeContent());
  expect(content?.projects[0]?.image.src).toBe('projects/proj-1/visualizer.png');
});

test.each([
  ['cta.svg', 'the file images/friends/cta.svg does not exist; did you mean images/friends/cat.svg?', 'cat.svg'],
  [
    'images/cat.svg',
    'the file images/cat.svg does not exist; did you mean images/friends/cat.svg?',
    'images/friends/cat.svg',
  ],
  ['cat.png', 'the file images/friends/cat.png does not exist; did you mean images/friends/cat.svg?', 'cat.svg'],
  ['elephant.webp', 'the file images/friends/elephant.webp does not exist in content/'],
  [
    'Cat.SVG',
    'the file is named images/friends/cat.svg, not images/friends/Cat.SVG: capital letters must match',
    'cat.svg',
  ],
  ['images/../../secret.png', 'the path leads out of content/'],
  ['../cat.svg', 'the path leads out of content/'],
  ['/images/friends/cat.svg', 'the path /images/friends/cat.svg must be inside content/, without a / at the start'],
  ['C:/cat.svg', 'the path C:/cat.svg must be inside content/, without a / at the start'],
  ['images\\friends\\cat.svg', 'the path images\\friends\\cat.svg must have / between folders, not \\'],
  ['images/what?.svg', 'the name images/what?.svg must not contain ?, # or %: rename the file'],
])('a picture written %s is reported as a mistake', async (written, sentence, repair?: string) => {
  const problems = await findProblems({ 'friends.yaml': friend(written), 'images/what?.svg': drawSvg() });
  expect(problems).toEqual([
    {
      file: 'content/friends.yaml',
      line: 3,
      column: 3,
      key: '0.image',
      sentence,
      example: 'image: cat.svg',
      ...(repair && { repair }),
    },
  ]);
});

test.each([
  [
    'tracks.yaml',
    track('file: music/sunset-drve.mp3'),
    '0.file',
    'the file music/sunset-drve.mp3 does not exist; did you mean music/sunset-drive.mp3?',
    'file: music/sunset-drive.mp3',
  ],
  ['resume.pdf', null, 'file', 'the file resume.pdf does not exist in content/', 'file: resume.pdf'],
  [
    'resume.pdf',
    'Dear Sir',
    'file',
    'the file resume.pdf is not a PDF, whatever its name says: export it as PDF from the program that made it',
    'file: resume.pdf',
  ],
  [
    'music/sunset-drive.mp3',
    '',
    '0.file',
    'the file music/sunset-drive.mp3 is empty: save it again, or copy it again',
    'file: music/sunset-drive.mp3',
  ],
  [
    'images/share/share.png',
    null,
    'sharePicture',
    'the file images/share/share.png does not exist in content/',
    'sharePicture: images/share/share.png',
  ],
])('%s as %j is reported as a mistake', async (file, text, key, sentence, example) => {
  expect(await findProblems({ [file]: text })).toMatchObject([{ key, sentence, example }]);
});

test('files whose names start with a full stop are ignored', async () => {
  const sample = await sampleFiles();
  expect(
    await findProblems({ 'projects/.draft/project.yaml': sample['projects/proj-1/project.yaml'] ?? null }),
  ).toEqual([]);
});

test.each([
  ['composed', 'decomposed', '\u00fcber.svg', 'u\u0308ber.svg'],
  ['decomposed', 'composed', 'u\u0308ber.svg', '\u00fcber.svg'],
])('a name with an accent that is %s on the disk is found if it is %s in the text', async (_, __, stored, written) => {
  const folder = await writeContent({ 'friends.yaml': friend(written), 'images/friends/owl.svg': drawSvg() });
  await rename(join(folder, 'images/friends/owl.svg'), join(folder, 'images/friends', stored));
  const { content, problems } = await readContent(folder);
  expect(problems).toBeUndefined();
  expect(content?.friends[0]?.image.src).toBe('images/friends/\u00fcber.svg');
});

const hidden =
  'to see full file names, turn on View > Show > File name extensions on Windows, or look in the settings of Finder on a Mac';

test('a file with a second extension, which its owner may not see, is reported with what to do', async () => {
  const sample = await sampleFiles();
  const problems = await findProblems({
    'friends.yaml': friend('owl.svg'),
    'images/friends/owl.svg.svg': drawSvg(),
    'about-me.yaml': null,
    'about-me.yaml.txt': sample['about-me.yaml'] ?? null,
    'characters/thistle/character.yaml': null,
    'characters/thistle/character.yaml.txt': sample['characters/thistle/character.yaml'] ?? null,
  });
  const shown = problems.map(({ file, sentence }) => `${file}: ${sentence}`);
  expect(shown).toContain(
    `content/friends.yaml: the file is named images/friends/owl.svg.svg: rename it to owl.svg; ${hidden}`,
  );
  expect(shown).toContain(
    `content/about-me.yaml: the file is named about-me.yaml.txt: rename it to about-me.yaml; ${hidden}`,
  );
  expect(shown).toContain(
    `content/characters/thistle/character.yaml: the file is named characters/thistle/character.yaml.txt: rename it to character.yaml; ${hidden}`,
  );
});
