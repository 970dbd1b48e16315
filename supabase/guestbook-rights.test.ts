import type { PostgrestClient } from '@supabase/postgrest-js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { handCalls } from '#model/guestbook-hand.ts';
import { heartCalls } from '#model/guestbook-hearts.ts';
import { entriesTable } from '#model/guestbook-table.ts';
import { newRow, outcomeOf } from '#server/guestbook/contract/book.ts';
import { connectClients } from './fake-project/clients.ts';
import { writeRules } from './fake-project/contract-book.ts';
import type { Query } from './fake-project/database.ts';
import { type Project, resetProject, startProject } from './fake-project/project.ts';

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

const visitors = ['anon', 'authenticated'];
const insertRow = (query: Query, { id, name, website, message, time } = newRow()) =>
  query(
    'insert into public.guestbook_entries (id, name, website, message, time) values ($1, $2, $3, $4, $5) returning *',
    [id, name, website, message, time],
  );
/** One transaction in a role, like a request. */
const as = <T>(role: string, work: (query: Query) => Promise<T>) =>
  project.transaction(async (query) => {
    await query(`set local role ${role}`);
    return work(query);
  });

test('visitors may read entries and insert five columns, the looks of a note and a drawing, and nothing else', async () => {
  const rights = await project.query(`
    select grantee::regrole::text as role, relname::text as name, null as column, string_agg(privilege_type, ' ') as rights
    from pg_class, aclexplode(relacl) where relnamespace in ('public'::regnamespace, 'guestbook_private'::regnamespace)
      and grantee::regrole::text in ('-', 'anon', 'authenticated') group by 1, 2
    union all
    select grantee::regrole::text, relname, string_agg(attname, ' ' order by attnum), privilege_type
    from pg_attribute join pg_class on attrelid = pg_class.oid, aclexplode(attacl)
    where relnamespace = 'public'::regnamespace group by 1, 2, 4 order by 1, 2, 3`);
  expect(rights).toEqual(
    visitors.flatMap((role) => [
      {
        role,
        name: 'guestbook_entries',
        column: 'id name website message time sticker paper drawing depicts audience',
        rights: 'INSERT',
      },
      { role, name: 'guestbook_entries', column: null, rights: 'SELECT' },
      { role, name: 'guestbook_months', column: null, rights: 'SELECT' },
      { role, name: 'guestbook_settings', column: 'is_open approves_first', rights: 'SELECT' },
      { role, name: 'guestbook_status', column: null, rights: 'SELECT' },
    ]),
  );
});

test('row-level security is enabled for every table', async () => {
  const open = await project.query(`select relname from pg_class where relkind = 'r' and not relrowsecurity
    and relnamespace in ('public'::regnamespace, 'guestbook_private'::regnamespace)`);
  expect(open).toEqual([]);
});

test('the status view runs with the permissions of its reader', async () => {
  const [view] = await project.query(`select reloptions from pg_class where relname = 'guestbook_status'`);
  expect(view).toEqual({ reloptions: ['security_invoker=true'] });
});

test('every function pins its search path, and only those of authors and of hearts are in the schema of the API and can be called', async () => {
  const functions = await project.query(`
    select proname as name, pronamespace::regnamespace::text as schema, proconfig as config,
      has_function_privilege('anon', pg_proc.oid, 'execute') as is_granted
    from pg_proc where proowner = 'project_owner'::regrole and proname <> 'find_guestbook_entries'`);
  expect(functions.length).toBeGreaterThan(5);
  const called: string[] = [...Object.values(handCalls), ...Object.values(heartCalls)];
  for (const { name, schema, config, is_granted } of functions) {
    const isCalled = called.includes(String(name));
    expect({ name, schema, config }).toEqual({
      name,
      schema: isCalled ? 'public' : 'guestbook_private',
      config: ['search_path=""'],
    });
    if (isCalled) {
      expect(is_granted).toBe(true);
      continue;
    }
    // The constraints call these.
    expect(is_granted).toBe(['count_units', 'has_text'].includes(String(name)));
    const answer = await visitor.rpc(String(name), { content: 'x' });
    expect([name, answer.status, answer.error?.code]).toEqual([name, 404, 'PGRST202']);
  }
  for (const role of visitors) {
    await expect(as(role, (query) => query(`select guestbook_private.count_units('x')`))).rejects.toMatchObject({
      code: '42501',
      message: 'permission denied for schema guestbook_private',
    });
  }
});

