import { parseArgs } from 'node:util';

/** Rounds, seconds per round, and the size of the large guestbook. */
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

/** How often each page is measured, which pages ('/,/projects'), and the address of a server with another build. */
export function readPagesOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      against: { type: 'string' },
    },
  });
  return { runs: Number(values.runs), only: values.only?.split(','), against: values.against?.replace(/\/$/, '') };
}
