import { readStudioWords } from '#studio/words-plugin.ts';

const words = readStudioWords();

/** The studio's own words, as its window says them. */
export function say(key: string, what?: string): string {
  const text = words[key];
  if (text === undefined) throw new Error(`studio/words.yaml has no ${key}`);
  return what === undefined ? text : text.replace('{what}', what);
}
