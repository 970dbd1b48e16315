// Benchmarks a mixed load on one machine: node bench/mixed.ts [--seconds 5], or its memory over a long time:
// node bench/mixed.ts --minutes 60 [--rate 100]
import '#server/require-node.mjs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultRules } from '#model/guestbook-rules.ts';
import { readMixedOptions } from './bench-options.ts';
import { findBuiltSite } from './built-site.ts';
import { describeLimit, findLimit, type Step } from './limits.ts';
import { type LoadResult, runLoad } from './mixed-load.ts';
import { type MixedRequest, mixRequests } from './mixed-requests.ts';
import { type BenchServer, readState, startOurs } from './servers.ts';
import { generatedSettings, writeGeneratedSite } from './site-fixture.ts';

const options = readMixedOptions(process.argv.slice(2));
const connectionSteps = [1, 4, 16, 64, 256];

const workFolder = await mkdtemp(join(tmpdir(), 'bonbon-bench-'));
let server: BenchServer | undefined;
try {
  const siteFolder = findBuiltSite() ?? (await generateSite());
  server = await startOurs(siteFolder, {
    DATA_FOLDER: join(workFolder, 'data'),
    GUESTBOOK_SENDER_PER_HOUR: '100000000',
    GUESTBOOK_ALL_PER_HOUR: '100000000',
  });
  const next = await mixRequests(siteFolder);
  console.log(
    'Of a hundred requests 89 are pages, 9 read the book, 1 signs it, and 1 is a quarter megabyte of a song.',
  );
  if (options.minutes > 0) await watchMemory(server, next);
  else await raiseLoad(server, next);
} finally {
  server?.process.kill();
  await rm(workFolder, { recursive: true });
}

async function generateSite(): Promise<string> {
  console.log('The site is not built, so a generated one without songs is measured.');
  await writeGeneratedSite(workFolder);
  await writeFile(join(workFolder, 'server.json'), JSON.stringify({ ...generatedSettings, guestbook: defaultRules }));
  return join(workFolder, 'site');
}

async function raiseLoad(running: BenchServer, next: () => MixedRequest): Promise<void> {
  const columns = ['connections', 'per second', 'MB/s', 'page ms', 'signing ms', 'server', 'loop busy', 'CPU µs'];
  printRow(columns);
  const steps: Step[] = [];
  // Warms up the server's code.
  await runLoad(running.origin, next, { connections: 16, seconds: options.seconds });
  for (const connections of connectionSteps) {
    const before = await readState(running);
    const result = await runLoad(running.origin, next, { connections, seconds: options.seconds });
    const after = await readState(running);
    const cpuMs = after.cpuMs - before.cpuMs;
    const step = {
      connections,
      perSecond: result.perSecond,
      bytesPerSecond: result.bytesPerSecond,
      serverShare: cpuMs / result.elapsedMs,
      loopShare: (after.loopMs - before.loopMs) / result.elapsedMs,
      generatorShare: result.cpuMs / result.elapsedMs,
    };
    steps.push(step);
    printRow([
      connections,
      result.perSecond.toFixed(0),
      (result.bytesPerSecond / 1e6).toFixed(0),
      formatLatency(result.ms.page),
      formatLatency(result.ms.signing),
      `${(step.serverShare * 100).toFixed(0)} %`,
      `${(step.loopShare * 100).toFixed(0)} %`,
      ((cpuMs * 1000) / (result.perSecond * (result.elapsedMs / 1000))).toFixed(0),
    ]);
  }
  const limit = findLimit(steps);
  const highest = steps.reduce((one, other) => (other.perSecond > one.perSecond ? other : one));
  const bytes = highest.bytesPerSecond / highest.perSecond;
  console.log(
    limit
      ? `\nMore than ${limit.connections} connections bring no more. The limit is ${describeLimit(limit, availableParallelism())}.`
      : `\nNo limit up to ${highest.connections} connections.`,
  );
  console.log(
    `An answer has ${(bytes / 1000).toFixed(1)} kB on average: a line of 100 Mbit/s is full at ${(12_500_000 / bytes).toFixed(0)} requests per second.`,
  );
}

async function watchMemory(running: BenchServer, next: () => MixedRequest): Promise<void> {
  printRow(['minute', 'requests', 'RSS MiB', 'heap MiB', 'external', 'page ms', 'signing ms', 'CPU µs']);
  let requests = 0;
  let before = await readState(running);
  for (let minute = 1; minute <= options.minutes; minute++) {
    const result: LoadResult = await runLoad(running.origin, next, {
      connections: 16,
      seconds: 60,
      rate: options.rate,
    });
    const after = await readState(running);
    const answered = Object.values(result.ms).reduce((sum, { length }) => sum + length, 0);
    requests += answered;
    const mebibytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1);
    printRow([
      minute,
      requests,
      mebibytes(after.rss),
      mebibytes(after.heapUsed),
      mebibytes(after.external),
      formatLatency(result.ms.page),
      formatLatency(result.ms.signing),
      (((after.cpuMs - before.cpuMs) * 1000) / answered).toFixed(0),
    ]);
    before = after;
  }
}

/** The median and the 99th percentile. */
function formatLatency(sorted: number[]): string {
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.toFixed(1);
  return `${at(0.5) ?? '-'} / ${at(0.99) ?? '-'}`;
}

function printRow(cells: (string | number)[]): void {
  console.log(cells.map((cell) => String(cell).padEnd(14)).join(''));
}