test.each(['guestbook_holds', 'guestbook_blocks', 'guestbook_settings', 'guestbook_hearts'])(
  'a visitor can neither read nor write %s',
  async (table) => {
    const column =
      {
        guestbook_holds: 'reason',
        guestbook_blocks: 'value',
        guestbook_settings: 'max_links',
        guestbook_hearts: 'giver',
      }[table] ?? '';
    const from = () => visitor.from(table);
    expect(outcomeOf(await from().select('*'))).toEqual([401, '42501']);
    expect(outcomeOf(await from().select(column))).toEqual([401, '42501']);
    expect(outcomeOf(await from().insert({ [column]: 1 } as object))).toEqual([401, '42501']);
    expect(
      outcomeOf(
        await from()
          .update({ [column]: 1 })
          .gt(column, 0),
      ),
    ).toEqual([401, '42501']);
    expect(outcomeOf(await from().delete().gt(column, 0))).toEqual([401, '42501']);
  },
);

test.each(['arrivals', 'resend_keys', 'salts', 'hands', 'hand_calls', 'heart_calls'])(
  'the API does not expose the table %s',
  async (table) => {
    expect(outcomeOf(await visitor.from(table).select('*'))).toEqual([404, 'PGRST205']);
    expect(outcomeOf(await owner.from(table).select('*'))).toEqual([404, 'PGRST205']);
  },
);

test.each(visitors)('%s cannot update, delete or truncate the guestbook', async (role) => {
  await insertRow(project.query);
  for (const statement of [
    'update public.guestbook_entries set message = name',
    'delete from public.guestbook_entries',
  ]) {
    await expect(as(role, (query) => query(statement))).rejects.toMatchObject({ code: '42501' });
  }
  await expect(as(role, (query) => query('truncate public.guestbook_entries cascade'))).rejects.toMatchObject({
    code: '42501',
  });
  expect(await project.query('select * from public.guestbook_entries')).toHaveLength(1);
});

test('a signer sees only their own waiting row, and only until the request ends', async () => {
  await writeRules(project, { approvesFirst: true });
  const [hers, his] = [newRow(), newRow()];
  await as('anon', (query) => insertRow(query, his));
  const seen = await as('anon', async (query) => {
    expect(await insertRow(query, hers)).toMatchObject([{ ...hers, state: 'waiting' }]);
    return query('select * from public.guestbook_entries');
  });
  expect(seen).toMatchObject([hers]);
  expect(await as('anon', (query) => query('select * from public.guestbook_entries'))).toEqual([]);
});

test('a request with two entries is refused, because they could be repeats', async () => {
  const rows = [newRow(), newRow()].map((row) => ({ ...row, message: 'The same words, sent at once.' }));
  const answer = await visitor.from(entriesTable).insert(rows);
  expect([answer.status, answer.error?.code]).toEqual([400, 'PT400']);
  expect(await project.query('select id from public.guestbook_entries')).toEqual([]);
});

test('an insert that ignores duplicates does not reveal a hidden entry', async () => {
  const hidden = newRow();
  await insertRow(project.query, hidden);
  await project.query("update public.guestbook_entries set state = 'hidden'");
  const upsert = (row: object) => visitor.from(entriesTable).upsert(row, { ignoreDuplicates: true }).select();
  expect(outcomeOf(await upsert({ ...hidden, message: 'Mine' }))).toEqual([409, '23505']);
  expect(outcomeOf(await upsert(hidden))).toEqual([409, 'PT409']);
  expect(await project.query('select message from public.guestbook_entries')).toEqual([{ message: hidden.message }]);
});

test('an insert that ignores duplicates adds no hold reason to an existing entry', async () => {
  await writeRules(project, { approvesFirst: true });
  const row = newRow();
  await visitor.from(entriesTable).insert(row);
  const code = await as('anon', async (query) => {
    await query(`select set_config('request.headers', '{"x-client-info": "bonbon; trapped=1"}', true)`);
    const insert = 'insert into public.guestbook_entries (id, name, message, time) values ($1, $2, $3, 0)';
    return query(`${insert} on conflict do nothing`, [row.id, 'Somebody else', 'Something else']);
  }).catch((error) => error.code);
  expect(code).toBe('23505');
  expect(await project.query('select * from public.guestbook_holds')).toEqual([]);
});

test('state, reply and hearts from a visitor are ignored even if all columns are granted', async () => {
  await writeRules(project, { approvesFirst: true });
  const spoofed = { ...newRow(), state: 'visible', reply: 'Thanks!', reply_time: 1, hearts: 9 };
  try {
    await project.query('grant insert on public.guestbook_entries to anon');
    const { data } = await visitor.from(entriesTable).insert(spoofed).select().single();
    expect(data).toMatchObject({ state: 'waiting', reply: null, reply_time: null, hearts: 0 });
  } finally {
    await project.query(`revoke insert on public.guestbook_entries from anon;
      grant insert (id, name, website, message, time, sticker, paper, drawing, depicts, audience) on public.guestbook_entries to anon`);
  }
  expect(outcomeOf(await visitor.from(entriesTable).insert({ ...spoofed, id: '1' }))).toEqual([401, '42501']);
});
