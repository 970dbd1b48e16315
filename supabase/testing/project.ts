import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openMemoryDatabase, type TestDatabase } from './database.ts';
import { type Postgrest, startPostgrest } from './postgrest.ts';

const migrationsFolder = join(import.meta.dirname, '../migrations');

/**
 * What a new Supabase project has: its roles, none of them a superuser. `grantsAll` is how projects were made before
 * 2026: what appears in the schema public belongs to everyone until somebody says otherwise.
 */
function writePresets(grantsAll: boolean): string {
  const visitors = 'anon, authenticated, service_role';
  const grants = ['tables', 'functions', 'sequences'].map(
    (kind) => `alter default privileges for role project_owner in schema public grant all on ${kind} to ${visitors};`,
  );
  return `
    create role anon nologin noinherit;
    create role authenticated nologin noinherit;
    create role service_role nologin noinherit bypassrls;
    create role project_owner nologin createrole bypassrls;
    grant usage on schema public to ${visitors};
    grant all on schema public to project_owner;
    do $$ begin execute format('grant create on database %I to project_owner', current_database()); end $$;
    ${grantsAll ? grants.join('\n') : ''}`;
}

/** Runs the migrations as the project's owner does in the SQL editor: all of each file at once. */
export async function migrate(database: TestDatabase): Promise<void> {
  for (const name of readdirSync(migrationsFolder).sort()) {
    const sql = readFileSync(join(migrationsFolder, name), 'utf8');
    await database.transaction(async (query) => {
      await query('set local client_min_messages = error; set local role project_owner');
      await query(sql);
    });
  }
}

/** Makes an empty database a Supabase project with a guestbook. */
export async function prepareProject(database: TestDatabase, { grantsAll = true } = {}): Promise<void> {
  await database.query(writePresets(grantsAll));
  await migrate(database);
}

/** Empties the guestbook and puts its settings back, between two tests. */
export async function resetProject(database: Pick<TestDatabase, 'query'>): Promise<void> {
  await database.query(`
    truncate public.guestbook_entries, public.guestbook_holds, public.guestbook_blocks, public.guestbook_settings,
      guestbook_private.arrivals, guestbook_private.salts;
    insert into public.guestbook_settings default values`);
}

/** A Supabase project in memory with the guestbook in it: `url` is what site.yaml calls supabaseAddress. */
export async function startProject(): Promise<Postgrest> {
  const database = await openMemoryDatabase();
  await prepareProject(database);
  const postgrest = await startPostgrest({ database });
  return {
    ...postgrest,
    async close() {
      await postgrest.close();
      await database.close();
    },
  };
}
