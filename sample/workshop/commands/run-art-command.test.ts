import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Canvas } from '../art/kit/canvas.ts';
import { runArtCommand } from './run-art-command.ts';

let folder: string;
let lines: string[];
let dotColour: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'art-'));
  lines = [];
  dotColour = '5';
});
afterEach(() => rm(folder, { recursive: true }));

function run(...names: string[]) {
  const catalogue = [
    { file: 'images/dot.svg', draw: () => new Canvas(2, 1).set(0, 0, dotColour) },
    { file: 'images/line.png', draw: () => new Canvas(2, 1, 'k'), scale: 3 },
  ];
  return runArtCommand(names, { catalogue, folder, print: (line) => lines.push(line) });
}

test('draws every picture, and lists the new ones', async () => {
  expect(await run()).toBe(0);
  expect(lines).toEqual(['new  images/dot.svg', 'new  images/line.png', '2 written, 0 unchanged.']);
  expect(await readFile(join(folder, 'images/dot.svg'), 'utf8')).toContain('<path fill="#ee4586" d="M0 0h1v1h-1"/>');
});

test('rewrites only the pictures whose drawing changed', async () => {
  await run();
  lines = [];
  dotColour = '#123456';
  await run();
  expect(lines).toEqual(['changed  images/dot.svg', '1 written, 1 unchanged.']);
});

test('draws only the pictures whose path contains a given name', async () => {
  await run('dot');
  expect(await readdir(join(folder, 'images'))).toEqual(['dot.svg']);
});

test('draws nothing if a name matches no picture, and says so', async () => {
  expect(await run('dot', 'cheese')).toBe(1);
  expect(lines).toEqual(['No picture has "cheese" in its path. To list all pictures: npm run art -- --list']);
  expect(await readdir(folder)).toEqual([]);
});

test('--help prints the usage', async () => {
  expect(await run('--help')).toBe(0);
  expect(lines.join()).toContain('npm run art -- interests/cake');
});
