import { type TransferKind, transferKinds } from '../../scripts/page-weight/transfers.ts';
import type { Click } from './click.ts';
import type { Column } from './page-table.ts';
import type { Visit } from './visit.ts';

const kilobytes = (bytes: number) => bytes / 1000;
const sumOf = (bytes: Record<TransferKind, number>) => transferKinds.reduce((sum, kind) => sum + bytes[kind], 0);

/** In kB, which are 1,000 bytes. */
export const weightColumns: Column<Visit>[] = [
  ...transferKinds.map(
    (kind): Column<Visit> => ({ name: kind, read: ({ bytes }) => kilobytes(bytes[kind]), digits: 1 }),
  ),
  { name: 'in all', read: ({ bytes }) => kilobytes(sumOf(bytes)), digits: 1 },
];

export const loadColumns: Column<Visit>[] = [
  { name: 'requests', read: ({ requests }) => requests },
  { name: 'before load', read: ({ beforeLoad }) => beforeLoad.requests },
  { name: 'kB before load', read: ({ beforeLoad }) => kilobytes(beforeLoad.bytes), digits: 1 },
  { name: 'of it JavaScript', read: ({ beforeLoad }) => kilobytes(beforeLoad.javascript), digits: 1 },
  { name: 'kB after load', read: ({ bytesAfterLoad }) => kilobytes(bytesAfterLoad), digits: 1 },
  { name: 'chunks in a row', read: ({ beforeLoad }) => beforeLoad.chunksInRow },
  { name: 'with those after load', read: ({ chunksInRow }) => chunksInRow },
];

export const timeColumns: Column<Visit>[] = [
  { name: 'first paint', read: ({ firstPaintMs }) => firstPaintMs },
  { name: 'largest paint', read: ({ largestPaintMs }) => largestPaintMs },
  { name: 'blocking', read: ({ blockingMs }) => blockingMs },
];

export const clickColumns: Column<Click>[] = [
  { name: 'click to frame', read: ({ frameMs }) => frameMs },
  { name: 'requests', read: ({ requests }) => requests },
  { name: 'kB', read: ({ bytes }) => kilobytes(bytes), digits: 1 },
  { name: 'chunks in a row', read: ({ chunksInRow }) => chunksInRow },
];
