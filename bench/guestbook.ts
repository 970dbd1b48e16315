// Benchmarks reading and signing the guestbook against a plain page, with few entries and with many:
// node bench/guestbook.ts [--rounds 5] [--seconds 2] [--many 1000000]
import '#server/require-node.mjs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultRules } from '#model/guestbook-rules.ts';
import { readBenchOptions } from './bench-options.ts';
import { type Measured, measureRequests, type Sent } from './client.ts';
import { compareSigning } from './compare-signing.ts';
import { fillGuestbook } from './fill-guestbook.ts';
import { list, sign } from './requests.ts';
import { startOurs } from './servers.ts';
import { generatedSettings, writeGeneratedSite } from './site-fixture.ts';
import { formatSpread } from './spread.ts';

const options = readBenchOptions(process.argv.slice(2));
const readers = 16;
const page: Sent = { method: 'GET', path: '/', headers: { 'accept-encoding': 'gzip' } };

const workFolder = await mkdtemp(join(tmpdir(), 'bonbon-bench-'));
try {
  await writeGeneratedSite(workFolder);
  const settings = { ...generatedSettings, guestbook: { ...defaultRules, minFillSeconds: 0 } };
  await writeFile(join(workFolder, 'server.json'), JSON.stringify(settings));
  for (const count of [10, options.many]) {
    console.log(`\n${count} entries`);
    await measureWith(count);
  }
  await compareSigning({ siteFolder: join(workFolder, 'site'), workFolder, ...options });
} finally {
  await rm(workFolder, { recursive: true });
}

async function measureWith(count: number): Promise<void> {
  const dataFolder = join(workFolder, `data-${count}`);
  fillGuestbook(dataFolder, count);
  const server = await startOurs(join(workFolder, 'site'), {
    DATA_FOLDER: dataFolder,
    GUESTBOOK_SENDER_PER_HOUR: '100000000',
    GUESTBOOK_ALL_PER_HOUR: '100000000',
  });
  try {
    const kinds = {
      'a plain page': () => measure(server.origin, readers, () => page),
      'the latest 200': () => measure(server.origin, readers, () => list),
      'signing, one at a time': () => measure(server.origin, 1, sign),
      [`signing, ${readers} at once`]: () => measure(server.origin, readers, sign),
    };
    const runs = new Map(Object.keys(kinds).map((kind): [string, Measured[]] => [kind, []]));
    // Kinds are interleaved, so that load on the machine affects all of them; the first round warms up.
    for (let round = 0; round <= options.rounds; round++) {
      for (const [kind, run] of Object.entries(kinds)) {
        const measured = await run();
        if (round > 0) runs.get(kind)?.push(measured);
      }
    }
    print(runs);
  } finally {
    server.process.kill();
  }
}

function measure(origin: string, connections: number, next: () => Sent): Promise<Measured> {
  return measureRequests(origin, { connections, seconds: options.seconds, next });
}

function print(runs: Map<string, Measured[]>): void {
  const page = runs.get('a plain page') ?? [];
  console.log(
    `${''.padEnd(26)}${'per second'.padEnd(24)}${'relative to the page'.padEnd(22)}${'ms, median'.padEnd(22)}ms, 99th percentile`,
  );
  for (const [kind, list] of runs) {
    const shares = list.map(({ perSecond }, round) => perSecond / (page[round]?.perSecond ?? Number.NaN));
    const columns = [
      list.map((run) => run.perSecond),
      shares,
      list.map((run) => run.medianMs),
      list.map((run) => run.slowMs),
    ];
    const [perSecond = '', share = '', median = '', slow = ''] = columns.map(formatSpread);
    console.log(`${kind.padEnd(26)}${perSecond.padEnd(24)}${share.padEnd(22)}${median.padEnd(22)}${slow}`);
  }
}
