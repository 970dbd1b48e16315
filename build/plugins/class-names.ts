import { globSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

// No vowels: ad blockers hide elements with classes such as `ad1`.
const letters = 'bcdfghjklmnpqrstvwxz';

/**
 * Two letters for the file and a number for the class, `bc3` instead of `_window_1kiz2_1`: each name appears in the style
 * sheet, in a script and in every page. They depend only on the folder's files, so the client and SSR builds agree.
 * @param folder that holds all CSS Modules
 * @returns a generateScopedName function for CSS Modules
 */
export function shortenClassNames(folder: string) {
  const files = listModules(folder);
  /** Of the file whose classes are asked for one after the other. */
  let last = { css: '', names: [] as string[] };
  return (name: string, file: string, css: string) => {
    const place = files.indexOf(relative(folder, file.replace(/\?.*$/, '')).replaceAll(sep, '/'));
    if (place === -1 || place >= letters.length ** 2)
      throw new RangeError(`${file} is not among the CSS Modules of ${folder}.`);
    if (last.css !== css) last = { css, names: listNames(css) };
    const index = last.names.indexOf(name);
    if (index === -1) throw new RangeError(`${file} has neither a class nor an animation ${name}.`);
    return `${prefixOf(place)}${index.toString(36)}`;
  };
}

/** Classes and animations, each once, in the order in which they appear. */
const listNames = (css: string) => [
  ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name)),
];

const listModules = (folder: string) =>
  globSync('**/*.module.css', { cwd: folder })
    .map((file) => file.replaceAll(sep, '/'))
    .sort();

const prefixOf = (place: number) => `${letters[Math.floor(place / letters.length)]}${letters[place % letters.length]}`;

/** Returns a function that tells whether a shortened name is of one of these files, given by how their paths begin. */
export function recognizeClassNames(folder: string, pathStarts: readonly string[]): (name: string) => boolean {
  const places = listModules(folder).flatMap((file, place) =>
    pathStarts.some((start) => file.startsWith(start)) ? [place] : [],
  );
  const prefixes = new Set(places.map(prefixOf));
  return (name) => name.length === 3 && prefixes.has(name.slice(0, 2));
}

/** In dev and in tests, classes keep their readable names. */
export function classNames(folder: string): Plugin {
  return {
    name: 'class-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: shortenClassNames(folder) } } }),
  };
}
