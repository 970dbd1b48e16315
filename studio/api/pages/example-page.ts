import { parse, stringify } from 'yaml';
import { exampleBlock } from '#content-reader/schema/schema-shape.ts';
import { withChanged, withoutValue } from '#content-reader/write/plain-value.ts';
import { isGroup, valueAt } from '#content-reader/yaml/key-path.ts';
import { type ContentDefinition, contentFiles } from '#model/content-schema.ts';
import { describeField } from '#studio/api/fields/describe-field.ts';
import { describeTitle } from '#studio/api/site/describe-site.ts';
import type { Site } from '#studio/api/site/open-site.ts';
import { toSiteProblem } from '#studio/api/site/site-problems.ts';
import type { Field, PlainValue } from '#studio/protocol/field.ts';
import type { KeyPath, SiteProblem } from '#studio/protocol/site-state.ts';

/** More rounds do not help. */
const mostRounds = 20;

/**
 * A new page, made of the examples of its fields: without what needs pictures or pages that this site has not got, and with
 * the figure of the first page. A sentence if that is not enough.
 */
export async function makeExamplePage(
  site: Site,
  name: string,
): Promise<{ text: string; title: string } | { sentence: string }> {
  const definition = (contentFiles as Record<string, ContentDefinition>)[name];
  if (!definition) return { sentence: 'Nothing was changed: there is no such page.' };
  const { file, schema, madeFrom } = definition;
  const field = describeField(schema);
  const title = describeTitle(site, file);
  let data = parse(exampleBlock(schema)) as PlainValue;
  if (isGroup(valueAt(data, ['header']))) data = set(data, ['header', 'title'], title);
  if (madeFrom !== undefined) data = set(data, [madeFrom], exampleOfKey(schema, madeFrom));
  const figure = valueAt(site.pages.files.get(contentFiles.home.file)?.data, ['header', 'mascot']);
  for (let round = 0; round < mostRounds; round++) {
    const text = stringify(data, { lineWidth: 0 });
    const problems = (await site.reader.tryOut(site.pages, new Map([[file, text]])))
      .map((problem) => toSiteProblem(problem, ''))
      .filter((problem) => problem.file.endsWith(file));
    const [problem] = problems;
    if (!problem) return { text, title };
    const changed = addExample(data, problem) ?? mend(data, field, problem.path, figure);
    if (changed === undefined)
      return { sentence: `Nothing was changed. ${title} needs something first: ${problem.sentence}.` };
    data = changed;
  }
  return { sentence: `Nothing was changed: ${title} cannot be made here.` };
}

const set = (data: PlainValue, path: KeyPath, value: unknown) => withChanged(data, path, () => value) as PlainValue;

const exampleOfKey = (schema: ContentDefinition['schema'], key: string): unknown =>
  'shape' in schema ? parse(exampleBlock((schema.shape as Record<string, never>)[key] as never)) : undefined;

/** With the key that a group lacks. */
function addExample(data: PlainValue, { path, example = '' }: SiteProblem): PlainValue | undefined {
  const [group, given] = [valueAt(data, path), /^\w+: /.test(example) ? (parse(example) as unknown) : undefined];
  if (!isGroup(group) || !isGroup(given) || Object.keys(given).some((key) => key in group)) return undefined;
  return set(data, path, { ...group, ...given });
}

/** Without the nearest thing around the path that may be missing, or with the figure; undefined if neither helps. */
function mend(data: PlainValue, field: Field, path: KeyPath, figure: unknown): PlainValue | undefined {
  const fields = path.map((_, index) => fieldAt(field, path.slice(0, index + 1)));
  if (fields.at(-1)?.kind === 'picture' && typeof figure === 'string' && valueAt(data, path) !== figure) {
    return set(data, path, figure);
  }
  const around = fields.findLastIndex((one) => one?.isOptional === true);
  return around === -1 ? undefined : (withoutValue(data, path.slice(0, around + 1)) as PlainValue);
}

function fieldAt(field: Field, path: KeyPath): Field | undefined {
  return path.reduce<Field | undefined>((current, part) => {
    if (current?.kind === 'list') return current.item;
    return current?.kind === 'group' ? current.keys.find(({ key }) => key === part)?.field : undefined;
  }, field);
}
