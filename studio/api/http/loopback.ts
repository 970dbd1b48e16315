import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { OwnerError } from '#build/owner-error.ts';

type Handler = {
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
};

/** A port of this computer that no other computer reaches. */
export type LocalPort = {
  port: number;
  origin: string;
  /** Answers requests from now on; earlier ones wait. */
  serve: (handler: Handler) => void;
  close: () => Promise<void>;
};

/** How many ports after the first one are tried. */
const tries = 200;

const isTaken = ({ code }: NodeJS.ErrnoException) => code === 'EADDRINUSE' || code === 'EACCES';

/**
 * Opens `first`, or the next port that is free. A browser tries `localhost` as ::1 first, so both are opened: on the other
 * one a program of somebody else would get the token.
 */
export async function openLocalPort(first: number): Promise<LocalPort> {
  let handler: Handler | undefined;
  const waiting: (() => void)[] = [];
  const whenServed = (work: (handler: Handler) => void) => {
    if (handler) work(handler);
    else waiting.push(() => handler && work(handler));
  };
  /** The server forgets a connection that became a websocket, but ends only after it. */
  const upgraded = new Set<Duplex>();
  const make = () =>
    createServer((request, response) => whenServed(({ answer }) => answer(request, response))).on(
      'upgrade',
      (request, socket, head) => {
        socket.on('error', () => socket.destroy());
        upgraded.add(socket);
        socket.on('close', () => upgraded.delete(socket));
        whenServed(({ upgrade }) => (upgrade ? upgrade(request, socket, head) : socket.destroy()));
      },
    );
  const { servers, port } = await openBoth(first, make);
  return {
    port,
    origin: `http://localhost:${port}`,
    serve: (given) => {
      handler = given;
      for (const go of waiting.splice(0)) go();
    },
    close: async () => {
      const closing = servers.map(closeServer);
      for (const socket of upgraded) socket.destroy();
      await Promise.all(closing);
    },
  };
}

async function openBoth(first: number, make: () => Server): Promise<{ servers: Server[]; port: number }> {
  for (let at = first; at < Math.min(first + tries, 65_536); at += first === 0 ? 0 : 1) {
    const four = make();
    try {
      const port = await listen(four, at, '127.0.0.1');
      const six = make();
      try {
        await listen(six, port, '::1');
        return { servers: [four, six], port };
      } catch (error) {
        if (!isTaken(error as NodeJS.ErrnoException)) return { servers: [four], port };
        await closeServer(four);
      }
    } catch (error) {
      if (!isTaken(error as NodeJS.ErrnoException)) throw error;
    }
  }
  throw new OwnerError(`The ports from ${first} on are taken. Close other programs, or restart the computer.`);
}

const listen = (server: Server, port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, ipv6Only: true }, () => resolve((server.address() as AddressInfo).port));
  });

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // The window's events would stay open.
  server.closeAllConnections();
  await closed;
}
