import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Picture, writePicture } from '../art/kit/picture.ts';

export type ArtTool = {
  catalogue: readonly Picture[];
  /** Where pictures go: sample/content/. */
  folder: string;
  print: (line: string) => void;
};

const help = `npm run art                     draws every picture of sample/workshop/art into sample/content/
npm run art -- interests/cake   draws only those whose path has this in it
npm run art -- --list           names them all

sample/workshop/README.md says how to change one and how to add one.`;

/** Draws the pictures that were asked for. Returns the exit code: 1 when a name fits none, and then nothing is drawn. */
export async function runArtCommand(names: readonly string[], { catalogue, folder, print }: ArtTool): Promise<0 | 1> {
  if (names.some((name) => name === '--help' || name === '-h')) return say(help, 0);
  if (names.includes('--list')) return say(catalogue.map(({ file }) => file).join('\n'), 0);
  const unknown = names.find((name) => !catalogue.some(({ file }) => file.includes(name)));
  if (unknown !== undefined) {
    return say(`No picture has "${unknown}" in its path. npm run art -- --list names them all.`, 1);
  }

  const wanted = catalogue.filter(({ file }) => names.length === 0 || names.some((name) => file.includes(name)));
  let written = 0;
  for (const picture of wanted) {
    const path = join(folder, picture.file);
    const bytes = writePicture(picture);
    const old = await readFile(path).catch(() => null);
    if (old?.equals(bytes)) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
    print(`${old ? 'changed' : 'new'}  ${picture.file}`);
    written++;
  }
  return say(`${written} written, ${wanted.length - written} unchanged.`, 0);

  function say(text: string, exitCode: 0 | 1) {
    print(text);
    return exitCode;
  }
}
