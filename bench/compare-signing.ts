import { join } from 'node:path';
import { runLoad } from './mixed-load.ts';
import { sign } from './requests.ts';
import { type BenchServer, readCpuTime, startBare, startOurs } from './servers.ts';
import { formatSpread } from './spread.ts';

type Options = { siteFolder: string; workFolder: string; rounds: number; seconds: number };

/**
 * Prints the processor time of signing (Linux only), beside the least guestbook that Hono can serve. The two alternate, and
 * the first round is not counted.
 */
export async function compareSigning({ siteFolder, workFolder, rounds, seconds }: Options): Promise<void> {
  const servers = [
    await startOurs(siteFolder, {
      DATA_FOLDER: join(workFolder, 'data-ours'),
      GUESTBOOK_SENDER_PER_HOUR: '100000000',
      GUESTBOOK_ALL_PER_HOUR: '100000000',
    }),
    await startBare(join(workFolder, 'data-bare')),
  ];
  try {
    console.log(`\n${'CPU time of a signing, µs'.padEnd(28)}${'ours'.padEnd(24)}${'bare Hono'.padEnd(24)}bare / ours`);
    for (const connections of [1, 64]) {
      const times = new Map(servers.map(({ name }): [string, number[]] => [name, []]));
      for (let round = 0; round <= rounds; round++) {
        for (const server of servers) {
          const microseconds = await measureSigning(server, connections, seconds);
          if (round > 0) times.get(server.name)?.push(microseconds);
        }
      }
      const [ours = [], bare = []] = [...times.values()];
      const ratios = ours.map((time, round) => (bare[round] ?? Number.NaN) / time);
      const label = connections === 1 ? 'one at a time' : `${connections} at once`;
      const columns = [ours, bare].map((list) => formatSpread(list).padEnd(24));
      console.log(`${label.padEnd(28)}${columns.join('')}${formatSpread(ratios)}`);
    }
  } finally {
    for (const server of servers) server.process.kill();
  }
}

async function measureSigning({ origin, process: child }: BenchServer, connections: number, seconds: number) {
  const before = await readCpuTime(child.pid ?? 0);
  const { ms } = await runLoad(origin, () => ({ kind: 'signing', sent: sign() }), { connections, seconds });
  const after = await readCpuTime(child.pid ?? 0);
  return before === undefined || after === undefined ? Number.NaN : (after - before) / ms.signing.length;
}
