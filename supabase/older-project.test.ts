import { afterAll, beforeAll, expect, test } from 'vitest';
import { entriesTable } from '#model/guestbook-table.ts';
import { newRow, outcomeOf } from '#server/guestbook/contract/book.ts';
import { createBackend } from '#site/pages/guestbook/store/backend.ts';
import { connectClients } from './fake-project/clients.ts';
import { type Project, startProject } from './fake-project/project.ts';

// A project whose owner has not run the second file.
let project: Project;
beforeAll(async () => {
  project = await startProject();
  await project.query(`drop trigger guestbook_admit_look on public.guestbook_entries;
    drop function guestbook_private.admit_look;
    alter table public.guestbook_entries drop column sticker, drop column paper`);
});
afterAll(() => project.close());

test('it takes the message of a visitor who chose a sticker, once', async () => {
  const row = newRow();
  const backend = createBackend({ address: () => `${project.url}/rest/v1`, key: project.anonKey });
  const facts = { fillMs: 60_000, resendKey: 'x'.repeat(20) };
  const answer = await backend.insert({ ...row, sticker: 'moon', paper: 'letter' }, facts);
  expect(answer).toEqual({ kind: 'stored', entry: row, isWaiting: false });
  expect(await backend.insert({ ...row, sticker: 'moon', paper: 'letter' }, facts)).toMatchObject({
    kind: 'stored-already',
  });
  expect(await project.query('select id from public.guestbook_entries')).toEqual([{ id: row.id }]);
  expect(await backend.list()).toEqual([row]);
});

test('it says that there is no such column, and still knows five', async () => {
  const { visitor } = connectClients(project);
  const sign = (row: object) => visitor.from(entriesTable).insert(row);
  expect(outcomeOf(await sign({ ...newRow(), paper: 'milk' }))).toEqual([400, 'PGRST204']);
  expect(outcomeOf(await sign(newRow()))).toEqual([201, undefined]);
});
