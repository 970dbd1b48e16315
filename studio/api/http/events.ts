import type { SiteEvent } from '#studio/protocol/site-state.ts';

export type Events = {
  /** A stream of server-sent events until the window closes it. */
  open: (signal: AbortSignal) => ReadableStream<Uint8Array>;
  send: (event: SiteEvent) => void;
  close: () => void;
};

/** A line of its own keeps the connection, and shows the window that the studio runs. */
const aliveMs = 15_000;

export function createEvents(): Events {
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const encoder = new TextEncoder();
  const write = (text: string) => {
    for (const stream of streams) stream.enqueue(encoder.encode(text));
  };
  const timer = setInterval(() => write(':\n\n'), aliveMs);
  timer.unref();
  return {
    open(signal) {
      let own: ReadableStreamDefaultController<Uint8Array> | undefined;
      const forget = () => void (own && streams.delete(own));
      signal.addEventListener('abort', forget);
      return new ReadableStream({
        start(controller) {
          own = controller;
          streams.add(controller);
          controller.enqueue(encoder.encode('retry: 1000\n\n'));
        },
        cancel: forget,
      });
    },
    send: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
    close() {
      clearInterval(timer);
      for (const stream of streams) stream.close();
      streams.clear();
    },
  };
}
