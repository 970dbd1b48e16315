import { findWord, say } from '#studio/app/say.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';

/** `lookAround` is `Look around`. */
export function wordsOfKey(key: string): string {
  const words = key
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a key is called: as words.yaml says for it below that parent, for it anywhere, or the key's own words. */
export function labelOf(path: KeyPath): string {
  const names = path.filter((key) => typeof key === 'string');
  const key = names.at(-1);
  if (key === undefined) return '';
  const parent = names.at(-2);
  return (parent && findWord(`keys.${parent}/${key}`)) || findWord(`keys.${key}`) || wordsOfKey(key);
}

/** One of them, with its article: what words.yaml says, else without the plural's ending. */
export function oneOf(label: string): string {
  const known = findWord(`one.${label}`);
  if (known) return known;
  const text = label.charAt(0).toLowerCase() + label.slice(1);
  const one = /[^s]s$/.test(text) ? text.slice(0, -1) : text;
  return say(/^[aeiou]/.test(one) ? 'form.an' : 'form.a', { one });
}
