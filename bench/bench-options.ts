import { parseArgs } from 'node:util';
import type { SiteCounts } from './made-up-site.ts';

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

/** How often each scene is measured, and the address of a server with another build. */
export function readFramesOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: { runs: { type: 'string', default: '5' }, against: { type: 'string' } },
  });
  return { runs: Number(values.runs), against: values.against?.replace(/\/$/, '') };
}

/** Seconds per step of the rising load; or, if `minutes` is more than 0, a steady load of `rate` requests per second. */
export function readMixedOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: '5' },
      minutes: { type: 'string', default: '0' },
      rate: { type: 'string', default: '100' },
    },
  });
  return { seconds: Number(values.seconds), minutes: Number(values.minutes), rate: Number(values.rate) };
}

/** How many of each thing the made-up site has. */
export function readBuildBenchOptions(args: string[]): SiteCounts {
  const { values } = parseArgs({
    args,
    options: {
      characters: { type: 'string', default: '100' },
      projects: { type: 'string', default: '20' },
      updates: { type: 'string', default: '200' },
      friends: { type: 'string', default: '50' },
      tiles: { type: 'string', default: '50' },
      photos: { type: 'string', default: '5' },
    },
  });
  return {
    characters: Number(values.characters),
    projects: Number(values.projects),
    updates: Number(values.updates),
    friends: Number(values.friends),
    tiles: Number(values.tiles),
    photos: Number(values.photos),
  };
}
