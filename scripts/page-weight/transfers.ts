import type { CDPSession } from '@playwright/test';

export const transferKinds = ['HTML', 'JavaScript', 'CSS', 'fonts', 'pictures', 'songs', 'other'] as const;
export type TransferKind = (typeof transferKinds)[number];

export type Transfer = {
  url: string;
  kind: TransferKind;
  /** On the wire, with the response's headers; of an aborted request, those that came. */
  bytes: number;
  /** When it was requested, in the browser's monotonic milliseconds. */
  startedMs: number;
  /** The file whose code or markup asked for it. Undefined for the document itself. */
  initiator: string | undefined;
  /** Asked for by the HTML, a style sheet or a static import of those, whether or not code runs: always before the load event. */
  isFromMarkup: boolean;
  isOpen: boolean;
};

export type Recording = {
  transfers: Transfer[];
  /** When the load event fired, in the same milliseconds as `startedMs`; undefined before. */
  loadedMs: number | undefined;
  /** Resolves when nothing has been under way for `idleMs`, or after `longestMs`. */
  waitUntilIdle: (idleMs: number, longestMs: number) => Promise<void>;
};

/** Records everything that a page fetches from the network. A response from the browser's own cache is not counted. */
export async function recordTransfers(session: CDPSession): Promise<Recording> {
  const open = new Map<string, Transfer>();
  let lastChangeMs = performance.now();
  const recording: Recording = {
    transfers: [],
    loadedMs: undefined,
    async waitUntilIdle(idleMs, longestMs) {
      const endMs = performance.now() + longestMs;
      for (;;) {
        const nowMs = performance.now();
        const idleAtMs = open.size > 0 ? Number.POSITIVE_INFINITY : lastChangeMs + idleMs;
        if (nowMs >= Math.min(idleAtMs, endMs)) return;
        await new Promise((done) => setTimeout(done, Math.max(20, Math.min(100, idleAtMs - nowMs))));
      }
    },
  };
  const end = (requestId: string, bytes?: number) => {
    const transfer = open.get(requestId);
    if (!transfer) return;
    transfer.isOpen = false;
    transfer.bytes = bytes ?? transfer.bytes;
    open.delete(requestId);
    lastChangeMs = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type, initiator, redirectResponse }) => {
    // A redirect keeps its id, and is a request of its own on the wire.
    end(requestId, redirectResponse?.encodedDataLength);
    if (!/^https?:/.test(request.url)) return;
    const source = findInitiator(initiator);
    const transfer = {
      url: request.url,
      kind: findKind(type, undefined, request.url),
      bytes: 0,
      startedMs: timestamp * 1000,
      initiator: source,
      isFromMarkup: isFromMarkup(initiator, {
        isFirst: !recording.transfers.some((one) => one.kind === 'HTML' && !one.isOpen),
        asker: recording.transfers.find(({ url }) => url === source),
      }),
      isOpen: true,
    };
    open.set(requestId, transfer);
    recording.transfers.push(transfer);
    lastChangeMs = performance.now();
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => drop(requestId));
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const transfer = open.get(requestId);
    if (!transfer) return;
    if (response.fromDiskCache || response.fromPrefetchCache) return drop(requestId);
    transfer.kind = findKind(type, response.mimeType, response.url);
    transfer.bytes = response.encodedDataLength;
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const transfer = open.get(requestId);
    if (transfer) transfer.bytes += encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  session.on('Page.loadEventFired', ({ timestamp }) => {
    recording.loadedMs ??= timestamp * 1000;
  });
  const drop = (requestId: string) => {
    const transfer = open.get(requestId);
    if (transfer) recording.transfers.splice(recording.transfers.indexOf(transfer), 1);
    open.delete(requestId);
  };
  await session.send('Network.enable');
  await session.send('Page.enable');
  return recording;
}

type Initiator = { type: string; url?: string; stack?: Stack };
type Stack = { callFrames: { url: string }[]; parent?: Stack };

/** The innermost code that asked; after an `await` it may be only in the stack that led there. */
function findInitiator({ url, stack }: Initiator): string | undefined {
  for (let at = stack; at; at = at.parent) {
    const frame = at.callFrames.find((one) => one.url !== '');
    if (frame) return frame.url;
  }
  return url;
}

/** `isFirst` if the document has not come yet; `asker` is what the initiator's address was fetched as. */
function isFromMarkup(
  { type, url, stack }: Initiator,
  { isFirst, asker }: { isFirst: boolean; asker: Transfer | undefined },
): boolean {
  if (type === 'parser' || type === 'preload') return true;
  // The document itself, and what a 103 response names. Of what comes later, code has made the element.
  if (type === 'other') return isFirst;
  // A module's static import has no stack; `modulepreload` has the address of the client itself.
  return stack === undefined && (url === 'about:client' || asker?.isFromMarkup === true);
}

const kindsByType: Record<string, TransferKind> = {
  Document: 'HTML',
  Script: 'JavaScript',
  Stylesheet: 'CSS',
  Font: 'fonts',
  Image: 'pictures',
  Media: 'songs',
};
const kindsByContent: [RegExp, TransferKind][] = [
  [/^text\/html|\.html$/, 'HTML'],
  [/javascript|\.js$/, 'JavaScript'],
  [/^text\/css|\.css$/, 'CSS'],
  [/^font\/|\.woff2$/, 'fonts'],
  [/^image\/|\.(svg|png|jpe?g|webp|avif|gif)$/, 'pictures'],
  [/^(audio|video)\/|\.(mp3|ogg|m4a|wav)$/, 'songs'],
];

/** A prefetched file has the type Prefetch or Fetch or Other: then its content decides, or before a response its name. */
function findKind(type: string | undefined, mimeType: string | undefined, url: string): TransferKind {
  const content = mimeType || new URL(url).pathname;
  return kindsByType[type ?? ''] ?? kindsByContent.find(([pattern]) => pattern.test(content))?.[1] ?? 'other';
}
