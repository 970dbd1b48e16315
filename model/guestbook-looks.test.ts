import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { completeLook, papers, readLook, stickers } from './guestbook-looks.ts';

test('there are twelve stickers and six papers', () => {
  expect(new Set(stickers).size).toBe(12);
  expect(new Set(papers).size).toBe(6);
});

test('names that do not exist are left out', () => {
  expect(readLook({ sticker: 'moon', paper: 'gingham' })).toEqual({ sticker: 'moon', paper: 'gingham' });
  expect(readLook({ sticker: 'Moon', paper: 'toString' })).toEqual({});
  expect(readLook({ sticker: 7, paper: null })).toEqual({});
});

test('what nobody chose comes from the digits of the id, and stays', () => {
  expect(completeLook({ id: '1760000000026' })).toEqual(completeLook({ id: '1760000000026' }));
  expect(completeLook({ id: '1760000000026', paper: 'evening' })).toMatchObject({ sticker: 'star', paper: 'evening' });
  expect(completeLook({ id: 'no digits' })).toEqual({ sticker: 'heart', paper: 'milk' });
});

test('entries of one day have all stickers on all papers', () => {
  const looks = Array.from({ length: 3000 }, (_, index) =>
    completeLook({ id: String(1760000000000 + index * 28_801) }),
  );
  expect(new Set(looks.map(({ sticker, paper }) => `${sticker} ${paper}`)).size).toBe(72);
});

test('the names of the SQL for Supabase are the same', () => {
  const sql = readFileSync(new URL('../supabase/migrations/20261126000000_looks.sql', import.meta.url), 'utf8');
  const lists = [...sql.matchAll(/not in \(([^)]+)\)/g)].map(([, list = '']) =>
    list.split(',').map((name) => name.trim().replaceAll("'", '')),
  );
  expect(lists).toEqual([[...stickers], [...papers]]);
});
