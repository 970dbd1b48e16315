import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { SocialIcon } from '#model/connect-schema.ts';
import { linkedinIcon } from './linkedin-icon.ts';

// Single files load a hundred times faster than the package's index of more than 3,000 icons.
const { resolve } = createRequire(import.meta.url);
const folder = dirname(resolve('simple-icons/icons/github.svg'));
let colors: Promise<Map<string, string>> | undefined;

/** An icon with its brand colour; undefined for an unknown name. */
export async function readIcon(slug: string): Promise<SocialIcon | undefined> {
  if (slug === 'linkedin') return linkedinIcon;
  if (!/^[a-z0-9_]+$/.test(slug)) return undefined;
  const svg = await readFile(join(folder, `${slug}.svg`), 'utf8').catch(() => '');
  const path = /<path d="([^"]+)"/.exec(svg)?.[1];
  colors ??= readColors();
  const color = path && (await colors).get(slug);
  return color ? { path, color } : undefined;
}

async function readColors(): Promise<Map<string, string>> {
  const icons = JSON.parse(await readFile(resolve('simple-icons/icons.json'), 'utf8')) as {
    slug: string;
    hex: string;
  }[];
  return new Map(icons.map(({ slug, hex }) => [slug, `#${hex.toLowerCase()}`]));
}

/** The names of all icons. */
export async function listIcons(): Promise<string[]> {
  const names = await readdir(folder);
  return ['linkedin', ...names.filter((name) => name.endsWith('.svg')).map((name) => name.slice(0, -4))];
}
