import type { PreviewValue, Source } from '#studio/protocol/preview.ts';
import { dayTexts } from './day-texts.ts';
import { isPictureOf } from './picture-address.ts';
import { richParts } from './rich-parts.ts';
import { collapseSpaces, textKey } from './text-key.ts';

export type Found = {
  value: PreviewValue;
  /** The whole value as it is compared, also if only a part of it was found. */
  whole: string;
};

/** The owner's values, to be found by what a page shows of them. */
export type ValueIndex = {
  /** Values that are all of the text, or a part of them is. */
  findText: (text: string) => Found[];
  /** Values of which the text is the beginning, or which it fills in. */
  findLoosely: (text: string) => Found[];
  findPicture: (path: string) => Found[];
  /** The values of the same group: of an item of a list, all that it has. */
  groupOf: (value: PreviewValue) => PreviewValue[];
  /** Its first paragraph as it is compared. */
  startOf: (value: PreviewValue) => string;
  valueAt: (source: Source) => PreviewValue | undefined;
  /** Of all values. */
  files: ReadonlySet<string>;
  /** How long the longest value is. */
  longest: number;
};

/** What a page cuts off ends so; less than this says too little. */
const leastStart = 12;

export function indexValues(values: readonly PreviewValue[], language: string): ValueIndex {
  const byKey = new Map<string, Found[]>();
  const starts: { key: string; found: Found }[] = [];
  const patterns: { pattern: RegExp; found: Found }[] = [];
  const pictures: Found[] = [];
  const groups = new Map<string, PreviewValue[]>();
  const startKeys = new Map<PreviewValue, string>();
  let longest = 0;

  for (const value of values) {
    const group = groupName(value);
    groups.set(group, [...(groups.get(group) ?? []), value]);
    const parts = partsOf(value, language);
    const whole = value.kind === 'richText' ? textKey(parts.join('')) : textKey(value.text);
    const found = { value, whole };
    startKeys.set(value, textKey(value.kind === 'day' ? value.text : (parts[0] ?? '')));
    longest = Math.max(longest, whole.length);
    if (value.kind === 'picture') pictures.push(found);
    if (value.kind === 'picture' || !whole) continue;
    for (const key of new Set([whole, ...parts.map(textKey)])) {
      if (!key) continue;
      byKey.set(key, [...(byKey.get(key) ?? []), found]);
      if (key.length > leastStart) starts.push({ key, found });
    }
    const pattern = patternOf(value.text);
    if (pattern) patterns.push({ pattern, found });
  }

  for (const list of listsOfWords(groups.values())) {
    const found = { value: list, whole: textKey(list.text) };
    for (const separator of separators) {
      const key = textKey(list.text.replaceAll('\n', separator));
      byKey.set(key, [...(byKey.get(key) ?? []), found]);
      longest = Math.max(longest, key.length);
    }
  }

  return {
    findText(text) {
      const key = textKey(text);
      return key ? preferSameCase(byKey.get(key) ?? [], text) : [];
    },
    findLoosely(text) {
      const start = /^(.+?)(…|\.\.\.)$/.exec(textKey(text))?.[1];
      if (start && start.length >= leastStart) {
        const longer = starts.filter(({ key }) => key.startsWith(start)).map(({ found }) => found);
        if (longer.length) return longer;
      }
      return patterns.filter(({ pattern }) => pattern.test(collapseSpaces(text))).map(({ found }) => found);
    },
    findPicture: (path) => pictures.filter(({ value }) => isPictureOf(path, value.text, value.source.file)),
    groupOf: (value) => groups.get(groupName(value)) ?? [],
    startOf: (value) => startKeys.get(value) ?? '',
    valueAt: (source) => groups.get(groupName({ source }))?.find((value) => isAt(value, source)),
    files: new Set(values.map(({ source }) => source.file)),
    longest,
  };
}

const isAt = (value: PreviewValue, { path }: Source) => value.source.path.at(-1) === path.at(-1);

const groupName = ({ source: { file, path } }: Pick<PreviewValue, 'source'>) =>
  JSON.stringify([file, ...path.slice(0, -1)]);

const separators = ['·', ',', '/', '|', '•', ''];

/** Lists of words that a page may show in one line. */
function* listsOfWords(groups: Iterable<PreviewValue[]>): Generator<PreviewValue> {
  for (const group of groups) {
    const [first] = group;
    if (!first || group.length < 2 || typeof first.source.path.at(-1) !== 'number') continue;
    if (group.some(({ kind }) => kind !== 'line')) continue;
    const source = { file: first.source.file, path: first.source.path.slice(0, -1) };
    yield { source, kind: 'other', text: group.map(({ text }) => text).join('\n') };
  }
}

/** The texts of which a page may show one by itself. */
function partsOf({ kind, text }: PreviewValue, language: string): string[] {
  switch (kind) {
    case 'day':
      return dayTexts(text, language);
    case 'richText':
      return richParts(text);
    case 'text':
      return text.split(/\n\s*\n/);
    default:
      return [text];
  }
}

/** Of `{elapsed} of {length}` so little is said that only numbers are taken for what is filled in: "a cup of tea" is no time. */
const leastLiteral = 4;
const numberLike = '[\\d\\s.,:/%+-]{1,16}';
/** What is longer is not a name, but a part of the page in which that text is one of several. */
const nameLike = '.{1,60}?';

/** `Hello {name}` is found with any name filled in. Undefined for a text that is nothing but placeholders. */
function patternOf(text: string): RegExp | undefined {
  if (!/\{\w+\}/.test(text)) return undefined;
  const literal = collapseSpaces(text).split(/\{\w+\}/);
  const length = literal.map(textKey).join('').length;
  if (length < 2) return undefined;
  const parts = literal.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join(length < leastLiteral ? numberLike : nameLike)}$`, 'iu');
}

/** "Home" is not "HOME", as long as somebody wrote "Home". */
function preferSameCase(found: Found[], text: string): Found[] {
  const shown = collapseSpaces(text);
  const same = found.filter(({ value }) => value.kind === 'richText' || collapseSpaces(value.text) === shown);
  return same.length ? same : found;
}
