import { join } from 'node:path';
import { measureRequests } from './client.ts';
import { sign, signWithDrawing } from './requests.ts';
import { startOurs } from './servers.ts';
import { formatSpread } from './spread.ts';

type Options = { siteFolder: string; workFolder: string; rounds: number; seconds: number };

/** Prints how many messages a second are signed with the largest drawings, beside those without. The two alternate. */
export async function compareDrawings({ siteFolder, workFolder, rounds, seconds }: Options): Promise<void> {
  const server = await startOurs(siteFolder, {
    DATA_FOLDER: join(workFolder, 'data-drawings'),
    GUESTBOOK_SENDER_PER_HOUR: '100000000',
    GUESTBOOK_ALL_PER_HOUR: '100000000',
  });
  try {
    console.log(`\n${'Signings a second'.padEnd(28)}${'plain'.padEnd(24)}${'with drawings'.padEnd(24)}drawn / plain`);
    for (const connections of [1, 16]) {
      const plain: number[] = [];
      const drawn: number[] = [];
      // The first round warms up.
      for (let round = 0; round <= rounds; round++) {
        for (const [next, rates] of [
          [sign, plain],
          [signWithDrawing, drawn],
        ] as const) {
          const { perSecond } = await measureRequests(server.origin, { connections, seconds, next: () => next() });
          if (round > 0) rates.push(perSecond);
        }
      }
      const ratios = drawn.map((rate, round) => rate / (plain[round] ?? Number.NaN));
      const label = connections === 1 ? 'one at a time' : `${connections} at once`;
      const columns = [plain, drawn].map((list) => formatSpread(list).padEnd(24));
      console.log(`${label.padEnd(28)}${columns.join('')}${formatSpread(ratios)}`);
    }
  } finally {
    server.process.kill();
  }
}
