// Benchmarks pages of a large guestbook on Supabase, in an installed PostgreSQL or else in PGlite:
// node supabase/bench.ts [--rounds 20] [--many 1000000]
import '#server/require-node.mjs';
import { parseArgs } from 'node:util';
import { openMemoryDatabase } from './fake-project/database.ts';
import { findPostgres, openInstalledDatabase } from './fake-project/installed-postgres.ts';
import { type Project, startProject } from './fake-project/project.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, many: { type: 'string', default: '1000000' } },
});
const [rounds, many] = [Number(values.rounds), Number(values.many)];

const programs = findPostgres();
const project = await startProject({
  database: programs === undefined ? await openMemoryDatabase() : await openInstalledDatabase(programs),
});
try {
  const secondsBefore = performance.now() / 1000;
  await fill(project);
  const seconds = performance.now() / 1000 - secondsBefore;
  console.log(`${many} entries in ${programs ? 'PostgreSQL' : 'PGlite'}, inserted in ${seconds.toFixed(0)} s\n`);
  console.log(`${''.padEnd(28)}${'ms, median'.padEnd(14)}of page 1`);
  let first: number | undefined;
  for (const [kind, query] of Object.entries(queries())) {
    const ms = await measure(query);
    first ??= ms;
    console.log(`${kind.padEnd(28)}${ms.toFixed(2).padEnd(14)}${(ms / first).toFixed(2)}`);
  }
} finally {
  await project.close();
}

/** A message each second, the newest at the time of `many` seconds. */
function fill({ query }: Project) {
  return query(`
    insert into public.guestbook_entries (id, name, message, time)
      select n::text, 'Visitor ' || n, 'Hello number ' || n || '! ' || repeat('lovely ', 20), n * 1000::bigint
      from generate_series(1, ${many}) n;
    analyze`);
}

/** What PostgREST makes of the browser's requests. */
function queries(): Record<string, string> {
  const page = (time: number) =>
    `select * from public.guestbook_entries where time < ${time} order by time desc, id desc limit 51`;
  const find = (words: string, time = 'null') =>
    `select * from public.find_guestbook_entries(words => '${words}', before_time => ${time}, most => 51)`;
  return {
    'page 1': page(many * 1000 + 1),
    'the page in the middle': page(many * 500),
    'the last page': page(51_000),
    'a word that all have': find('lovely'),
    'the same, from the middle': find('lovely', String(many * 500)),
    'what one has': find(`number ${Math.floor(many / 3)}!`),
    'what none has': find('a strawberry'),
    'letters that none has': find('qx'),
  };
}

async function measure(statement: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const startedMs = performance.now();
    await project.transaction(async (query) => {
      await query('set local role anon');
      return query(statement);
    });
    if (round > 0) times.push(performance.now() - startedMs);
  }
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}
