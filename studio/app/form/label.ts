import { findWord, say } from '#studio/app/say.ts';
import type { Field } from '#studio/protocol/field.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';

/** `lookAround` is `Look around`. */
export function wordsOfKey(key: string): string {
  const words = key
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What words.yaml says for a key below those parents, the longest way first. */
function findForKey(group: string, path: KeyPath, end = ''): string | undefined {
  const names = path.filter((key) => typeof key === 'string');
  for (let start = Math.max(0, names.length - 3); start < names.length; start++) {
    const word = findWord(`${group}.${names.slice(start).join('/')}${end}`);
    if (word !== undefined) return word;
  }
  return undefined;
}

/** What a key is called: as words.yaml says for it below its parents, for it anywhere, or the key's own words. */
export function labelOf(path: KeyPath): string {
  const key = path.findLast((part) => typeof part === 'string');
  return key === undefined ? '' : (findForKey('keys', path) ?? wordsOfKey(key));
}

/** What an option is called, and what it means, if there is more to say. */
export const nameOption = (option: string, path: KeyPath): string =>
  findForKey('options', path, `=${option}`) ?? findWord(`options.${option}`) ?? wordsOfKey(option);
export const explainOption = (option: string, path: KeyPath): string | undefined =>
  findForKey('optionTexts', path, `=${option}`) ?? findWord(`optionTexts.${option}`);

/** What is said below a field: by words.yaml, else by its schema. A help that only says the label again is none. */
export function findHelp(field: Pick<Field, 'help'>, label: string, path: KeyPath): string | undefined {
  const own = findForKey('help', path);
  if (own !== undefined) return own === '' ? undefined : own;
  return field.help?.toLowerCase() === `the ${label.toLowerCase()}.` ? undefined : field.help;
}

/** One of them, with its article: what words.yaml says, else without the plural's ending. */
export function oneOf(label: string): string {
  const known = findWord(`one.${label}`);
  if (known) return known;
  const text = label.charAt(0).toLowerCase() + label.slice(1);
  const one = /[^s]s$/.test(text) ? text.slice(0, -1) : text;
  return say(/^[aeiou]/.test(one) ? 'form.an' : 'form.a', { one });
}
