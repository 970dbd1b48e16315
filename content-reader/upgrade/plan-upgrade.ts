import { parseDocument } from 'yaml';
import * as z from 'zod';
import type { FileKind } from '#content-reader/pictures/file-kind.ts';
import { knownKeys, schemaAt } from '#content-reader/schema/schema-shape.ts';
import { spliceText, tidyText } from '#content-reader/write/splice-text.ts';
import { valueAt } from '#content-reader/yaml/key-path.ts';
import { parseYaml } from '#content-reader/yaml/yaml-file.ts';
import type { ContentDefinition } from '#model/content-schema.ts';
import { findClosest } from '../closest.ts';
import type { Problem } from '../problem.ts';
import type { ContentState, ContentText, Edit, Rename, Step } from './step.ts';
import { quotedIndicators } from './steps/quoted-indicators.ts';
import { steps } from './steps.ts';

/** The files of a content folder, by relative path. */
export type UpgradeFiles = {
  /** Each text, byte for byte as it is on disk. */
  texts: ReadonlyMap<string, { written: string; definition: ContentDefinition }>;
  /** The format of every file in the folder; undefined if it is unknown. */
  kinds: ReadonlyMap<string, FileKind | undefined>;
};

type Reason = Pick<Step, 'version' | 'why'>;

/** The change to one file: a new text or a new name, never both. */
export type Change =
  | { path: string; before: string; after: string; reasons: Reason[]; to?: never }
  | { path: string; to: string; reasons: Reason[]; before?: never; after?: never };

export type Upgrade =
  /** In the order of the files' names. Empty if the content is up to date. */
  | { changes: Change[]; problems?: never; reason?: never }
  /** Why nothing can be planned: what the owner has to fix first, or keys that only a newer version could know. */
  | { changes?: never; problems: Problem[]; reason: 'unreadable' | 'newer' | 'retired' };

/** What has to change in a site's content for this version. A pure function. */
export function planUpgrade(files: UpgradeFiles): Upgrade {
  const unreadable = [...files.texts].flatMap(([path, { written }]) => findUnreadable(path, tidyText(written)));
  if (unreadable.length > 0) return { problems: unreadable, reason: 'unreadable' };
  const reasons = new Map<string, Reason[]>();
  const renames: (Rename & Reason)[] = [];
  let current = files;
  for (const { version, why, find } of steps) {
    const found = find(readState(current));
    for (const file of new Set(found.edits.map((edit) => edit.file))) {
      reasons.set(file, [...(reasons.get(file) ?? []), { version, why }]);
    }
    renames.push(...(found.renames ?? []).map((rename) => ({ ...rename, version, why })));
    current = { texts: editTexts(current.texts, found.edits), kinds: renameFiles(current.kinds, found.renames ?? []) };
  }
  const unknown = [...readState(current).texts.values()].flatMap(findUnknownKeys);
  const newer = unknown.filter(({ reason }) => reason === 'newer').map(({ problem }) => problem);
  if (newer.length > 0) return { problems: newer, reason: 'newer' };
  if (unknown.length > 0) return { problems: unknown.map(({ problem }) => problem), reason: 'retired' };
  const edited = [...reasons].map(([path, why]): Change => {
    const [before = '', after = ''] = [files, current].map(({ texts }) => texts.get(path)?.written);
    return { path, before, after, reasons: why };
  });
  const renamed = renames.map(({ from, to, ...reason }): Change => ({ path: from, to, reasons: [reason] }));
  return { changes: [...edited, ...renamed].sort((left, right) => (left.path < right.path ? -1 : 1)) };
}

function readState({ texts, kinds }: UpgradeFiles): ContentState {
  return {
    kinds,
    texts: new Map(
      [...texts].map(([path, { written, definition }]) => [path, readText(path, tidyText(written), definition)]),
    ),
  };
}

function readText(path: string, text: string, definition: ContentDefinition): ContentText {
  const document = parseDocument(text, { prettyErrors: false, logLevel: 'error' });
  return { path, text, definition, document, data: document.toJS() };
}

function editTexts(texts: UpgradeFiles['texts'], edits: readonly Edit[]): UpgradeFiles['texts'] {
  return new Map(
    [...texts].map(([path, { written, definition }]) => {
      const own = edits.filter(({ file }) => file === path);
      return [path, { written: own.length > 0 ? spliceText(written, own) : written, definition }];
    }),
  );
}

function renameFiles(kinds: UpgradeFiles['kinds'], renames: readonly Rename[]): UpgradeFiles['kinds'] {
  return new Map([...kinds].map(([path, kind]) => [renames.find(({ from }) => from === path)?.to ?? path, kind]));
}

/** All YAML errors except those that a step fixes. The step keeps line numbers, so the positions stay right. */
function findUnreadable(path: string, text: string): Problem[] {
  let { errors } = parseYaml(text);
  if (errors.length === 0) return [];
  try {
    const texts = new Map([[path, readText(path, text, { file: path, schema: z.any() })]]);
    const { edits } = quotedIndicators.find({ texts, kinds: new Map() });
    errors = parseYaml(spliceText(text, edits)).errors;
  } catch {
    // The parser gave up, and `errors` says why.
  }
  return errors.map((error) => ({ ...error, file: `content/${path}`, key: '' }));
}

type UnknownKey = { problem: Problem; reason: 'newer' | 'retired' };

/**
 * A key that is similar to a known one is a typo; one that a step retires is old, in a form that the step does not
 * edit; any other may be a newer version's, which this one must not touch.
 */
function findUnknownKeys({ path: file, text, data, definition }: ContentText): UnknownKey[] {
  const issues = z.safeParse(definition.schema, data).error?.issues ?? [];
  return issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const path = issue.path.filter((part) => typeof part !== 'symbol');
    const group = schemaAt(definition.schema, path, data);
    const known = group ? knownKeys(group, valueAt(data, path)) : [];
    return issue.keys.flatMap((name): UnknownKey[] => {
      const position = parseYaml(text).positionOf([...path, name]);
      const key = [...path, name].join('.');
      const at = { file: `content/${file}`, ...position, key };
      const step = steps.find(({ retired = [] }) =>
        retired.some((old) => old.file === file && old.path.join('.') === key),
      );
      if (step) return [{ problem: { ...at, sentence: explainRetired(name, step) }, reason: 'retired' }];
      if (findClosest(name, known) !== undefined) return [];
      return [{ problem: { ...at, sentence: `this version has no key ${name} here` }, reason: 'newer' }];
    });
  });
}

const explainRetired = (key: string, { version }: Step) =>
  `since ${version}, ${key} is no longer used here; remove it, or write it on its own line, without braces, and the upgrade turns it into a note`;
