import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PostgrestClient } from '@supabase/postgrest-js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findFunction } from '#model/guestbook-find.ts';
import { entriesTable, monthsTable } from '#model/guestbook-table.ts';
import { newRow } from '#server/guestbook/contract/book.ts';
import { createBackend } from '#site/pages/guestbook/store/backend.ts';
import { connectClients } from './fake-project/clients.ts';
import { type Project, resetProject, startProject } from './fake-project/project.ts';

let project: Project;
let visitor: PostgrestClient;
let owner: PostgrestClient;
beforeAll(async () => {
  project = await startProject();
  ({ visitor, owner } = connectClients(project));
});
afterAll(() => project.close());
beforeEach(() => resetProject(project));

const look = async (words: string) =>
  (await visitor.rpc(findFunction, { words, most: 5 }, { get: true })).data?.map(({ id }: { id: string }) => id);
const runFile = () =>
  project.transaction(async (query) => {
    await query('set local client_min_messages = error; set local role project_owner');
    await query(readFileSync(join(import.meta.dirname, 'migrations/20261128000000_find.sql'), 'utf8'));
  });
/** The statement of the function, with values in place of its variables. */
async function explain(pattern: string): Promise<string> {
  const [{ source = '' } = {}] = await project.query(
    `select prosrc as source from pg_proc where proname = '${findFunction}'`,
  );
  const [, statement = ''] = /return query\s+(select[^;]+);/.exec(String(source)) ?? [];
  const filled = Object.entries({
    pattern: `'${pattern}'`,
    start_time: '9000000000000000',
    start_id: "''",
    most: '51',
  }).reduce((text, [name, value]) => text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), value), statement);
  // As in a book that is too large to be read.
  const rows = await project.transaction(async (query) => {
    await query('set local enable_seqscan = off');
    return query(`explain ${filled}`);
  });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

test('a rare word begins in the index of letters, a frequent one in the order of time', async () => {
  await project.query(`insert into public.guestbook_entries (id, name, message, time)
    select n::text, 'Visitor ' || n, case n % 1000 when 0 then 'a strawberry' else n || repeat(' lovely', 140) end, n
    from generate_series(1, 4000) n; analyze guestbook_private.texts`);
  expect(await explain('%strawberry%')).toContain('Bitmap Index Scan on guestbook_texts_by_part');
  const frequent = await explain('%lovely%');
  expect(frequent).toContain('Index Scan using guestbook_texts_by_time');
  expect(frequent).not.toContain('guestbook_texts_by_part');
  expect(await look('strawberry')).toEqual(['4000', '3000', '2000', '1000']);
  await project.query('truncate public.guestbook_entries cascade');
});

test('what was there before the file is run is found and counted, and it may be run again', async () => {
  await project.query('alter table public.guestbook_entries disable trigger guestbook_keep_text');
  const [seen, unseen] = [newRow({ message: 'a strawberry' }), newRow({ message: 'another strawberry' })];
  await owner.from(entriesTable).insert([
    { ...seen, state: 'visible' },
    { ...unseen, state: 'hidden' },
  ]);
  await project.query('alter table public.guestbook_entries enable trigger guestbook_keep_text');
  expect(await look('strawberry')).toEqual([]);
  for (let run = 0; run < 2; run++) {
    await runFile();
    expect(await look('strawberry')).toEqual([seen.id]);
    expect((await visitor.from(monthsTable).select('count')).data).toEqual([{ count: 1 }]);
  }
});

test('what the owner imports, answers, changes and deletes is found as it is', async () => {
  const row = newRow({ message: 'a strawberry' });
  await owner.from(entriesTable).insert({ ...row, state: 'visible' });
  expect(await look('straw')).toEqual([row.id]);
  await owner.from(entriesTable).update({ message: 'a plum', reply: 'a pear', reply_time: 5 }).eq('id', row.id);
  expect([await look('straw'), await look('plum'), await look('pear')]).toEqual([[], [row.id], [row.id]]);
  await owner.from(entriesTable).delete().eq('id', row.id);
  expect(await look('plum')).toEqual([]);
});

test('a project whose owner has not run the file has pages and no search, and the browser says so', async () => {
  await project.query(`alter function public.${findFunction} rename to find_later;
    alter view public.guestbook_months rename to months_later`);
  const rows = Array.from({ length: 3 }, () => newRow());
  for (const row of rows) await visitor.from(entriesTable).insert(row);
  const backend = createBackend({ address: () => `${project.url}/rest/v1`, key: project.anonKey });
  expect(await backend.readPage('?find=hello')).toBeUndefined();
  expect(await backend.readMonths()).toMatchObject({ oldestMs: rows[0]?.time });
  const page = await backend.readPage(`?before=${rows[2]?.time}`);
  expect(page?.entries.map(({ id }) => id)).toEqual([rows[1]?.id, rows[0]?.id]);
  await project.query(`alter function public.find_later rename to ${findFunction};
    alter view public.months_later rename to guestbook_months`);
  expect((await backend.readPage('?find=hello'))?.entries).toHaveLength(3);
});
