import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { testSite } from '../scripts/test-site.ts';

export type SiteServer = {
  /** Without a trailing slash. */
  address: string;
  /** Shuts down gracefully, as Ctrl+C does. */
  stop: () => Promise<void>;
  /** Kills it without warning, like a power cut: `kill -9`. */
  kill: () => Promise<void>;
};

/** Programs that a test starts: compiling them again each time would take half of their CPU time. */
export const programEnvironment = {
  ...process.env,
  NODE_COMPILE_CACHE: join(testSite.cache, 'compiled'),
};

/** The server prints its address as soon as it listens. */
async function readAddress(server: ChildProcessByStdio<null, Readable, null>): Promise<string> {
  let printed = '';
  for await (const text of server.stdout.iterator({ destroyOnReturn: false })) {
    printed += text;
    const address = /http:\/\/[^\s/]+:\d+/.exec(printed)?.[0];
    if (address) {
      // Unread output would fill the pipe and block the server.
      server.stdout.resume();
      return address;
    }
  }
  throw new Error(`The server ended without printing its address. ${printed}`);
}

/** The real server, as `npm start` runs it, on the tests' site. Port 0 lets the system choose a free port. */
export async function startSiteServer(environment: Record<string, string>, port = '0'): Promise<SiteServer> {
  const env = {
    ...programEnvironment,
    SITE_FOLDER: process.env.SITE_FOLDER || join(testSite.dist, 'site'),
    HOST: 'localhost',
    // Tests sign often, and all from one address.
    GUESTBOOK_SENDER_PER_HOUR: '1000000',
    GUESTBOOK_ALL_PER_HOUR: '1000000',
    ...environment,
    PORT: port,
  };
  const server = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  const endWith = (signal: NodeJS.Signals) => async () => {
    server.kill(signal);
    await ended;
  };
  return { address: await readAddress(server), stop: endWith('SIGTERM'), kill: endWith('SIGKILL') };
}

/** A temporary folder for a test server's data. */
export const makeFolder = () => mkdtemp(join(tmpdir(), 'bonbon-e2e-'));
export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 3 });
