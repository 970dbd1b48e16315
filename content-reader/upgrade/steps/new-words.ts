import { stringify } from 'yaml';
import { isGroup, valueAt } from '#content-reader/yaml/key-path.ts';
import { type Words, wordsSchema } from '#model/words-schema.ts';
import type { ContentText, Edit, Step } from '../step.ts';
import { findPair } from '../yaml-pair.ts';

type Group = keyof Words;
/** `notes` are comments above some of the words. */
export type Addition = { group: Group; after: string; words: string[]; notes?: Record<string, string> };
/** A whole group, which comes below another one. `note` is the comment above it. */
export type GroupAddition = { group: Group; after: Group; note: string };

/**
 * Words that are left out are shown in English, so only a group that has all the others gets the new ones: its owner
 * translates it.
 */
export const addsWords = (
  version: string,
  additions: Addition[],
  laterAdditions: Addition[] = [],
  groups: GroupAddition[] = [],
): Step => ({
  version,
  why: 'The site has new texts. They are added here in English, for you to change or translate.',
  find({ texts }) {
    const file = texts.get('words.yaml');
    if (!file || additions.some(({ group, words }) => words.some((word) => hasWord(file, group, word)))) {
      return { edits: [] };
    }
    const isComplete = (group: Group) => isWhole(file, group, [...additions, ...laterAdditions]);
    return {
      edits: [
        ...additions.flatMap((addition) => (isComplete(addition.group) ? addWords(file, addition) : [])),
        ...groups.flatMap((addition) => (isComplete(addition.after) ? addGroup(file, addition) : [])),
      ],
    };
  },
});

const hasWord = ({ data }: ContentText, group: Group, word: string) => valueAt(data, [group, word]) !== undefined;

function isWhole(file: ContentText, group: Group, additions: Addition[]): boolean {
  const added = additions.filter((addition) => addition.group === group).flatMap(({ words }) => words);
  const former = Object.keys(wordsSchema.parse({})[group]).filter((word) => !added.includes(word));
  return isGroup(valueAt(file.data, [group])) && former.every((word) => hasWord(file, group, word));
}

function addWords(file: ContentText, { group, after, words, notes = {} }: Addition): Edit[] {
  const pair = findPair(file, [group, after]);
  if (!pair || pair.isFlow) return [];
  const english: Record<string, string> = wordsSchema.parse({})[group];
  const lines = words.flatMap((word) => [
    ...(notes[word] === undefined ? [] : [`# ${notes[word]}`]),
    // YAML 1.1, which some editors still use, reads a bare Yes as a boolean.
    stringify({ [word]: english[word] }, { lineWidth: 0, compat: 'yaml-1.1' }).trimEnd(),
  ]);
  const isLastLine = pair.end === file.text.length && !file.text.endsWith('\n');
  const block = lines.map((line) => pair.indent + line).join('\n');
  const text = isLastLine ? `\n${block}` : `${block}\n`;
  return [{ file: file.path, start: pair.end, end: pair.end, text }];
}

function addGroup(file: ContentText, { group, after, note }: GroupAddition): Edit[] {
  const pair = findPair(file, [after]);
  if (!pair || pair.isFlow || valueAt(file.data, [group]) !== undefined) return [];
  const english = stringify({ [group]: wordsSchema.parse({})[group] }, { lineWidth: 0, compat: 'yaml-1.1' }).trimEnd();
  const block = `\n# ${note}\n${english}`;
  const isLastLine = pair.end === file.text.length && !file.text.endsWith('\n');
  const text = isLastLine ? `\n${block}` : `${block}\n`;
  return [{ file: file.path, start: pair.end, end: pair.end, text }];
}
