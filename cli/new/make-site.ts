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
  const content = join(folder, 'content');
  await writeShell(folder, { engine, place });
  await cp(join(engine, isSample ? 'sample/content' : 'starter/content'), content, { recursive: true });
  await fillIn(content, { ...answers, today: isSample ? undefined : today });
  if (!isSample && !isEnglish(answers.language ?? 'en')) await listWords(content);
}

/** Writes what every site has around its content. */
export async function writeShell(folder: string, { engine, place }: Pick<NewSite, 'engine' | 'place'>): Promise<void> {
  await Promise.all(starterFiles.map((name) => cp(join(engine, 'starter', name), join(folder, name))));
  // npm leaves a .gitignore out of packages.
  await rename(join(folder, 'gitignore'), join(folder, '.gitignore'));
  await fillInPackage(join(folder, 'package.json'), namePackage(place), writeDependency(engine, place));
  await writeJsonSchemas(join(folder, '.bonbon/schema'));
}

async function fillInPackage(file: string, name: string, bonbon: string): Promise<void> {
  const described = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, `${JSON.stringify({ ...described, name, dependencies: { bonbon } }, null, 2)}\n`);
}
