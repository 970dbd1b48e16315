import { expect, test } from 'vitest';
import { findProblems, sampleFiles, track } from './content-fixture.ts';

const needsSource = {
  key: '0',
  sentence: 'needs either a videoId (YouTube) or a file (your own audio), not both',
  example: 'file: music/sunset-drive.mp3',
};

test.each([
  ['', [needsSource]],
  ['videoId: dQw4w9WgXcQ\n  file: music/sunset-drive.mp3', [needsSource]],
  [
    'videoId: short',
    [{ key: '0.videoId', sentence: 'must be the address of a YouTube video, or the eleven characters after its v=' }],
  ],
  [
    'file: music/sunset-drive.txt',
    [{ key: '0.file', sentence: 'must be the path of an .mp3, .ogg, .opus, .m4a or .wav file' }],
  ],
  [
    'file: music/sunset-drive.flac',
    [
      {
        key: '0.file',
        sentence: 'is too large, or not played by every browser: export it as .mp3 or .m4a',
      },
    ],
  ],
  [
    'file: https://youtu.be/dQw4w9WgXcQ',
    [{ key: '0.file', sentence: 'is a YouTube address: write it after videoId instead' }],
  ],
  ['videoId: https://youtu.be/dQw4w9WgXcQ?si=x', []],
  ['videoId: dQw4w9WgXcQ', []],
])('a track with %j has the right mistakes', async (source, expected) => {
  expect(await findProblems({ 'tracks.yaml': track(source) })).toMatchObject(expected);
});

test('a track without a source is reported together with its other mistakes', async () => {
  const problems = await findProblems({ 'tracks.yaml': '- title: ""\n  imageSrc: sunset-drive.svg\n' });
  expect(problems.map(({ key }) => key)).toEqual(['0.title', '0.artist', '0']);
});

const project = 'projects/proj-1/project.yaml';

test.each([
  ['{ type: paragraf, content: hi }', '.type', 'must be one of paragraph, section', 'type: paragraph'],
  [
    '{ type: section, title: hi }',
    '',
    'a section must have either items or content, not both',
    'content: Three drafts went into the bin.',
  ],
  [
    '{ type: section, title: hi, items: [a], content: b }',
    '',
    'a section must have either items or content, not both',
    'content: Three drafts went into the bin.',
  ],
  [
    '{ type: section, title: hi, itmes: [a] }',
    '.itmes',
    'the key itmes is unknown; did you mean items?',
    'items: [ Faster start ]',
  ],
  ['{ type: paragraph }', '.content', 'is missing', 'content: It began on a rainy Sunday.'],
])("a mistake in a project's process is explained: %s", async (block, key, sentence, example) => {
  const sample = await sampleFiles();
  const problems = await findProblems({ [project]: `${sample[project]}\ndevelopmentProcess:\n  - ${block}\n` });
  expect(problems).toContainEqual(expect.objectContaining({ key: `developmentProcess.0${key}`, sentence, example }));
});
