import type { Plugin } from 'vite';
import { writePages, writeWordsDoor } from '#content-reader/plugin/doors.ts';
import { nameValue, writeWords } from '#content-reader/plugin/module-code.ts';
import { type Words, wordsSchema } from '#model/words-schema.ts';

const prefix = 'virtual:content/words/';
const doors: Record<string, () => string> = { 'virtual:words': writeWordsDoor, 'virtual:pages': writePages };

/** Gives unit tests the page table, and the default words of the interface. */
export function defaultWords(): Plugin {
  const words = wordsSchema.parse({});
  return {
    name: 'default-words',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) || id in doors ? `\0${id}` : undefined),
    load(id) {
      const door = id.startsWith('\0') ? doors[id.slice(1)] : undefined;
      if (door) return door();
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      return writeWords(words[nameValue(id.slice(prefix.length + 1)) as keyof Words]);
    },
  };
}
