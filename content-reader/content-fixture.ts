import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { collections, contentFiles } from '#model/content-schema.ts';
import { formatProblems, type Problem } from './problem.ts';
import { readContent } from './read-content.ts';
import { exampleBlock } from './schema/schema-shape.ts';

/** A file's text or bytes; null for a file of the sample that should be missing. */
type Files = Record<string, string | Uint8Array | null>;

const pixelArt = [
  ...['happy', 'dizzy'].map((name) => `images/mascot/${name}.svg`),
  ...['swap-home-1', 'swap-home-2', 'peace'].map((name) => `images/hello/${name}.svg`),
  ...['console', 'd20'].map((name) => `images/interests/${name}.svg`),
  'images/nav/home.svg',
  'images/icons/favicon.svg',
  'images/friends/cat.svg',
  'images/songs/sunset-drive.svg',
  'characters/thistle/portrait.svg',
  'characters/thistle/adventure.svg',
];
const buttonSized = [
  'images/buttons/bonbon.png',
  'images/buttons/pond.png',
  'images/share/share.png',
  'images/icons/touch-180.png',
  'projects/proj-1/visualizer.png',
  'characters/thistle/main.png',
];

/** A picture of one colour. */
export function drawPicture(width: number, height: number, format: 'png' | 'gif' = 'png'): Promise<Uint8Array> {
  const background = { r: 255, g: 158, b: 187 };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format, { palette: true })
    .toBuffer();
}

/** A picture with so many colours that it counts as a photo. */
export function drawPhoto(width: number, height: number, format: 'png' | 'jpeg' | 'webp' | 'avif' = 'jpeg') {
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < pixels.length; index++) pixels[index] = (index * 37 + (index >> 7)) % 256;
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer();
}

const button = await drawPicture(88, 31);

export const drawSvg = (attributes = 'width="40" height="40"', shapes = '<path d="M0 0h9v9z"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${shapes}</svg>`;

/** A complete small content made of the schemas' examples, with some files replaced. */
export async function sampleFiles(changes: Files = {}): Promise<Files> {
  const { projects, characters } = collections;
  return {
    ...Object.fromEntries(Object.values(contentFiles).map(({ file, schema }) => [file, exampleBlock(schema)])),
    'projects/proj-1/project.yaml': exampleBlock(projects.schema),
    'characters/thistle/character.yaml': exampleBlock(characters.schema),
    ...Object.fromEntries(pixelArt.map((path) => [path, drawSvg()])),
    ...Object.fromEntries(buttonSized.map((path) => [path, button])),
    'tracks.yaml': track('file: music/sunset-drive.mp3'),
    'music/sunset-drive.mp3': 'ID3',
    'resume.pdf': '%PDF-1.7',
    ...changes,
  };
}

export const track = (source: string) =>
  `- title: Sunset Drive\n  artist: The Placeholder Tapes\n  imageSrc: sunset-drive.svg\n  ${source}\n`;

/** Writes the files into a folder named content, in a temporary folder that is removed after the test. */
export async function writeContent(changes: Files = {}): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'bonbon-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const folder = join(root, 'content');
  const files = Object.entries(await sampleFiles(changes));
  await Promise.all(
    files.map(async ([path, text]) => {
      if (text === null) return;
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }),
  );
  return folder;
}

/** All problems of the sample with some files changed. */
export async function findProblems(changes: Files): Promise<Problem[]> {
  const { problems } = await readContent(await writeContent(changes));
  return problems ?? [];
}

/** The same as text, as an owner reads it. */
export async function showProblems(changes: Files): Promise<string> {
  return formatProblems(await findProblems(changes));
}
