import { join } from 'node:path';
import { measureRequests, type Sent } from './client.ts';
import { sign, signWithDoodle, signWithDrawing } from './requests.ts';
import { readState, startOurs } from './servers.ts';
import { formatSpread } from './spread.ts';

type Options = { siteFolder: string; workFolder: string; rounds: number; seconds: number };
type Round = { perSecond: number; cpuUs: number };

const kinds: Record<string, () => Sent> = {
  'without a drawing': () => sign(),
  'with a doodle': signWithDoodle,
  'with the largest drawing': signWithDrawing,
};

/**
 * Prints how many messages a second are signed with and without drawings, and the processor time that one takes. The kinds
 * alternate, and each of them is shown at once.
 */
export async function compareDrawings({ siteFolder, workFolder, rounds, seconds }: Options): Promise<void> {
  const server = await startOurs(siteFolder, {
    DATA_FOLDER: join(workFolder, 'data-drawings'),
    GUESTBOOK_SENDER_PER_HOUR: '100000000',
    GUESTBOOK_ALL_PER_HOUR: '100000000',
  });
  const measure = async (connections: number, next: () => Sent): Promise<Round> => {
    let sent = 0;
    const count = () => {
      sent += 1;
      return next();
    };
    const before = await readState(server);
    const { perSecond } = await measureRequests(server.origin, { connections, seconds, next: count });
    const after = await readState(server);
    return { perSecond, cpuUs: ((after.cpuMs - before.cpuMs) * 1000) / sent };
  };
  try {
    for (const connections of [1, 16]) {
      const runs = new Map(Object.keys(kinds).map((kind): [string, Round[]] => [kind, []]));
      // The first round warms up.
      for (let round = 0; round <= rounds; round++) {
        for (const [kind, next] of Object.entries(kinds)) {
          const measured = await measure(connections, next);
          if (round > 0) runs.get(kind)?.push(measured);
        }
      }
      print(connections === 1 ? 'one at a time' : `${connections} at once`, runs);
    }
  } finally {
    server.process.kill();
  }
}

function print(title: string, runs: Map<string, Round[]>): void {
  const [[, plain = []] = []] = runs;
  const columns = ['a second', 'of those without', 'µs of processor', 'of theirs'].map((name) => name.padEnd(22));
  console.log(`\n${`Signings ${title}`.padEnd(28)}${columns.join('')}`);
  for (const [kind, list] of runs) {
    const against = (compare: (one: Round, other: Round) => number) =>
      list.map((one, round) => compare(one, plain[round] ?? { perSecond: Number.NaN, cpuUs: Number.NaN }));
    const cells = [
      list.map(({ perSecond }) => perSecond),
      against((one, other) => one.perSecond / other.perSecond),
      list.map(({ cpuUs }) => cpuUs),
      against((one, other) => other.cpuUs / one.cpuUs),
    ];
    console.log(`${kind.padEnd(28)}${cells.map((cell) => formatSpread(cell).padEnd(22)).join('')}`);
  }
}
