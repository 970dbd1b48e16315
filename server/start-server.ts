import { createServer, type IncomingMessage, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { identifyBuild, watchBuild } from './builds/build-watch.ts';
import { readBuiltSite } from './builds/built-site.ts';
import { serveBuilds } from './builds/live-builds.ts';
import type { ServerConfig } from './config.ts';
import type { Examine } from './door/records/doctor.ts';
import { logError, logNotice } from './failure-log.ts';
import { answerFromMemory } from './http/fast-path.ts';
import { arrivedByHttps } from './http/forwarded-https.ts';
import { answerAdapterError, answerParserErrors } from './http/protocol-errors.ts';
import { detectProxy } from './http/proxy-detection.ts';
import { hstsHeader } from './http/security-headers.ts';
import { listen } from './listen.ts';
import type { Log } from './log-limit.ts';
import { flushLog } from './log-limit.ts';

export type RunningServer = {
  /** The address of the home page, such as `http://localhost:3000/`. */
  url: string;
  port: number;
  /** Accepts no more requests, lets the running ones finish within `graceMs`, and resolves when everything is closed. */
  stop: (graceMs?: number) => Promise<void>;
};

type StartOptions = {
  /** Bonbon's version, such as `0.7.0`; a notice says when another version built the site. */
  version?: string;
  /** The doctor, for the owner's door. */
  examine?: Examine;
  log?: Log;
  now?: () => number;
  pollMs?: number;
};

/**
 * Serves the built site, and each new build. Throws a `StartError` for what the owner can fix: nothing built, no such
 * host, port in use.
 */
export async function startServer(
  config: ServerConfig,
  { version, examine, log = console.error, now = Date.now, pollMs }: StartOptions = {},
): Promise<RunningServer> {
  const proxies = config.trustedProxies === 0 ? detectProxy() : undefined;
  let port: number | undefined;
  const readFacts = () => ({ missingProxies: proxies?.missing(), port });
  // Before it is read, so that a build published in the meantime is detected.
  const known = await identifyBuild(config);
  const live = serveBuilds(await readBuiltSite(config), { config, version, examine, readFacts, log, now });
  // The adapter rejects a malformed address before the app sees it and passes only the error to its handler. It does so
  // synchronously, so this is still the current request.
  let current: IncomingMessage | undefined;
  const listener = getRequestListener((request, env) => live.current().app.fetch(request, env), {
    // HTTP/1.0 requests may have no host; no answer depends on it.
    hostname: 'localhost',
    errorHandler: (error) => answerAdapterError(error, current, log, now),
  });
  const server = createServer(
    {
      // Longer than the 60 s for which proxies keep connections, or one may be closed just as it is reused.
      keepAliveTimeout: 65_000,
      headersTimeout: 15_000,
      requestTimeout: 30_000,
    },
    (incoming, outgoing) => {
      // Otherwise a visitor who keeps sending requests would delay stopping.
      if (!server.listening) outgoing.setHeader('connection', 'close');
      const advice = proxies?.inspect(incoming);
      if (advice !== undefined) {
        logNotice(advice, log, now);
        live.current().services.saveFacts();
      }
      if (arrivedByHttps(incoming, config.trustedProxies)) {
        for (const [name, value] of Object.entries(hstsHeader)) outgoing.setHeader(name, value);
      }
      const { site, services } = live.current();
      if (answerFromMemory(site, incoming, outgoing) || services.tryFastPath(incoming, outgoing)) return;
      current = incoming;
      void listener(incoming, outgoing);
    },
  );
  // Closes the file of a song that a visitor stopped reading; players request the rest when they resume.
  server.setTimeout(120_000);
  answerParserErrors(server, log, now);
  const listeningPort = await listen(server, config).catch(async (error) => {
    await live.stop();
    throw error;
  });
  port = listeningPort;
  live.current().services.saveFacts();
  // Without a listener, briefly running out of file handles would end the process.
  server.on('error', (cause) => logError(cause, log, now));

  const watch = watchBuild(config, { known, onBuild: () => live.switchTo(() => readBuiltSite(config)), pollMs });
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return {
    url: `http://${host}:${listeningPort}${live.current().site.base}`,
    port: listeningPort,
    stop: async (graceMs = 3000) => {
      await watch.stop();
      await stop(server, graceMs);
      await live.stop();
      flushLog(log);
    },
  };
}

function stop(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    // A connection that was busy when the server closed would stay open for its next request.
    const idleTimer = setInterval(() => server.closeIdleConnections(), 20);
    const graceTimer = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearInterval(idleTimer);
      clearTimeout(graceTimer);
      resolve();
    });
  });
}
