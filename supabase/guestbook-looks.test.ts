import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PostgrestClient } from '@supabase/postgrest-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entriesTable } from '#model/guestbook-table.ts';
import { newRow, outcomeOf } from '#server/guestbook/contract/book.ts';
import { connectClients } from './fake-project/clients.ts';
import { type Project, startProject } from './fake-project/project.ts';

let project: Project;
let visitor: PostgrestClient;
let owner: PostgrestClient;
beforeAll(async () => {
  project = await startProject();
  ({ visitor, owner } = connectClients(project));
});
afterAll(() => project.close());

const run = (file: string) =>
  project.transaction(async (query) => {
    await query('set local client_min_messages = error; set local role project_owner');
    await query(readFileSync(join(import.meta.dirname, 'migrations', file), 'utf8'));
  });
const sign = (row: object) => visitor.from(entriesTable).insert(row).select().single();

test('each of the two files may be run again, in any order, and keeps what visitors chose', async () => {
  const row = { ...newRow(), sticker: 'moon', paper: 'letter' };
  await sign(row);
  await run('20261126000000_looks.sql');
  await run('20261121000000_guestbook.sql');
  expect((await sign({ ...newRow(), sticker: 'star', paper: 'dragon' })).data).toMatchObject({
    sticker: 'star',
    paper: null,
  });
  expect((await visitor.from(entriesTable).select('*').eq('id', row.id)).data).toMatchObject([row]);
});

test('the owner imports a look, but not any text', async () => {
  const insert = (row: object) => owner.from(entriesTable).insert({ ...newRow(), ...row });
  expect(outcomeOf(await insert({ sticker: 'moon', paper: 'letter' }))).toEqual([201, undefined]);
  expect(outcomeOf(await insert({ sticker: '<b>' }))).toEqual([400, '23514']);
  expect(outcomeOf(await insert({ paper: 'x'.repeat(41) }))).toEqual([400, '23514']);
});

test('the file of drawings may be run again, in any order, and keeps what visitors drew', async () => {
  const row = { ...newRow(), drawing: '_____w', depicts: 'Fog' };
  expect((await sign(row)).data).toMatchObject({ ...row, state: 'waiting' });
  await run('20261130000000_drawings.sql');
  await run('20261121000000_guestbook.sql');
  expect((await sign({ ...newRow(), drawing: '_____w', depicts: 'Mist' })).status).toBe(201);
  expect((await owner.from(entriesTable).select('drawing, depicts').eq('id', row.id)).data).toEqual([
    { drawing: '_____w', depicts: 'Fog' },
  ]);
});
