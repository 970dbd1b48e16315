import { expect, test } from 'vitest';
import type { Field, Fields } from '#studio/protocol/field.ts';
import type { FileState, KeyPath, SiteState } from '#studio/protocol/site-state.ts';
import { kindOfFile } from './file-kind.ts';
import { findDropPlace } from './find-drop-place.ts';

const field = (own: object): Field => ({ isOptional: false, isUsual: false, ...own }) as Field;
const group = (keys: Record<string, Field>) =>
  field({ kind: 'group', keys: Object.entries(keys).map(([key, inner]) => ({ key, field: inner })) });
const list = (item: Field) => field({ kind: 'list', item, min: 0 });
const line = field({ kind: 'line' });
const picture = field({ kind: 'picture', endings: ['png'] });
const song = field({ kind: 'song', endings: ['mp3'] });

const fields = {
  home: group({ title: line, face: group({ src: picture, alt: line }), notes: list(line) }),
  friends: list(group({ name: line, image: picture })),
  characters: group({ name: line, portrait: picture, main: picture, images: list(group({ src: picture, alt: line })) }),
  tracks: list(group({ title: line, file: song, cover: picture })),
} as unknown as Fields;

const file = (name: string, path: string, data: FileState['data']): FileState =>
  ({ file: path, name, state: 'there', hash: 'x', data }) as FileState;
const site = {
  files: [
    file('home', 'home.yaml', { title: 'Hi', face: { src: 'a.png', alt: 'A' }, notes: ['n'] }),
    file('friends', 'friends.yaml', [{ name: 'Mo', image: 'mo.png' }]),
    file('characters', 'characters/x/character.yaml', { name: 'X', portrait: 'p.png', main: 'm.png', images: [] }),
    file('tracks', 'tracks.yaml', [{ title: 'Song', file: 'a.mp3', cover: 'a.png' }]),
  ],
} as unknown as SiteState;

const drop = (kind: 'picture' | 'song', count: number, from?: [string, KeyPath], pageFile?: string) => {
  const found = findDropPlace(site, fields, {
    kind,
    count,
    sources: from ? [{ file: from[0], path: from[1] }] : [],
    pageFile,
  });
  return found && [found.file, ...found.path];
};
const character = 'characters/x/character.yaml';

test.each([
  ['a picture on a picture', drop('picture', 1, ['home.yaml', ['face', 'src']]), ['home.yaml', 'face', 'src']],
  [
    'a picture on the words beside one',
    drop('picture', 1, ['home.yaml', ['face', 'alt']]),
    ['home.yaml', 'face', 'src'],
  ],
  ['a picture on a card', drop('picture', 1, ['friends.yaml', [0, 'name']]), ['friends.yaml', 0, 'image']],
  ['pictures on a card', drop('picture', 2, ['friends.yaml', [0, 'image']]), ['friends.yaml']],
  [
    'pictures on a picture without a list',
    drop('picture', 2, ['home.yaml', ['face', 'src']]),
    ['home.yaml', 'face', 'src'],
  ],
  ['pictures on a character', drop('picture', 4, [character, ['name']], character), [character, 'images']],
  [
    'a picture on nothing of a page with a list of them',
    drop('picture', 1, undefined, character),
    [character, 'images'],
  ],
  ['a picture on words', drop('picture', 1, ['home.yaml', ['title']], 'home.yaml'), undefined],
  ['a song on a song', drop('song', 1, ['tracks.yaml', [0, 'title']]), ['tracks.yaml']],
  ['songs anywhere', drop('song', 3, ['home.yaml', ['title']], 'home.yaml'), ['tracks.yaml']],
  ['a picture on the cover of a song', drop('picture', 1, ['tracks.yaml', [0, 'cover']]), ['tracks.yaml', 0, 'cover']],
])('%s', (_, found, place) => expect(found).toEqual(place));

test.each([
  ['a.HEIC', '', 'picture'],
  ['a', 'image/png', 'picture'],
  ['a.flac', '', 'song'],
  ['a.pdf', 'application/pdf', undefined],
])('%s %s is %s', (name, type, kind) => expect(kindOfFile({ name, type })).toBe(kind));
