import { words } from 'virtual:studio-words';

type Filling = Record<string, string | number>;

const fill = (text: string, filling: Filling) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(filling[name] ?? whole));

/** A text of the studio's own, from `studio/words.yaml`. */
export function say(key: string, filling: Filling = {}): string {
  const text = words[key];
  if (text === undefined) throw new Error(`studio/words.yaml has no ${key}`);
  return fill(text, filling);
}

/** The text at `key.one` or `key.many`, with {count}. */
export const sayCount = (key: string, count: number, filling: Filling = {}): string =>
  say(`${key}.${count === 1 ? 'one' : 'many'}`, { count, ...filling });

/** A text that there may be. */
export const findWord = (key: string): string | undefined => words[key];
