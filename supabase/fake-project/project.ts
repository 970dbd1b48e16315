import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openMemoryDatabase, type TestDatabase } from './database.ts';
import { type Postgrest, startPostgrest } from './postgrest.ts';

const migrationsFolder = join(import.meta.dirname, '../migrations');

/**
 * The roles of a new Supabase project, none of them a superuser. With `grantsAll`, as in older projects, everything new
 * in the schema public is granted to everyone by default.
 */
function writeRoles(grantsAll: boolean): string {
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

/** Runs the migrations like the project's owner in the SQL editor: each file at once. */
export async function migrate(database: Pick<TestDatabase, 'transaction'>): Promise<void> {
  for (const name of readdirSync(migrationsFolder).sort()) {
    const sql = readFileSync(join(migrationsFolder, name), 'utf8');
    await database.transaction(async (query) => {
      await query('set local client_min_messages = error; set local role project_owner');
      await query(sql);
    });
  }
}

/** Turns an empty database into a Supabase project with a guestbook. */
async function prepareProject(database: TestDatabase, { grantsAll = true } = {}): Promise<void> {
  await database.query(writeRoles(grantsAll));
  await migrate(database);
}

/** Empties the guestbook and resets its settings between tests. */
export async function resetProject(database: Pick<TestDatabase, 'query'>): Promise<void> {
  // For a few rows it is several times as fast as truncate, which makes new files for every table and index.
  const tables = [
    ...['holds', 'hearts', 'entries', 'blocks', 'settings'].map((name) => `public.guestbook_${name}`),
    ...['arrivals', 'resend_keys', 'salts', 'hands', 'hand_calls', 'heart_calls'].map(
      (name) => `guestbook_private.${name}`,
    ),
  ];
  await database.query(`
    ${tables.map((table) => `delete from ${table};`).join('\n    ')}
    insert into public.guestbook_settings default values`);
}

type ProjectOptions = { database?: TestDatabase; grantsAll?: boolean; port?: number };
/** A Supabase project that owns its database. */
export type Project = Postgrest & Pick<TestDatabase, 'transaction'>;

/**
 * A Supabase project with an empty guestbook: `url` is `supabaseAddress` in site.yaml. Without `database`, which must
 * be empty, it is in memory.
 */
export async function startProject({ database, grantsAll = true, port = 0 }: ProjectOptions = {}): Promise<Project> {
  const opened = database ?? (await openMemoryDatabase());
  try {
    await prepareProject(opened, { grantsAll });
  } catch (error) {
    // Otherwise its server would keep running.
    await opened.close();
    throw error;
  }
  const postgrest = await startPostgrest({ database: opened, port });
  return {
    ...postgrest,
    transaction: opened.transaction,
    async close() {
      await postgrest.close();
      await opened.close();
    },
  };
}
