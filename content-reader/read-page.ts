import { readFile } from 'node:fs/promises';
import type { ContentDefinition } from '#model/content-schema.ts';
import type { ContentFolder } from './content-folder.ts';
import type { Page } from './list-pages.ts';
import { explainEmpty, explainMissing } from './missing-file.ts';
import type { Problem, Warning } from './problem.ts';
import { type Resolved, resolveReferences } from './resolve-references.ts';
import { findSchemaMistakes, type Mistake } from './schema/schema-problems.ts';
import { exampleBlock, exampleLine, schemaAt } from './schema/schema-shape.ts';
import { findSecrets } from './secrets.ts';
import { decodeContent } from './yaml/text-file.ts';
import { parseYaml, type YamlFile } from './yaml/yaml-file.ts';

type Body = {
  /** Undefined if there is no YAML to look at, and null if the page is left out. */
  readonly data: unknown;
  readonly resolved: readonly Resolved[];
  readonly problems: readonly Problem[];
  readonly warnings: readonly Warning[];
};

/** A page of the content, read and checked on its own, before it is compared with the others. */
export type ReadPage = Page & Body & { locate: Locate };

/** Turns mistakes into problems with file, line and column. */
export type Locate = (mistakes: readonly Mistake[]) => Problem[];

/** `folderName` is the content folder's name in problems. */
export async function readPage(page: Page, folder: ContentFolder, folderName: string): Promise<ReadPage> {
  const file = `${folderName}/${page.file}`;
  const found = folder.files.get(page.file);
  const { text, mistakes: unreadable } = decodeContent(
    found ? (found.unsaved ?? (await readFile(found.absolutePath))) : new Uint8Array(),
  );
  const yaml = parseYaml(text);
  const locate: Locate = (mistakes) =>
    mistakes.map(({ path, sentence, example, repair }) => ({
      ...(repair !== undefined && { repair }),
      file,
      ...yaml.positionOf(path),
      key: path.join('.'),
      sentence,
      example,
    }));
  const isUnreadable = unreadable.length > 0 && text === '';
  const body = isUnreadable ? withoutData() : await readBody(page, { file, yaml, locate }, folder);
  const problems = [
    ...locate(checkId(page)),
    ...findLeakedKeys(text, yaml, page.definition, file),
    ...unreadable.map(({ offset, sentence }) => ({ file, ...yaml.positionAt(offset), key: '', sentence })),
    ...body.problems,
  ];
  return { ...page, ...body, problems, locate };
}

type ParsedFile = { file: string; yaml: YamlFile; locate: Locate };

async function readBody(page: Page, { file, yaml, locate }: ParsedFile, folder: ContentFolder): Promise<Body> {
  const { definition } = page;
  const isEmpty = yaml.errors.length === 0 && (yaml.data === null || yaml.data === undefined);
  const isFound = folder.files.has(page.file);
  if (!isFound || isEmpty) {
    const sentence = isFound ? explainEmpty(page) : explainMissing(page, folder);
    if (!sentence) return { ...withoutData(), data: definition.whenMissing };
    return withoutData(locate([{ path: [], sentence, example: exampleBlock(definition.schema) || undefined }]));
  }
  if (yaml.errors.length > 0) {
    return withoutData(
      yaml.errors.map(({ offset, line, column, sentence, example }) => {
        const around = lineAround(offset, yaml, definition);
        return { file, line, column, key: around.key, sentence, example: example ?? around.example };
      }),
    );
  }
  const { data } = yaml;
  const { resolved, mistakes, remarks } = await resolveReferences(definition, data, page.file, folder);
  const problems = locate([...findSchemaMistakes(definition.schema, data), ...mistakes]);
  return { data, resolved, problems, warnings: locate(remarks) };
}

const withoutData = (problems: Problem[] = []): Body => ({ data: undefined, resolved: [], problems, warnings: [] });

function checkId({ id }: Page): Mistake[] {
  if (id === '' || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return [];
  const sentence = `the folder name ${id} is part of the page's address: use only lowercase letters, digits and single hyphens`;
  const suggestion = id
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return [{ path: [], sentence, example: suggestion || 'my-project' }];
}

/** The key at an offset, and a valid value for it. */
function lineAround(offset: number, yaml: YamlFile, { schema }: ContentDefinition): Pick<Problem, 'key' | 'example'> {
  const path = yaml.pathAt(offset);
  const example = path.length > 0 ? exampleLine(schemaAt(schema, path, yaml.data), path.at(-1)) : undefined;
  return { key: path.join('.'), example };
}

function findLeakedKeys(source: string, yaml: YamlFile, definition: ContentDefinition, file: string): Problem[] {
  return findSecrets(source).map(({ offset, start }) => ({
    file,
    ...yaml.positionAt(offset),
    ...lineAround(offset, yaml, definition),
    sentence: `there is a secret key here (${start}…): everything in content/ is public, so remove it and create a new one`,
  }));
}
