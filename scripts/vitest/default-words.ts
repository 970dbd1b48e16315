import type { Plugin } from 'vite';
import {
  latePart,
  writeLateWordsIndex,
  writePagesIndex,
  writeWordsIndex,
} from '#content-reader/plugin/index-modules.ts';
import { nameValue, writeWords } from '#content-reader/plugin/module-code.ts';
import { type Words, wordsSchema } from '#model/words-schema.ts';

const prefix = 'virtual:content/words/';
const indexModules: Record<string, () => string> = {
  'virtual:words': writeWordsIndex,
  'virtual:words/late': writeLateWordsIndex,
  'virtual:pages': writePagesIndex,
};

/** Gives unit tests the page table, and the default words of the interface. */
export function defaultWords(): Plugin {
  const words = wordsSchema.parse({});
  return {
    name: 'default-words',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) || id in indexModules ? `\0${id}` : undefined),
    load(id) {
      const writeIndex = id.startsWith('\0') ? indexModules[id.slice(1)] : undefined;
      if (writeIndex) return writeIndex();
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [group, part] = nameValue(id.slice(prefix.length + 1)).split('/') as [keyof Words, string?];
      return writeWords(words, group, part === latePart);
    },
  };
}
