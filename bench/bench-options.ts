import { parseArgs } from 'node:util';

/** How long something is measured: rounds, seconds for each, and entries in the guestbook that has many. */
export function readBenchOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '2' },
      many: { type: 'string', default: '1000000' },
    },
  });
  return { rounds: Number(values.rounds), seconds: Number(values.seconds), many: Number(values.many) };
}
