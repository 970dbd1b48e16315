import { cp, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeJsonSchemas } from '#content-reader/schema/json-schema.ts';
import type { Answers } from './answers.ts';
import { fillIn, isEnglish, listWords } from './fill-in.ts';
import { writeDependency } from './installed-from.ts';
import { namePackage } from './package-name.ts';

export type NewSite = {
  engine: string;
  /** The real path of its final folder. */
  place: string;
  answers: Answers;
  /** Whether its content is the sample owner's. */
  isSample: boolean;
  /** Written year-month-day. */
  today: string;
};

/** The starter's files outside its content. In a clone there may be more, if somebody tried it out. */
const starterFiles = ['README.md', 'gitignore', 'package.json'];

/** Writes all files of a new site into an empty folder. */
export async function writeSite(folder: string, { engine, place, answers, isSample, today }: NewSite): Promise<void> {
  const starter = join(engine, 'starter');
  const content = join(folder, 'content');
  await Promise.all(starterFiles.map((name) => cp(join(starter, name), join(folder, name))));
  await cp(isSample ? join(engine, 'sample/content') : join(starter, 'content'), content, { recursive: true });
  // npm leaves a .gitignore out of packages.
  await rename(join(folder, 'gitignore'), join(folder, '.gitignore'));
  await fillIn(content, { ...answers, today: isSample ? undefined : today });
  if (!isSample && !isEnglish(answers.language ?? 'en')) await listWords(content);
  await fillInPackage(join(folder, 'package.json'), namePackage(place), writeDependency(engine, place));
  await writeJsonSchemas(join(folder, '.bonbon/schema'));
}

async function fillInPackage(file: string, name: string, bonbon: string): Promise<void> {
  const described = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, `${JSON.stringify({ ...described, name, dependencies: { bonbon } }, null, 2)}\n`);
}
