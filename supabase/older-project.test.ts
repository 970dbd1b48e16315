import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSupabaseStore } from '#admin/guestbook/stores/supabase-store.ts';
import { handCalls } from '#model/guestbook-hand.ts';
import { defaultRules } from '#model/guestbook-rules.ts';
import { entriesTable } from '#model/guestbook-table.ts';
import { newRow, outcomeOf } from '#server/guestbook/contract/book.ts';
import { createBackend } from '#site/pages/guestbook/store/backend.ts';
import { connectClients } from './fake-project/clients.ts';
import { type Project, startProject } from './fake-project/project.ts';

// A project whose owner has not run the later files.
let project: Project;
beforeAll(async () => {
  project = await startProject();
  await project.query(`drop trigger guestbook_admit_look on public.guestbook_entries;
    drop function guestbook_private.admit_look;
    alter table public.guestbook_entries drop column sticker, drop column paper;
    drop trigger guestbook_keep_hand on public.guestbook_entries;
    drop function public.guestbook_hand, public.guestbook_mend, public.guestbook_take_back,
      guestbook_private.keep_hand, guestbook_private.find_hand, guestbook_private.admit_author,
      guestbook_private.count_author, guestbook_private.hash_secret;
    drop table guestbook_private.hands, guestbook_private.hand_calls;
    alter table public.guestbook_settings drop column mend_hours, drop column private_messages, drop column hearts;
    drop trigger guestbook_admit_hearts on public.guestbook_entries;
    drop function public.guestbook_give_heart, public.guestbook_take_heart, guestbook_private.change_heart,
      guestbook_private.count_heart, guestbook_private.admit_hearts;
    drop table public.guestbook_hearts, guestbook_private.heart_calls;
    drop function guestbook_private.keep_hearts;
    alter table public.guestbook_entries drop column hearts;
    drop trigger guestbook_admit_private on public.guestbook_entries;
    drop trigger guestbook_keep_private on public.guestbook_entries;
    drop trigger guestbook_address_owner on public.guestbook_entries;
    drop function guestbook_private.admit_private, guestbook_private.narrow, guestbook_private.keep_private;
    drop policy guestbook_sign_private on public.guestbook_entries;
    alter table public.guestbook_entries drop column audience;
    drop trigger guestbook_admit_drawing on public.guestbook_entries;
    drop function guestbook_private.admit_drawing;
    alter table public.guestbook_entries drop column drawing, drop column depicts;
    alter table public.guestbook_settings drop column drawings`);
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

test('it takes no drawing, and no words behind the back of who drew it', async () => {
  const backend = createBackend({ address: () => `${project.url}/rest/v1`, key: project.anonKey });
  const row = newRow();
  const answer = await backend.insert({ ...row, drawing: '_____w', depicts: 'Fog' }, { fillMs: 60_000 });
  expect(answer).toEqual({ kind: 'refused', refusal: 'drawing' });
  expect(await project.query('select id from public.guestbook_entries where id = $1', [row.id])).toEqual([]);
  expect(await backend.insert(row, { fillMs: 60_000 })).toMatchObject({ kind: 'stored' });
});

test('it says that there is no such column, and still knows five', async () => {
  const { visitor } = connectClients(project);
  const sign = (row: object) => visitor.from(entriesTable).insert(row);
  expect(outcomeOf(await sign({ ...newRow(), paper: 'milk' }))).toEqual([400, 'PGRST204']);
  expect(outcomeOf(await sign(newRow()))).toEqual([201, undefined]);
});

test('it publishes nothing that was for the owner alone, with or without a sticker', async () => {
  const backend = createBackend({ address: () => `${project.url}/rest/v1`, key: project.anonKey });
  for (const look of [{}, { sticker: 'moon' as const }]) {
    const row = newRow();
    expect(await backend.insert({ ...row, ...look, audience: 'owner' }, {})).toEqual({
      kind: 'refused',
      refusal: 'audience',
    });
    expect(await project.query(`select id from public.guestbook_entries where id = '${row.id}'`)).toEqual([]);
  }
});

test('it takes an entry with a hand, and says that its author cannot change it', async () => {
  const backend = createBackend({ address: () => `${project.url}/rest/v1`, key: project.anonKey });
  const row = newRow();
  expect(await backend.insert(row, { hand: 'h'.repeat(43) })).toMatchObject({ kind: 'stored' });
  const answer = await backend.call(handCalls.check, { entry_id: row.id, secret: 's'.repeat(32) });
  expect(answer).toMatchObject({ status: 404, code: 'PGRST202' });
});

test('its owner still sees and changes the rules that it knows', async () => {
  const { url: address, secretKey: key } = project;
  const store = createSupabaseStore({ address, key, fetch, migrations: 'supabase/migrations' });
  const known = { ...defaultRules, mendHours: 0, drawings: 'off' as const, privateMessages: false, hearts: false };
  expect(await store.readRules()).toEqual(known);
  await store.writeRules({ ...defaultRules, maxLinks: 5 });
  expect(await store.readRules()).toEqual({ ...known, maxLinks: 5 });
});
