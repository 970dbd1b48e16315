import type { PageWeight } from './page-weight.ts';

/** Limits in bytes on the wire, with the responses' headers, and in numbers of requests. */
type Budget = {
  /** Before the load event, and the page's own scripts, styles and fonts, even if they come after it. */
  requests: number;
  bytes: number;
  javascript: number;
  css: number;
  /** The frame's style file: beside five other files it comes in three windows of 4,380 bytes. */
  largestCss: number;
  fonts: number;
  /** Scripts before load of which each asks for the next: 2 if the HTML's first script asks for all the others. */
  chunksInRow: number;
  /** Until the network is idle, apart from songs. */
  bytesAfterLoad: number;
  /** Requests for songs although nobody asked for music. */
  songs: number;
};

/** What a page may cost unless it has a line below. */
const everyPage: Budget = {
  requests: 20,
  bytes: 170_000,
  javascript: 83_000,
  css: 18_000,
  largestCss: 13_140,
  fonts: 42_000,
  chunksInRow: 2,
  bytesAfterLoad: 50_000,
  songs: 0,
};

const budgets: Record<string, Partial<Budget>> = {
  // Every visit begins with its script.
  '/': { javascript: 78_000 },
  // The messages are in the HTML, and so is how they look; what reads and sends them comes after load.
  '/guestbook': { javascript: 87_500, css: 20_500, bytesAfterLoad: 62_500 },
};

export type Row = { kind: string; name: keyof Budget; value: number; limit: number };

/** What a page of this kind costs, beside what it may. */
export function compareWithBudget(kind: string, { beforeLoad, bytes, bytesAfterLoad, songs }: PageWeight): Row[] {
  const values: Budget = { ...beforeLoad, bytesAfterLoad: bytesAfterLoad - bytes.songs, songs };
  const limits = { ...everyPage, ...budgets[kind] };
  return (Object.keys(limits) as (keyof Budget)[]).map((name) => ({
    kind,
    name,
    value: values[name],
    limit: limits[name],
  }));
}

export const isOverBudget = ({ value, limit }: Row) => value > limit;

const titles: Record<keyof Budget, string> = {
  requests: 'Requests before load',
  bytes: 'Bytes before load',
  javascript: 'JavaScript',
  css: 'CSS',
  largestCss: 'Largest CSS',
  fonts: 'Fonts',
  chunksInRow: 'Chunks in a row',
  bytesAfterLoad: 'Bytes after load',
  songs: 'Songs',
};

/** A table with a line for each kind of page; below it a sentence for each limit that is exceeded. */
export function formatRows(rows: Row[]): string {
  const number = (value: number) => value.toLocaleString('en');
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  const lines = kinds.map((kind) => {
    const cells = rows
      .filter((row) => row.kind === kind)
      .map((row) => number(row.value).padStart(titles[row.name].length));
    return [kind.padEnd(17), ...cells].join('  ');
  });
  const excesses = rows
    .filter(isOverBudget)
    .map(({ kind, name, value, limit }) => `TOO MUCH  ${kind}  ${titles[name]}: ${number(value)} of ${number(limit)}`);
  return [['Kind of page'.padEnd(17), ...Object.values(titles)].join('  '), ...lines, ...excesses].join('\n');
}
