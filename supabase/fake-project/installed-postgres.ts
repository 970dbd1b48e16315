import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import type { Query, Row, TestDatabase } from './database.ts';

/** PostgreSQL refuses to run as root; 65534 is the user "nobody". */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** The program folder of the newest installed PostgreSQL, at least 15; undefined if there is none. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find(
    (folder) =>
      ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))) && readVersion(folder) >= 15,
  );
}

function readVersion(folder: string): number {
  return Number(/\d+/.exec(execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }))?.[0]);
}

/** An empty PostgreSQL server with several connections in a temporary folder, reachable only by a Unix socket. */
export async function openInstalledDatabase(programs: string): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'bonbon-postgres-'));
  if (unprivileged.uid !== undefined) chownSync(folder, unprivileged.uid, unprivileged.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const setup = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), setup, { ...unprivileged, cwd: folder, stdio: 'pipe' });
  const settings = [
    ...['listen_addresses=', 'log_min_messages=log', 'logging_collector=off'],
    // The data is thrown away.
    ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'],
  ];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
    { ...unprivileged, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);
  await waitUntilReady(server);
  const pool = new pg.Pool({ host: folder, user: 'postgres', database: 'postgres', max: 20, types: numbersForBigints });
  return {
    query: queryWith(pool),
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work(queryWith(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
    async close() {
      await pool.end();
      await stop(server);
      process.off('exit', kill);
      rmSync(folder, { recursive: true });
    },
  };
}

const bigint = 20;
/** Like PGlite; no test has numbers beyond 2^53. */
const numbersForBigints: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => (type === bigint ? Number : pg.types.getTypeParser(type, format)),
};

function queryWith(runner: pg.Pool | pg.PoolClient): Query {
  return async (sql, parameters) => {
    const results: unknown = await runner.query(sql, parameters && [...parameters]);
    const last = (Array.isArray(results) ? results.at(-1) : results) as { rows: Row[] };
    return last.rows;
  };
}

function waitUntilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.on('data', (part: Buffer) => {
      log += part;
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL does not start: ${log}`)));
  });
}

function stop(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    // A smart shutdown, which waits for open connections.
    server.kill('SIGTERM');
  });
}
