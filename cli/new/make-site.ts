import { cp, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeJsonSchemas } from '#content-reader/schema/json-schema.ts';
import type { Answers } from './answers.ts';
import { fillIn, isEnglish, listWords } from './fill-in.ts';
import { writeDependency } from './installed-from.ts';
import { namePackage } from './package-name.ts';

export type NewSite = {
  engine: string;
  /** Where it is going to lie, as a real path. */
  place: string;
  answers: Answers;
  /** Whether its content is the sample owner's. */
  isSample: boolean;
  /** Written year-month-day. */
  today: string;
};

/** What the starter has besides its content. In a clone there may be more, of somebody who tried it out. */
const besides = ['README.md', 'gitignore', 'package.json'];

/** Writes all files of a new site into an empty folder. */
export async function writeSite(folder: string, { engine, place, answers, isSample, today }: NewSite): Promise<void> {
  const starter = join(engine, 'starter');
  const content = join(folder, 'content');
  await Promise.all(besides.map((name) => cp(join(starter, name), join(folder, name))));
  await cp(isSample ? join(engine, 'sample/content') : join(starter, 'content'), content, { recursive: true });
  // npm leaves a .gitignore out of what it packs.
  await rename(join(folder, 'gitignore'), join(folder, '.gitignore'));
  await fillIn(content, { ...answers, today: isSample ? undefined : today });
  if (!isSample && !isEnglish(answers.language ?? 'en')) await listWords(content);
  await describePackage(join(folder, 'package.json'), namePackage(place), writeDependency(engine, place));
  await writeJsonSchemas(join(folder, '.bonbon/schema'));
}

async function describePackage(file: string, name: string, bonbon: string): Promise<void> {
  const described = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, `${JSON.stringify({ ...described, name, dependencies: { bonbon } }, null, 2)}\n`);
}
