import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

type Tree = { [key: string]: string | Tree };

const file = fileURLToPath(new URL('./words.yaml', import.meta.url));
const id = 'virtual:studio-words';

function flatten(tree: Tree, start = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[start + key, value]] : flatten(value, `${start}${key}.`),
  );
}

/** The studio's own words, by their keys from the top, joined by dots. */
export const readStudioWords = (path = file): Record<string, string> =>
  Object.fromEntries(flatten(parse(readFileSync(path, 'utf8')) as Tree));

/** Gives the studio's window its words: `virtual:studio-words`. */
export function studioWords(path = file): Plugin {
  return {
    name: 'studio-words',
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    load(name) {
      if (name !== `\0${id}`) return undefined;
      this.addWatchFile(path);
      return `export const words = ${JSON.stringify(readStudioWords(path))};\n`;
    },
  };
}
