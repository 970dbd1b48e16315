import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { RequestError } from '@hono/node-server';
import { logFailure } from '#server/failure-log.ts';
import type { Log } from '#server/log-limit.ts';
import { answerError, type ErrorCode, errorAnswers } from './answer-errors.ts';
import { bareHeaders } from './security-headers.ts';
import { maxAddressLength } from './url-path.ts';

/**
 * The answer to a request that never reached the app because of its malformed address, or whose error the app failed to
 * handle.
 */
export function answerAdapterError(
  cause: unknown,
  incoming: IncomingMessage | undefined,
  log: Log,
  now: () => number,
): Response {
  if (cause instanceof RequestError) {
    const { method = '-', url = '-' } = incoming ?? {};
    const [path = '-'] = url.split('?');
    logFailure({ method, path, status: errorAnswers['malformed-address'].status, startedMs: now() }, log, now);
    return answerError('malformed-address');
  }
  logFailure({ method: '-', path: '-', status: errorAnswers.unexpected.status, startedMs: now(), cause }, log, now);
  return answerError('unexpected');
}

/** The parser's codes for a connection closed in the middle of a request, so nobody waits for an answer. */
const hangUps = new Set<string | undefined>(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'HPE_INVALID_EOF_STATE']);

/** Answers and logs requests that Node's parser rejects. */
export function answerParserErrors(server: Server, log: Log, now: () => number): void {
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: Socket) => {
    if (hangUps.has(error.code) || !socket.writable) {
      socket.destroy();
      return;
    }
    const { status, text } = errorAnswers[codeOf(error)];
    logFailure({ method: '-', path: '-', status, startedMs: now() }, log, now);
    const body = `${text}\n`;
    const headers = { ...bareHeaders, 'content-type': 'text/plain; charset=utf-8', 'content-length': body.length };
    const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} Refused`, ...lines, '', body].join('\r\n'));
  });
}

function codeOf({ code, rawPacket }: { code?: string | undefined; rawPacket?: Buffer }): ErrorCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request-timeout';
  if (code !== 'HPE_HEADER_OVERFLOW') return 'malformed-request';
  // The parser counts the request line among the headers.
  const firstLine = /^[A-Z]+ [^\n]*/.exec(rawPacket?.toString('latin1') ?? '')?.[0] ?? '';
  return firstLine.length > maxAddressLength ? 'address-too-long' : 'headers-too-large';
}
