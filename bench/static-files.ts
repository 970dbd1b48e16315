// Benchmarks serving the site, against nginx if it is installed: node bench/static-files.ts [--rounds 5] [--seconds 2]
import '#server/require-node.mjs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBenchOptions } from './bench-options.ts';
import { findBuiltSite } from './built-site.ts';
import { acceptEncoding, chooseLoad, connections, type Load } from './load.ts';
import { type BenchServer, readCpuTime, startNginx, startOurs } from './servers.ts';
import { writeGeneratedSite } from './site-fixture.ts';
import { formatSpread } from './spread.ts';

type Run = { perSecond: number; microseconds: number | undefined };

const options = readBenchOptions(process.argv.slice(2));
const workFolder = await mkdtemp(join(tmpdir(), 'bonbon-bench-'));
const servers: BenchServer[] = [];
try {
  const siteFolder = await chooseSite();
  const { base } = JSON.parse(await readFile(join(siteFolder, '../server.json'), 'utf8')) as { base: string };
  const { name, load } = chooseLoad();
  if (name === 'node') {
    console.log('wrk is not installed, so the load generator is written in Node, which uses more CPU time itself.');
  }
  servers.push(await startOurs(siteFolder, { DATA_FOLDER: join(workFolder, 'data') }));
  const nginx = await startNginx(siteFolder, base, join(workFolder, 'nginx'));
  if (nginx) servers.push(nginx);
  else console.log('nginx is not installed, so there is no comparison.');

  const asset = (await readdir(join(siteFolder, 'assets'))).find((file) => /\.(css|js)$/.test(file)) ?? '';
  const addresses = {
    'home page': base,
    'hashed file': `${base}assets/${asset}`,
    // This spelling bypasses the fast path of server/http/fast-path.ts.
    'hashed file, through Hono': `${base}%61ssets/${asset}`,
  };
  for (const [what, address] of Object.entries(addresses)) {
    const answers = await Promise.all(servers.map(({ origin }) => describeAnswer(origin + address)));
    console.log(`\n${what}: ${[...new Set(answers)].join(' / ')}, ${connections} connections, by ${name}`);
    printRuns(await measure(address, load));
  }
} finally {
  for (const server of servers) server.process.kill();
  await rm(workFolder, { recursive: true });
}

async function chooseSite(): Promise<string> {
  const built = findBuiltSite();
  if (built) return built;
  console.log('The site is not built, so a generated one is measured.');
  await writeGeneratedSite(workFolder);
  return join(workFolder, 'site');
}

/** Interleaves the servers, so that load on the machine affects all of them. */
async function measure(address: string, load: Load): Promise<Map<string, Run[]>> {
  const runs = new Map(servers.map(({ name }): [string, Run[]] => [name, []]));
  for (let round = 0; round <= options.rounds; round++) {
    for (const { name, origin, process: child } of servers) {
      const before = await readCpuTime(child.pid ?? 0);
      const { requests, perSecond } = await load(origin + address, options.seconds);
      const after = await readCpuTime(child.pid ?? 0);
      const microseconds = before === undefined || after === undefined ? undefined : (after - before) / requests;
      // The first round warms up.
      if (round > 0) runs.get(name)?.push({ perSecond, microseconds });
    }
  }
  return runs;
}

function printRuns(runs: Map<string, Run[]>): void {
  const [ours, nginx] = ['ours', 'nginx'].map((name) => runs.get(name));
  const rows: [string, number[], number[]][] = [...runs].map(([name, list]) => [
    name,
    list.map((run) => run.perSecond),
    list.flatMap((run) => run.microseconds ?? []),
  ]);
  if (ours && nginx) {
    const ratio = (value: (run: Run) => number | undefined) =>
      ours.flatMap((run, i) => {
        const other = nginx[i];
        const [a, b] = [value(run), other && value(other)];
        return a !== undefined && b !== undefined ? [a / b] : [];
      });
    rows.push([
      'ours / nginx',
      ratio((run) => run.perSecond),
      ratio((run) => run.microseconds && 1 / run.microseconds),
    ]);
  }
  console.log(`${''.padEnd(13)}${'requests per second'.padEnd(28)}CPU time per request, microseconds`);
  for (const [name, perSecond, microseconds] of rows) {
    console.log(`${name.padEnd(13)}${formatSpread(perSecond).padEnd(28)}${formatSpread(microseconds)}`);
  }
}

async function describeAnswer(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { 'accept-encoding': acceptEncoding } });
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
  const { byteLength } = await answer.arrayBuffer();
  return `${byteLength} bytes, ${answer.headers.get('content-length')} as ${answer.headers.get('content-encoding')}`;
}
