// Benchmarks reading and signing the guestbook against a plain page, with few entries and with many, and its older pages and
// finding against its first page:
// node bench/guestbook.ts [--rounds 5] [--seconds 2] [--many 1000000]
import '#server/require-node.mjs';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenDue } from '#build/build-when-due.ts';
import { findClonedSite } from '#build/folders/site-folders.ts';
import { builtFolder } from '#model/built-folder.ts';
import { defaultRules } from '#model/guestbook-rules.ts';
import type { ServerSettings } from '#model/server-settings.ts';
import { readBenchOptions } from './bench-options.ts';
import { listBookRequests } from './book-requests.ts';
import { type Measured, measureRequests, type Sent } from './client.ts';
import { compareDrawings } from './compare-drawings.ts';
import { compareSigning } from './compare-signing.ts';
import { fillGuestbook } from './fill-guestbook.ts';
import { list, sign } from './requests.ts';
import { startOurs } from './servers.ts';
import { formatSpread } from './spread.ts';

const options = readBenchOptions(process.argv.slice(2));
const readers = 16;
const page: Sent = { method: 'GET', path: '/', headers: { 'accept-encoding': 'gzip' } };
const guestbookPage: Sent = { ...page, path: '/guestbook' };

const site = findClonedSite();
if (!site) throw new Error('There is no site to measure: this needs sample/content or content.');
await buildWhenDue(site);
const workFolder = await mkdtemp(join(tmpdir(), 'bonbon-bench-'));
const siteFolder = join(workFolder, builtFolder.site);
try {
  // Linked, with rules of its own beside it: a load generator fills in no form.
  for (const part of [builtFolder.site, builtFolder.render]) {
    await symlink(join(site.dist, part), join(workFolder, part), 'junction');
  }
  const settings = JSON.parse(await readFile(join(site.dist, builtFolder.settings), 'utf8')) as ServerSettings;
  const rules = { ...defaultRules, minFillSeconds: 0, drawings: 'show' as const };
  await writeFile(join(workFolder, builtFolder.settings), JSON.stringify({ ...settings, guestbook: rules }));
  for (const count of [10, options.many]) {
    console.log(`\n${count} entries`);
    await measureWith(count);
  }
  const compared = { siteFolder, workFolder, ...options };
  await compareSigning(compared);
  await compareDrawings(compared);
} finally {
  await rm(workFolder, { recursive: true });
}

async function measureWith(count: number): Promise<void> {
  const dataFolder = join(workFolder, `data-${count}`);
  const filled = fillGuestbook(dataFolder, count);
  const server = await startOurs(siteFolder, {
    DATA_FOLDER: dataFolder,
    GUESTBOOK_SENDER_PER_HOUR: '100000000',
    GUESTBOOK_ALL_PER_HOUR: '100000000',
  });
  const many = (next: () => Sent) => () => measure(server.origin, readers, next);
  const one = (next: () => Sent) => () => measure(server.origin, 1, next);
  try {
    await measureKinds({
      'a plain page': many(() => page),
      "the guestbook's page": many(() => guestbookPage),
      'the latest 200': many(() => list),
      'signing, one at a time': one(() => sign()),
      [`signing, ${readers} at once`]: many(() => sign()),
    });
    if (count < 100) return;
    const { pages, lists, finds } = listBookRequests(count, filled);
    for (const kinds of [lists, { ...pages, ...finds }]) {
      await measureKinds(Object.fromEntries(Object.entries(kinds).map(([kind, next]) => [kind, one(next)])));
    }
  } finally {
    server.process.kill();
  }
}

/** Prints a table, in which the first kind is what the others are compared with. */
async function measureKinds(kinds: Record<string, () => Promise<Measured>>): Promise<void> {
  const runs = new Map(Object.keys(kinds).map((kind): [string, Measured[]] => [kind, []]));
  // Kinds are interleaved, so that load on the machine affects all of them; the first round warms up.
  for (let round = 0; round <= options.rounds; round++) {
    for (const [kind, run] of Object.entries(kinds)) {
      const measured = await run();
      if (round > 0) runs.get(kind)?.push(measured);
    }
  }
  print(runs);
}

function measure(origin: string, connections: number, next: () => Sent): Promise<Measured> {
  return measureRequests(origin, { connections, seconds: options.seconds, next });
}

function print(runs: Map<string, Measured[]>): void {
  const [[first = '', base = []] = []] = runs;
  console.log(
    `\n${''.padEnd(26)}${'per second'.padEnd(24)}${`of ${first}`.padEnd(22)}${'ms, median'.padEnd(22)}ms, 99th percentile`,
  );
  for (const [kind, list] of runs) {
    const shares = list.map(({ perSecond }, round) => perSecond / (base[round]?.perSecond ?? Number.NaN));
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
