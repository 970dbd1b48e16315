import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Picture, writePicture } from '../art/kit/picture.ts';

export type ArtTool = {
  catalogue: readonly Picture[];
  /** Where pictures are written: sample/content/. */
  folder: string;
  print: (line: string) => void;
};

const help = `npm run art                     draws every picture of sample/workshop/art into sample/content/
npm run art -- interests/cake   draws only pictures with this in their path
npm run art -- --list           lists all pictures

How to change or add a picture: sample/workshop/README.md`;

/** Draws the chosen pictures. Returns the exit code: 1 if a name matches no picture; then nothing is drawn. */
export async function runArtCommand(names: readonly string[], { catalogue, folder, print }: ArtTool): Promise<0 | 1> {
  if (names.some((name) => name === '--help' || name === '-h')) return say(help, 0);
  if (names.includes('--list')) return say(catalogue.map(({ file }) => file).join('\n'), 0);
  const unknown = names.find((name) => !catalogue.some(({ file }) => file.includes(name)));
  if (unknown !== undefined) {
    return say(`No picture has "${unknown}" in its path. To list all pictures: npm run art -- --list`, 1);
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
