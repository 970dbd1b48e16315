import { Agent, request } from 'node:http';

export type Sent = { method: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: string };
export type Measured = {
  perSecond: number;
  /** Latency in milliseconds until the last byte: the median and the 99th percentile. */
  medianMs: number;
  slowMs: number;
};

/** Sends requests from `next` sequentially on each of `connections` connections and measures their latency. */
export async function measureRequests(
  origin: string,
  { connections, seconds, next }: { connections: number; seconds: number; next: () => Sent },
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const startedMs = performance.now();
  const endMs = startedMs + seconds * 1000;
  const sendRequests = async () => {
    while (performance.now() < endMs) {
      const sentMs = performance.now();
      await send(origin, agent, next());
      times.push(performance.now() - sentMs);
    }
  };
  await Promise.all(Array.from({ length: connections }, sendRequests));
  const perSecond = (times.length * 1000) / (performance.now() - startedMs);
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond, medianMs: at(0.5), slowMs: at(0.99) };
}

function send(origin: string, agent: Agent, { method, path, headers, body }: Sent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { method, agent, headers: headers ?? {} }, (answer) => {
      if (answer.statusCode !== 200 && answer.statusCode !== 201) {
        reject(new Error(`${method} ${path} answers ${answer.statusCode}`));
      }
      answer.resume().on('end', resolve);
    });
    sent.on('error', reject).end(body);
  });
}
