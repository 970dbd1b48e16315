import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { wordsSchema } from '#model/words-schema.ts';
import type { Answers } from './answers.ts';
import { setTexts, type Text } from './set-texts.ts';

type Filled = Answers & {
  /** Written year-month-day; undefined if the dates in the files should stay. */
  today?: string | undefined;
};

/** Writes the answers into every place for them in a content folder. */
export async function fillIn(content: string, { name, address, language, today }: Filled): Promise<void> {
  const texts: Record<string, { path: Text['path']; value: string | undefined }[]> = {
    'site.yaml': [
      { path: ['title'], value: name },
      { path: ['ownerName'], value: name },
      { path: ['address'], value: address },
      { path: ['language'], value: language },
      { path: ['version', 'released'], value: today },
    ],
    'home.yaml': [{ path: ['currently', 'since'], value: today }],
    'updates.yaml': [{ path: [0, 'date'], value: today }],
    'resume.yaml': [{ path: ['resume', 'name'], value: name }],
    'buttons.yaml': [{ path: ['mine', 'alt'], value: name }],
  };
  for (const [file, wanted] of Object.entries(texts)) {
    const known = wanted.filter((text): text is Text => text.value !== undefined);
    const path = join(content, file);
    if (known.length === 0 || !existsSync(path)) continue;
    await writeFile(path, setTexts(await readFile(path, 'utf8'), known));
  }
}

export const isEnglish = (language: string): boolean => /^en(-|$)/.test(language);

/** Lists every word of the interface in `words.yaml`, below its notes, so that an owner can translate them one by one. */
export async function listWords(content: string): Promise<void> {
  const path = join(content, 'words.yaml');
  const source = await readFile(path, 'utf8');
  const [schema, notes] = source.split(/\r?\n\r?\n/);
  const words = stringify(wordsSchema.parse({}), { lineWidth: 0 });
  await writeFile(path, [schema, notes, words.replaceAll(/\n(?=\w)/g, '\n\n')].join('\n\n'));
}
