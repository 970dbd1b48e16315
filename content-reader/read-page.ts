import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { type ContentDefinition, collections, contentFiles } from '#model/content-schema.ts';
import { findClosest } from './closest.ts';
import { type ContentFolder, hiddenEndings } from './content-folder.ts';
import type { Page } from './list-pages.ts';
import { findCollection } from './pages.ts';
import type { Note, Problem } from './problem.ts';
import { type Resolved, resolveReferences } from './resolve-references.ts';
import { findSchemaMistakes, type Mistake } from './schema/schema-problems.ts';
import { exampleBlock, exampleLine, schemaAt } from './schema/schema-shape.ts';
import { findSecrets } from './secrets.ts';
import { decodeText } from './yaml/text-file.ts';
import { parseYaml, type YamlFile } from './yaml/yaml-file.ts';

/** A file that was read. `data` is undefined if there is no valid YAML, and null if the page is left out. */
export type ReadPage = Page & {
  data: unknown;
  resolved: Resolved[];
  problems: Problem[];
  notes: Note[];
  locate: LocateMistakes;
};

/** Turns mistakes into problems with file, line and column. */
export type LocateMistakes = (mistakes: Mistake[]) => Problem[];

/** `folderName` is the content folder's name in problems. */
export async function readPage(page: Page, folder: ContentFolder, folderName: string): Promise<ReadPage> {
  const shownFile = `${folderName}/${page.file}`;
  const found = folder.files.get(page.file);
  const { text: source, mistakes: unreadable } = decodeText(
    found ? await readFile(found.absolutePath) : new Uint8Array(),
  );
  const yaml = parseYaml(source);
  const locate: LocateMistakes = (mistakes) =>
    mistakes.map(({ path, sentence, example }) => ({
      file: shownFile,
      ...yaml.positionOf(path),
      key: path.join('.'),
      sentence,
      example,
    }));
  const problems = [...checkId(page, locate), ...findLeakedKeys(source, yaml, page.sheet, shownFile)];
  problems.push(
    ...unreadable.map(({ offset, sentence }) => ({ file: shownFile, ...yaml.positionAt(offset), key: '', sentence })),
  );
  if (unreadable.length > 0 && source === '')
    return { ...page, data: undefined, resolved: [], problems, notes: [], locate };
  const isEmpty = yaml.errors.length === 0 && (yaml.data === null || yaml.data === undefined);
  if (!found || isEmpty) {
    const sentence = found ? explainEmpty(page) : explainMissing(page, folder);
    if (!sentence) return { ...page, data: page.sheet.whenMissing, resolved: [], problems, notes: [], locate };
    problems.push(...locate([{ path: [], sentence, example: exampleBlock(page.sheet.schema) || undefined }]));
    return { ...page, data: undefined, resolved: [], problems, notes: [], locate };
  }
  if (yaml.errors.length > 0) {
    const mistakes = yaml.errors.map(({ offset, line, column, sentence, example }) => {
      const around = lineAround(offset, yaml, page.sheet);
      return { file: shownFile, line, column, key: around.key, sentence, example: example ?? around.example };
    });
    problems.push(...mistakes);
    return { ...page, data: undefined, resolved: [], problems, notes: [], locate };
  }
  const { resolved, mistakes, remarks } = await resolveReferences(page.sheet, yaml.data, page.file, folder);
  problems.push(...locate([...findSchemaMistakes(page.sheet.schema, yaml.data), ...mistakes]));
  return { ...page, data: yaml.data, resolved, problems, notes: locate(remarks), locate };
}

function checkId({ id }: Page, locate: LocateMistakes): Problem[] {
  if (id === '' || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return [];
  const sentence = `the folder name ${id} is part of the page's address: use only lowercase letters, digits and single hyphens`;
  const suggestion = id
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return locate([{ path: [], sentence, example: suggestion || 'my-project' }]);
}

/** The key at an offset, and a valid value for it. */
function lineAround(offset: number, yaml: YamlFile, { schema }: ContentDefinition): Pick<Problem, 'key' | 'example'> {
  const path = yaml.pathAt(offset);
  const example = path.length > 0 ? exampleLine(schemaAt(schema, path, yaml.data), path.at(-1)) : undefined;
  return { key: path.join('.'), example };
}

function findLeakedKeys(source: string, yaml: YamlFile, sheet: ContentDefinition, file: string): Problem[] {
  return findSecrets(source).map(({ offset, start }) => ({
    file,
    ...yaml.positionAt(offset),
    ...lineAround(offset, yaml, sheet),
    sentence: `there is a secret key here (${start}…): everything in content/ is public, so remove it and create a new one`,
  }));
}

/** Undefined if an empty file is treated as an empty list. */
function explainEmpty({ sheet: { whenMissing } }: Page): string | undefined {
  if (whenMissing === null) return 'the file is empty; delete it if you do not need it';
  return whenMissing ? undefined : 'the file is empty';
}

/** Undefined if the file is optional and not just misnamed. */
function explainMissing({ name, file, sheet }: Page, folder: ContentFolder): string | undefined {
  const { files, folders } = folder;
  const others = Object.values(contentFiles).map((single) => single.file);
  const neighbours = [...files.keys()].filter((known) => dirname(known) === dirname(file) && !others.includes(known));
  const misnamed = findMisnamed(file, folder);
  if (misnamed && /\.txt$/i.test(misnamed)) {
    return `the file is named ${misnamed}: rename it to ${basename(file)}; ${hiddenEndings}`;
  }
  const closest =
    misnamed ??
    findClosest(
      file,
      neighbours.filter((known) => /\.ya?ml$/i.test(known)),
    );
  if (closest) return `the file is missing; did you mean ${closest}? If so, rename it`;
  const { whenMissing } = sheet;
  const collection = findCollection(name);
  const neededBy = collection && collections[collection].folder;
  if (whenMissing === undefined) return 'the file is missing';
  const isNeeded = folders.some((path) => dirname(path) === neededBy);
  return isNeeded ? `the file is missing: its page shows what is in ${neededBy}/` : undefined;
}

/** A file whose name differs in case, or has a different or extra extension. */
function findMisnamed(file: string, { files }: ContentFolder): string | undefined {
  if (files.has(file)) return undefined;
  const plain = (path: string) => path.toLowerCase().replace(/\.(ya?ml|ya?ml\.(txt|ya?ml)|txt)$/, '.yaml');
  return [...files.keys()].find((path) => plain(path) === file.toLowerCase());
}
