import { say, sayCount } from '#studio/app/say.ts';
import { isRecord } from '#studio/app/state/value-at.ts';
import type { Field, PlainValue } from '#studio/protocol/field.ts';
import { tellDay } from './day.ts';
import { nameOption } from './label.ts';

const isPicture = (field: Field) => field.kind === 'picture' || field.kind === 'sharePicture';

/** Markdown's signs are not for a summary. */
const plain = (text: string) => text.replaceAll(/\*\*|[*`]|\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/\s+/g, ' ');

/** An address as one says it. */
const bare = (address: string) => address.replace(/^https?:\/\//, '').replace(/(?<=.)\/$/, '');

/** A value in a line. */
export function summarize(field: Field, value: PlainValue | undefined): string {
  if (value === undefined || value === null || value === '') return say('form.nothing');
  if (field.kind === 'list') return Array.isArray(value) ? sayCount('form.entries', value.length) : say('form.nothing');
  if (field.kind === 'day') return tellDay(String(value));
  if (field.kind === 'choice') return nameOption(String(value), []);
  if (field.kind === 'tone') return say(`tones.${value}`);
  if (field.kind === 'switch') return say(value ? 'form.yes' : 'form.no');
  if (field.kind === 'group' && isRecord(value)) {
    const isText = ({ key, field: inner }: (typeof field.keys)[number]) => {
      const part = value[key];
      return typeof part === 'string' && part !== '' && !isPicture(inner) && inner.kind !== 'tone';
    };
    // Its title is said already where a summary stands.
    const texts = field.keys.filter(isText);
    const text = texts.find(({ key }) => key !== 'title') ?? texts[0];
    if (text) return summarize(text.field, value[text.key]);
    const list = field.keys.find(({ key, field: inner }) => inner.kind === 'list' && Array.isArray(value[key]));
    return list ? summarize(list.field, value[list.key]) : sayCount('form.parts', Object.keys(value).length);
  }
  if (field.kind === 'variants' && isRecord(value)) {
    const variant = field.variants.find((known) => known.value === value[field.by]);
    return variant ? summarize(variant.field, value) : say('form.nothing');
  }
  if (isRecord(value)) return sayCount('form.entries', Object.keys(value).length);
  if (Array.isArray(value)) return value.join(', ');
  return plain(String(value));
}

/** What a card says: the name or the day, and a line or two. */
export function tellItem(
  field: Field,
  value: PlainValue | undefined,
): { title?: string; text: string; picture?: string } {
  if (field.kind === 'variants' && isRecord(value)) {
    const variant = field.variants.find((known) => known.value === value[field.by]);
    return variant ? tellItem(variant.field, value) : { text: say('form.nothing') };
  }
  if (field.kind !== 'group' || !isRecord(value)) return { text: summarize(field, value) };
  const texts: string[] = [];
  let title: string | undefined;
  let picture: string | undefined;
  for (const { key, field: inner } of field.keys) {
    const part = value[key];
    if (typeof part !== 'string' || part === '') continue;
    if (isPicture(inner)) picture ??= part;
    else if (inner.kind === 'day') title ??= tellDay(part);
    else if (['line', 'text', 'richText'].includes(inner.kind)) texts.push(plain(part));
    else if (part !== '#' && (inner.kind === 'pageLink' || inner.kind === 'webAddress')) texts.push(bare(part));
  }
  title ??= texts.length > 1 ? texts.shift() : undefined;
  // What has no words yet is known by its picture.
  const nameless = picture?.replace(/^.*\//, '') ?? summarize(field, value);
  return { text: texts[0] ?? nameless, ...(title && { title }), ...(picture && { picture }) };
}
