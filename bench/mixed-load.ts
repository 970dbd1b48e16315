import { openConnection } from './connection.ts';
import { type Kind, kinds, type MixedRequest } from './mixed-requests.ts';

export type LoadResult = {
  perSecond: number;
  bytesPerSecond: number;
  /** Latencies until the last byte in milliseconds, sorted. */
  ms: Record<Kind, number[]>;
  /** What the load generator itself used. */
  cpuMs: number;
  elapsedMs: number;
};

type LoadOptions = {
  connections: number;
  seconds: number;
  /** Requests per second of all connections together; without it each sends its next request at once. */
  rate?: number;
};

const expectedStatus: Record<Kind, number> = { page: 200, book: 200, signing: 201, song: 206 };

/** Sends requests from `next` and rejects at the first that is not answered as it should be. */
export async function runLoad(
  origin: string,
  next: () => MixedRequest,
  { connections, seconds, rate = Number.POSITIVE_INFINITY }: LoadOptions,
): Promise<LoadResult> {
  const ms: Record<Kind, number[]> = { page: [], book: [], signing: [], song: [] };
  let requests = 0;
  let bytes = 0;
  const opened = await Promise.all(Array.from({ length: connections }, () => openConnection(origin)));
  const startedCpu = process.cpuUsage();
  const startedMs = performance.now();
  const endMs = startedMs + seconds * 1000;
  const intervalMs = (connections / rate) * 1000;
  await Promise.all(
    opened.map(async ({ send, close }, index) => {
      for (let dueMs = startedMs + (index / connections) * intervalMs; dueMs < endMs; dueMs += intervalMs) {
        const waitMs = dueMs - performance.now();
        if (waitMs > 0) await new Promise((later) => setTimeout(later, waitMs));
        if (performance.now() >= endMs) break;
        const { kind, sent } = next();
        const sentMs = performance.now();
        const answered = await send(sent);
        ms[kind].push(performance.now() - sentMs);
        if (answered.status !== expectedStatus[kind]) {
          throw new Error(`${sent.method} ${sent.path} answers ${answered.status}`);
        }
        requests += 1;
        bytes += answered.bytes;
      }
      close();
    }),
  );
  const elapsedMs = performance.now() - startedMs;
  const { user, system } = process.cpuUsage(startedCpu);
  for (const kind of kinds) ms[kind].sort((a, b) => a - b);
  return {
    perSecond: (requests * 1000) / elapsedMs,
    bytesPerSecond: (bytes * 1000) / elapsedMs,
    ms,
    cpuMs: (user + system) / 1000,
    elapsedMs,
  };
}
