import type { PostgrestClient } from '@supabase/postgrest-js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { entriesTable } from '#model/guestbook-table.ts';
import { newRow, outcomeOf } from '#server/guestbook/contract/book.ts';
import { connectClients } from './fake-project/clients.ts';
import { writeRules } from './fake-project/contract-book.ts';
import { migrate, type Project, resetProject, startProject } from './fake-project/project.ts';

let project: Project;
let visitor: PostgrestClient;
let owner: PostgrestClient;
beforeAll(async () => {
  // As in older projects, everything new in public is granted to everyone.
  project = await startProject({ grantsAll: true });
  ({ visitor, owner } = connectClients(project));
});
afterAll(() => project.close());
beforeEach(() => resetProject(project));

test('the owner can import entries regardless of the rules for visitors', async () => {
  await project.query('update public.guestbook_settings set is_open = false, sender_per_hour = 0, all_per_hour = 0');
  const words = { website: '', name: 'Moth', message: 'Exactly the same words by everybody' };
  const rows = (['visible', 'waiting', 'hidden', 'deleted'] as const).map((state, index) => {
    return { ...words, id: String(index), time: index, state, reply: 'Thanks!', reply_time: 5 };
  });
  expect(await owner.from(entriesTable).insert(rows).select()).toMatchObject({ status: 201, data: rows });
  expect(outcomeOf(await owner.from('guestbook_holds').insert({ entry_id: '1', reason: 'links' }))).toEqual([
    201,
    undefined,
  ]);
  expect(await project.query('select * from guestbook_private.arrivals')).toEqual([]);
});

test('the constraints apply to the owner, too', async () => {
  const insert = (row: object) => owner.from(entriesTable).insert({ ...newRow(), ...row });
  const refusals: [object, string][] = [
    [{ state: 'gone' }, 'guestbook_entries_state_known'],
    [{ time: -1 }, 'guestbook_entries_time_range'],
    [{ reply: 'Thanks!' }, 'guestbook_entries_reply_whole'],
    [{ reply: '🐰'.repeat(1001), reply_time: 1 }, 'guestbook_entries_reply_length'],
    [{ message: 'a'.repeat(1001) }, 'guestbook_entries_message_text'],
  ];
  for (const [row, constraint] of refusals) {
    const { status, error } = await insert(row);
    expect([status, error?.message]).toEqual([
      400,
      `new row for relation "guestbook_entries" violates check constraint "${constraint}"`,
    ]);
  }
  expect((await insert({ reply: '🐰'.repeat(1000), reply_time: 1 })).status).toBe(201);
});

test('an unrelated table of the same name stops the migration with a hint', async () => {
  try {
    await project.query(`alter table public.guestbook_entries rename to kept;
      create table public.guestbook_entries (id text, message text)`);
    await expect(migrate(project)).rejects.toMatchObject({
      message: 'There is another table guestbook_entries already.',
      hint: expect.stringMatching(/^Rename it .* run this again/),
    });
  } finally {
    await project.query('drop table public.guestbook_entries; alter table public.kept rename to guestbook_entries');
  }
});

test('a project of version 0.5.0 is upgraded without data loss', async () => {
  await writeRules(project, { maxLinks: 7 });
  const rows = [newRow(), newRow({ message: 'Casino' })];
  for (const row of rows) await visitor.from(entriesTable).insert(row);
  await project.query(`
    update public.guestbook_entries set state = 'waiting' where id = '${rows[1]?.id}';
    insert into public.guestbook_holds values ('${rows[1]?.id}', 'links');
    insert into public.guestbook_blocks values ('word', 'casino')`);
  // Reverts later additions.
  await project.query(`
    drop function guestbook_private.hash_networks, guestbook_private.hash_network, guestbook_private.has_signed_often,
      guestbook_private.is_sent_again, guestbook_private.find_form_facts, guestbook_private.find_today cascade;
    drop table guestbook_private.resend_keys;
    alter table guestbook_private.arrivals drop column household, drop column neighbourhood, drop column is_held;
    alter table public.guestbook_holds drop constraint guestbook_holds_reason_format, add constraint
      guestbook_holds_reason_known check (reason in ('honeypot', 'too-fast', 'links', 'repeat', 'blocked-word', 'blocked-sender'));
    set role project_owner;
    create function guestbook_private.hash_sender() returns text language sql set search_path = '' return 'a sender';
    reset role`);
  const read = () =>
    Promise.all(
      ['guestbook_entries', 'guestbook_holds', 'guestbook_blocks', 'guestbook_settings'].map((table) =>
        project.query(`select * from public.${table} order by 1`),
      ),
    );
  const before = await read();
  const arrivals = await project.query('select entry_id, sender, message_key, arrived from guestbook_private.arrivals');
  await migrate(project);
  expect(await read()).toEqual(before);
  expect(await project.query('select * from guestbook_private.arrivals')).toEqual(
    arrivals.map((row) => ({ ...row, household: null, neighbourhood: null, is_held: false })),
  );
  expect(outcomeOf(await visitor.from(entriesTable).insert(rows[0] as object))).toEqual([409, 'PT409']);
  await writeRules(project, { allPerHour: 0 });
  expect(outcomeOf(await visitor.from(entriesTable).insert(newRow()))).toEqual([201, undefined]);
  expect(await project.query('select reason from public.guestbook_holds order by 1')).toEqual([
    { reason: 'flood' },
    { reason: 'links' },
  ]);
});

test('the owner can change the row of settings, but neither delete it nor add another', async () => {
  const settings = () => owner.from('guestbook_settings');
  expect(outcomeOf(await settings().delete().eq('id', 1))).toEqual([403, '42501']);
  expect(outcomeOf(await settings().insert({ id: 2 }))).toEqual([403, '42501']);
  expect(outcomeOf(await settings().update({ repeat_hours: 100_001 }).eq('id', 1))).toEqual([400, '23514']);
  const changed = await settings().update({ repeat_hours: 100_000 }).eq('id', 1).select();
  expect(changed).toMatchObject({ status: 200, data: [{ repeat_hours: 100_000 }] });
  expect(outcomeOf(await visitor.from(entriesTable).insert(newRow()))).toEqual([201, undefined]);
});
