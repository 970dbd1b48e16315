import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { bareHeaders } from '#server/http/security-headers.ts';

const sentence = 'This is not for you to open. If it is your studio: open the address that it printed when it started.';

const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Not allowed</title></head><body><p>${sentence}</p></body></html>
`;

/** The same for everybody and everything, so that it tells nothing. */
export function refuse(response: ServerResponse): void {
  response.writeHead(403, {
    ...bareHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(page),
    'cache-control': 'no-store',
    // A body that nobody reads must not wait in the connection.
    connection: 'close',
  });
  response.end(page);
}

export function refuseSocket(socket: Duplex): void {
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}
