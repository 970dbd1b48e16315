import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createDice, drawPhoto, drawPixelArt } from './made-up-picture.ts';

export type SiteCounts = {
  characters: number;
  projects: number;
  updates: number;
  friends: number;
  tiles: number;
  /** Of every hundred characters, how many have a photo as their last picture instead of pixel art. */
  photos: number;
};

const starter = join(import.meta.dirname, '../starter/content');

/** Pixel art in the sizes of the sample's: the portrait, the large picture, and two for the gallery. */
const artSizes = {
  portrait: { halfWidth: 40, height: 100, scale: 1 },
  main: { halfWidth: 40, height: 120, scale: 4 },
  'first-sketch': { halfWidth: 60, height: 80, scale: 4 },
  'at-sea': { halfWidth: 60, height: 80, scale: 4 },
};

/** Writes a site with as many of each thing, on the base of the starter's. No two pictures are the same. */
export async function writeMadeUpSite(folder: string, counts: SiteCounts): Promise<void> {
  const content = join(folder, 'content');
  await cp(starter, content, { recursive: true });
  for (const name of ['characters', 'projects']) await rm(join(content, name), { recursive: true });
  await writeFile(join(content, 'updates.yaml'), list(counts.updates, writeUpdate));
  await writeFile(join(content, 'friends.yaml'), list(counts.friends, writeFriend));
  const interests = await readFile(join(content, 'interests.yaml'), 'utf8');
  const items = counts.tiles === 0 ? ' []\n' : `\n${list(counts.tiles, writeTile)}`;
  await writeFile(
    join(content, 'interests.yaml'),
    interests.replace(/(?<=^items:)[\s\S]*/m, () => items),
  );
  await forEach(counts.projects, (number) => writeProject(content, number));
  await forEach(counts.characters, (number) => writeCharacter(content, number, hasPhoto(number, counts.photos)));
}

/** Spreads the photos evenly. */
const hasPhoto = (number: number, percent: number) =>
  Math.floor((number * percent) / 100) > Math.floor(((number - 1) * percent) / 100);

const characterFolder = (content: string, number: number) => join(content, `characters/character-${number}`);

async function writeCharacter(content: string, number: number, isPhotographed: boolean): Promise<void> {
  const folder = characterFolder(content, number);
  await mkdir(folder, { recursive: true });
  for (const [index, [name, size]] of Object.entries(artSizes).entries()) {
    await writeFile(join(folder, `${name}.png`), await drawPixelArt(number * 10 + index, size));
  }
  const last = isPhotographed ? 'last.jpg' : 'last.png';
  const picture = isPhotographed ? drawPhoto(number) : drawPixelArt(number * 10 + 9, artSizes['at-sea']);
  await writeFile(join(folder, last), await picture);
  const images = ['first-sketch.png', 'at-sea.png', last].map(
    (file, index) =>
      `  - id: picture-${index + 1}\n    src: ./${file}\n    alt: Picture ${index + 1} of character ${number}\n` +
      `    description: |\n      Art by me\n      ${writeSentence(number * 10 + index)}\n`,
  );
  await writeFile(join(folder, 'character.yaml'), writeCharacterFile(number, images.join('')));
}

function writeCharacterFile(number: number, images: string): string {
  const seed = number * 100;
  return `order: ${number}
name: Character ${number}
tone: ${['pink', 'butter', 'mint', 'sky', 'lilac'][number % 5]}
portrait: ./portrait.png
mainImage: ./main.png
alt: Character ${number}, standing.
age: "${20 + (number % 60)}"
species: Halfling
occupation: Hunter of lost things
personality: Gruff outside, marshmallow inside
backstory: |
  ${writeParagraph(seed)}

  ${writeParagraph(seed + 1)}

  ${writeParagraph(seed + 2)}
funFacts:
  - ${writeSentence(seed + 3)}
  - ${writeSentence(seed + 4)}
  - ${writeSentence(seed + 5)}
details: ${writeSentence(seed + 6)}
images:
${images}`;
}

/** As an owner adds a sentence to a backstory. */
export async function changeText(folder: string): Promise<void> {
  const file = join(characterFolder(join(folder, 'content'), 1), 'character.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('backstory: |\n  ', 'backstory: |\n  This sentence is new. '));
}

/** As an owner draws a character's large picture again. */
export async function changePicture(folder: string): Promise<void> {
  const file = join(characterFolder(join(folder, 'content'), 1), 'main.png');
  await writeFile(file, await drawPixelArt(5, artSizes.main));
}

async function writeProject(content: string, number: number): Promise<void> {
  const folder = join(content, `projects/project-${number}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'picture.png'), await drawPixelArt(-number, { halfWidth: 80, height: 90, scale: 4 }));
  const process = [1, 2, 3].map(
    (part) => `  - type: section\n    title: Part ${part}\n    content: ${writeParagraph(-(number * 10 + part))}\n`,
  );
  await writeFile(
    join(folder, 'project.yaml'),
    `order: ${number}\ntitle: Project ${number}\nsubtitle: Web toy\ndescription: ${writeParagraph(-number * 10)}\n` +
      `image: ./picture.png\nalt: Project ${number} on a screen.\ndevelopmentProcess:\n${process.join('')}`,
  );
}

const writeUpdate = (number: number) => {
  const date = new Date(Date.UTC(2026, 0, 1) - number * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return `- date: ${date}\n  text: ${writeSentence(number)}\n`;
};
const writeFriend = (number: number) =>
  `- name: Friend ${number}\n  url: https://friend-${number}.example/\n  image: friend.svg\n`;
const writeTile = (number: number) =>
  `  - id: ${number}\n    src: images/tiles/heart.svg\n    alt: A pink heart with a smile.\n    title: Tile ${number}\n` +
  `    notes: ${writeSentence(number)}\n`;

const list = (count: number, write: (number: number) => string) =>
  count === 0 ? '[]\n' : Array.from({ length: count }, (_, index) => write(index + 1)).join('');

const words =
  'the moon laundry keeps seven borrowed umbrellas near a small brass kettle while nobody from Sugar Lane remembers who ' +
  'painted that door lilac or why it hums before rain falls softly over every quiet harbour with old paper boats inside';

/** Eight to fourteen words. */
function writeSentence(seed: number): string {
  const roll = createDice(seed);
  const known = words.split(' ');
  const chosen = Array.from({ length: 8 + Math.floor(roll() * 7) }, () => known[Math.floor(roll() * known.length)]);
  return `Once ${chosen.join(' ')}.`;
}

const writeParagraph = (seed: number) => [1, 2, 3, 4].map((part) => writeSentence(seed * 7 + part)).join(' ');

/** As many at once as there are processors. */
async function forEach(count: number, write: (number: number) => Promise<void>): Promise<void> {
  let last = 0;
  const work = async () => {
    while (last < count) await write(++last);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
