import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { linkedinIcon } from './linkedin-icon.ts';

// The package's index holds all three thousand icons; its single files load a hundred times faster.
const folder = dirname(createRequire(import.meta.url).resolve('simple-icons/icons/github.svg'));

/** The path data of an icon, in a square of 24 units; undefined when there is none of that name. */
export async function readIcon(slug: string): Promise<string | undefined> {
  if (slug === 'linkedin') return linkedinIcon;
  if (!/^[a-z0-9_]+$/.test(slug)) return undefined;
  const svg = await readFile(join(folder, `${slug}.svg`), 'utf8').catch(() => '');
  return /<path d="([^"]+)"/.exec(svg)?.[1];
}

/** The names of all icons there are. */
export async function listIcons(): Promise<string[]> {
  const names = await readdir(folder);
  return ['linkedin', ...names.filter((name) => name.endsWith('.svg')).map((name) => name.slice(0, -4))];
}
