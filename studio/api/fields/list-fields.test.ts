import { expect, test } from 'vitest';
import * as z from 'zod';
import { line, richText, usual } from '#model/content-fields.ts';
import { contentFiles } from '#model/content-schema.ts';
import { homeSchema } from '#model/home-schema.ts';
import type { Field } from '#studio/protocol/field.ts';
import { describeField } from './describe-field.ts';
import { listFields } from './list-fields.ts';

type Named = { path: string; field: Field };

/** The field and all those within it. */
function walk(field: Field, path: string): Named[] {
  const named = { path, field };
  switch (field.kind) {
    case 'group':
      return [named, ...field.keys.flatMap(({ key, field: child }) => walk(child, `${path}.${key}`))];
    case 'list':
    case 'record':
      return [named, ...walk(field.item, `${path}.*`)];
    case 'variants':
      return [named, ...field.variants.flatMap(({ value, field: child }) => walk(child, `${path}.${value}`))];
    default:
      return [named];
  }
}

const fields = listFields();
const all = Object.entries(fields).flatMap(([name, field]) => walk(field, name));
const at = (path: string) => {
  const found = all.find((one) => one.path === path);
  if (!found) throw new Error(`no field ${path}`);
  return found.field;
};

test('every value of every content file has a kind that a form can show', () => {
  expect(Object.keys(fields)).toEqual([...Object.keys(contentFiles), 'projects', 'characters']);
  expect(all.filter(({ field }) => field.kind === 'unknown').map(({ path }) => path)).toEqual([]);
  expect(all.length).toBeGreaterThan(500);
});

test('every text, link and file has an example', () => {
  const withoutOne = ['group', 'list', 'switch', 'number', 'choice', 'pair', 'variants', 'record'];
  const lacking = all.filter(({ field }) => !withoutOne.includes(field.kind) && field.example === undefined);
  expect(lacking.map(({ path }) => path)).toEqual([]);
});

test('a field that is added to a schema is found with its facts', () => {
  const mood = richText('**Sleepy**').describe('How it goes.').optional();
  const list = z.array(line('tea', 30)).min(1).max(4).default(['tea']);
  const field = describeField(homeSchema.extend({ mood, cups: usual(list), tags: z.record(z.string(), line('a', 9)) }));
  const added = field.kind === 'group' ? field.keys.slice(-3) : [];
  expect(added).toEqual([
    {
      key: 'mood',
      field: { kind: 'richText', help: 'How it goes.', example: '**Sleepy**', isOptional: true, isUsual: false },
    },
    {
      key: 'cups',
      field: {
        kind: 'list',
        item: { kind: 'line', max: 30, example: 'tea', isOptional: false, isUsual: false },
        min: 1,
        max: 4,
        isOptional: true,
        isUsual: true,
        fallback: ['tea'],
      },
    },
    {
      key: 'tags',
      field: {
        kind: 'record',
        item: { kind: 'line', max: 9, example: 'a', isOptional: false, isUsual: false },
        isOptional: false,
        isUsual: false,
      },
    },
  ]);
});

test.each([
  ['site.email', { kind: 'email', example: 'bonbon@example.com', isOptional: false }],
  ['site.address', { kind: 'webAddress', others: [] }],
  ['site.navigation', { kind: 'list', min: 1, help: 'The menu.' }],
  ['site.navigation.*.links.*.to', { kind: 'pageLink', help: 'The page it leads to.' }],
  ['site.navigation.*.tone', { kind: 'tone', help: 'The colour.', example: 'mint' }],
  ['site.services.guestbook', { kind: 'choice', options: ['built-in', 'supabase', 'none'] }],
  ['site.guestbookRules.maxLinks', { kind: 'number', min: 0, max: 100_000, fallback: 2, isOptional: true }],
  ['site.music.cassette', { kind: 'switch', fallback: true, example: 'true' }],
  ['site.version.released', { kind: 'day', example: '2025-10-12' }],
  ['friends.*.url', { kind: 'webAddress', others: ['', '#'] }],
  ['friends.*.image', { kind: 'picture', allowsAddress: true, example: 'cat.svg' }],
  ['tracks.*.file', { kind: 'song', endings: ['mp3', 'ogg', 'opus', 'm4a', 'wav'], isOptional: true }],
  ['tracks.*.videoId', { kind: 'line', example: 'dQw4w9WgXcQ', isOptional: true }],
  ['buttons.mine.image', { kind: 'publicFile', endings: ['png', 'gif'], exactSize: { width: 88, height: 31 } }],
  ['buttons.mine.html', { kind: 'text', isOptional: true }],
  ['home.header.sharePicture', { kind: 'sharePicture', exactSize: { width: 1200, height: 630 }, isOptional: true }],
  ['home.quickIntro.text', { kind: 'richText' }],
  ['home.currently', { kind: 'group', isOptional: true, isUsual: true, help: 'What you are up to.' }],
  ['interests.pairs.*.tiles', { kind: 'pair', help: 'The ids of two tiles.' }],
  ['delights.header.days.*.day', { kind: 'line', example: '04-16' }],
  ['projects.link', { kind: 'webAddress', others: [''], isOptional: true }],
  ['projects.developmentProcess.*', { kind: 'variants', by: 'type' }],
  ['projects.developmentProcess.*.section.items', { kind: 'list', min: 1, isOptional: true }],
  ['characters.details', { kind: 'text', none: '.', fallback: '.', max: 10_000 }],
  ['characters.age', { kind: 'line', max: 40, example: 'about 200' }],
  ['characters.images.*.id', { kind: 'identifier', example: 'adventure' }],
  ['words.frame.menu', { kind: 'line', max: 300 }],
])('%s is described as its schema says', (path, facts) => {
  expect(at(path)).toMatchObject(facts);
});

test('the words of the site have the English ones as what counts without them', () => {
  const words = all.filter(({ path, field }) => path.startsWith('words.') && field.kind === 'line');
  expect(words.length).toBeGreaterThan(150);
  for (const { field } of words) expect(field.fallback).toBe(field.example);
});
