import type { Plugin } from 'vite';
import { nameValue, writeWords } from '#content-reader/plugin/module-code.ts';
import { type Words, wordsSchema } from '#model/words-schema.ts';

const prefix = 'virtual:content/words/';

/** Gives unit tests the words of the interface as they are without an owner, regardless of `content/`. */
export function defaultWords(): Plugin {
  const words = wordsSchema.parse({});
  return {
    name: 'default-words',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      return writeWords(words[nameValue(id.slice(prefix.length + 1)) as keyof Words]);
    },
  };
}
