import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type ReceivedNotice = { method: string; path: string; headers: IncomingHttpHeaders; body: string };
/** Status and headers of an answer; `hang` never answers. */
export type TargetAnswer = { status: number; headers?: Record<string, string> } | 'hang';

/** For tests: a service that receives notices, on a free port. */
export async function startTarget(answer: (count: number) => TargetAnswer = () => ({ status: 204 })) {
  const received: ReceivedNotice[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method = '', url: path = '', headers } = incoming;
    let body = '';
    incoming.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk;
    });
    incoming.on('end', () => {
      received.push({ method, path, headers, body });
      const given = answer(received.length);
      if (given !== 'hang') outgoing.writeHead(given.status, given.headers).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/a-secret-path`,
    received,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
