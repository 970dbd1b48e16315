import { once } from 'node:events';
import { connect } from 'node:net';
import type { Sent } from './client.ts';

/** The length of the whole answer in bytes. */
export type Answered = { status: number; bytes: number };

/**
 * A connection that sends one request after another and reads no more of an answer than its length: Node's own client would
 * take longer than the server.
 */
export async function openConnection(origin: string) {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.setNoDelay();
  let expected: Answered | undefined;
  let received = 0;
  let head = '';
  let settle: { resolve: (answered: Answered) => void; reject: (cause: Error) => void } | undefined;

  socket.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (!expected) {
      head += chunk.toString('latin1');
      expected = readHead(head);
    }
    if (!expected || received < expected.bytes) return;
    const answered = expected;
    [expected, received, head] = [undefined, 0, ''];
    settle?.resolve(answered);
  });
  socket.on('close', () => settle?.reject(new Error('The server closed the connection.')));
  socket.on('error', (cause) => settle?.reject(cause));

  return {
    send: ({ method, path, headers = {}, body = '' }: Sent): Promise<Answered> =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject };
        const lines = Object.entries({ host, ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) });
        const text = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
        socket.write(`${method} ${path} HTTP/1.1\r\n${text}\r\n${body}`);
      }),
    close: () => socket.destroy(),
  };
}

/** Undefined while the head is incomplete. */
function readHead(text: string): Answered | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const head = text.slice(0, end);
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? Number.NaN);
  const status = Number(head.slice(9, 12));
  return { status, bytes: end + 4 + (status === 304 ? 0 : length) };
}
