import { countChunksInRow } from './chunk-chain.ts';
import { type Transfer, type TransferKind, transferKinds } from './transfers.ts';

export type PageWeight = {
  /** Bytes on the wire. */
  bytes: Record<TransferKind, number>;
  requests: number;
  beforeLoad: {
    requests: number;
    bytes: number;
    javascript: number;
    css: number;
    /** Of the largest style file. */
    largestCss: number;
    fonts: number;
    chunksInRow: number;
  };
  bytesAfterLoad: number;
  /** Requests for songs. */
  songs: number;
  /** Of all scripts, also those after load. */
  chunksInRow: number;
};

export function weighPage(transfers: Transfer[], isBeforeLoad: (transfer: Transfer) => boolean): PageWeight {
  const early = transfers.filter(isBeforeLoad);
  const ofKind = (list: Transfer[], kind: TransferKind) => list.filter((one) => one.kind === kind);
  return {
    bytes: Object.fromEntries(transferKinds.map((kind) => [kind, sum(ofKind(transfers, kind))])) as PageWeight['bytes'],
    requests: transfers.length,
    beforeLoad: {
      requests: early.length,
      bytes: sum(early),
      javascript: sum(ofKind(early, 'JavaScript')),
      css: sum(ofKind(early, 'CSS')),
      largestCss: Math.max(0, ...ofKind(early, 'CSS').map(({ bytes }) => bytes)),
      fonts: sum(ofKind(early, 'fonts')),
      chunksInRow: countChunksInRow(early),
    },
    bytesAfterLoad: sum(transfers) - sum(early),
    songs: ofKind(transfers, 'songs').length,
    chunksInRow: countChunksInRow(transfers),
  };
}

const sum = (transfers: Transfer[]) => transfers.reduce((total, { bytes }) => total + bytes, 0);
