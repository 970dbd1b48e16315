import { cpSync, existsSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { type ContentDefinition, collections, contentFiles } from '#model/content-schema.ts';
import { withValueAt } from '#studio/app/state/value-at.ts';
import type { PlainValue } from '#studio/protocol/field.ts';
import type { FileState } from '#studio/protocol/site-state.ts';
import type { Value } from './values.ts';

export type NewValue = Value & {
  next: PlainValue;
  /** A word that nothing else on the site has, if it can have one. */
  mark: string | undefined;
};

type Site = { content: string; files: readonly FileState[]; values: readonly Value[]; addresses: readonly string[] };

/** What its kind does not tell. */
const special: Record<string, (mark: string, written: PlainValue | undefined) => PlainValue> = {
  // No other folder than that of the address.
  'site.yaml: base': () => '/',
  'site.yaml: language': () => 'de',
  'site.yaml: publish.account': () => 'fedcba9876543210fedcba9876543210',
  'resume.yaml: resume.contact.*.to': (mark) => `https://${mark}.example/`,
  'resume.yaml: resume.sections.*.entries.*.link.to': (mark) => `https://${mark}.example/`,
  'tracks.yaml: *.videoId': (mark) => `${mark}x`,
  'delights.yaml: header.days.*.day': () => '02-03',
  'interests.yaml: items.*.id': () => 99,
  'connect.yaml: socials.links.*.slug': (_, written) => (written === 'mastodon' ? 'github' : 'mastodon'),
  'buttons.yaml: friends.sites.*.html': (mark, written) => String(written).replace('pond', mark),
};

/** For each value another one that its schema allows. */
export const chooseNewValues = (site: Site): NewValue[] =>
  site.values.map((value, index) => chooseNewValue(value, `kettle${String(index + 1).padStart(4, '0')}`, site));

function chooseNewValue(value: Value, mark: string, site: Site): NewValue {
  const definition: ContentDefinition = { ...contentFiles, ...collections }[value.name];
  const data = site.files.find(({ file }) => file === value.file)?.data;
  const isValid = (next: PlainValue) => definition.schema.safeParse(withValueAt(data, value.path, next)).success;
  const next = [...listCandidates(value, mark, site)].find((one) => one !== value.written && isValid(one));
  if (next === undefined) throw new Error(`nothing fits ${value.file} ${value.path.join('.')}`);
  const hasMark = typeof next === 'string' && next.toLowerCase().includes(mark);
  return { ...value, next, mark: hasMark ? mark : undefined };
}

function* listCandidates(value: Value, mark: string, site: Site): Generator<PlainValue> {
  const { field, written } = value;
  const own = special[value.pattern];
  if (own) yield own(mark, written);
  switch (field.kind) {
    case 'line':
    case 'text':
    case 'richText': {
      const old = typeof written === 'string' ? written : String(field.fallback ?? '');
      yield mark;
      // What is filled in must stay.
      yield `${old} ${mark}`;
      yield `${[...old.matchAll(/\{\w+\}/g)].join(' ')} ${mark}`;
      break;
    }
    case 'email':
      yield `${mark}@example.com`;
      break;
    case 'webAddress':
      yield `https://${mark}.example/`;
      break;
    case 'identifier':
      yield mark;
      break;
    case 'day':
      yield '2031-04-03';
      break;
    case 'tone':
      yield* ['sky', 'mint'];
      break;
    case 'switch':
      yield (written ?? field.fallback) !== true;
      break;
    case 'number': {
      const old = Number(written ?? field.fallback ?? field.min ?? 0);
      yield* [old + 1, old - 1];
      break;
    }
    case 'choice':
      yield* field.options.filter((option) => option !== (written ?? field.fallback));
      break;
    case 'pageLink':
      yield* site.addresses;
      break;
    case 'pair': {
      const [first, second] = Array.isArray(written) ? written : [0, 0];
      for (let by = 1; by < 10; by++) yield [Number(first) + by, second ?? 0];
      break;
    }
    case 'picture':
    case 'sharePicture':
    case 'publicFile':
    case 'song': {
      const model = [value, ...site.values].find((one) => isLike(one, value) && typeof one.written === 'string');
      if (model) yield copyFile(model, mark, site);
    }
  }
  if (field.example !== undefined) yield field.example;
}

const isLike = (one: Value, { field, name }: Value) =>
  one.field.kind === field.kind &&
  JSON.stringify('exactSize' in one.field && one.field.exactSize) ===
    JSON.stringify('exactSize' in field && field.exactSize) &&
  (one.name === name || !('pictureFolder' in contentFiles[one.name as keyof typeof contentFiles]));

/** A picture or a song under a name of its own, as the field would say it. */
function copyFile({ file, name, field, written }: Value, mark: string, { content }: Site): string {
  const path = String(written);
  const { pictureFolder }: ContentDefinition = { ...contentFiles, ...collections }[name];
  const folder = path.startsWith('./') ? dirname(file) : (field.kind === 'picture' && pictureFolder?.(path)) || '';
  const rename = (old: string) => join(dirname(old), mark + extname(old));
  if (!existsSync(join(content, folder, path))) throw new Error(`${file} names ${path}, which is not there`);
  cpSync(join(content, folder, path), join(content, folder, rename(path)));
  return path.startsWith('./') ? `./${rename(path)}` : rename(path);
}
