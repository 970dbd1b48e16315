import { createServer, type IncomingMessage, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { identifyBuild, watchBuild } from './builds/build-watch.ts';
import { readBuiltSite } from './builds/built-site.ts';
import { serveBuilds } from './builds/live-builds.ts';
import type { ServerConfig } from './config.ts';
import { type Log, logNotice, logTrouble } from './failure-log.ts';
import { answerFromMemory } from './http/fast-path.ts';
import { arrivedByHttps } from './http/forwarded-https.ts';
import { answerAdapterError, answerParserErrors } from './http/protocol-errors.ts';
import { detectProxy } from './http/proxy-detection.ts';
import { hstsHeader } from './http/security-headers.ts';
import { listen } from './listen.ts';
import { finishLog } from './log-limit.ts';

export type RunningServer = {
  /** Where the site's home page is, such as `http://localhost:3000/`. */
  url: string;
  port: number;
  /** Takes no more requests, lets the running ones finish for at most `graceMs`, and resolves when all is closed. */
  stop: (graceMs?: number) => Promise<void>;
};

export type StartOptions = {
  /** Of Bonbon, such as `0.7.0`: the log says where another one built the site. */
  version?: string;
  log?: Log;
  now?: () => number;
  pollMs?: number;
};

/** Serves the built site, and each build that takes its place. Throws a `StartError` where the owner can help: nothing built, no such host, port taken. */
export async function startServer(
  config: ServerConfig,
  { version, log = console.error, now = Date.now, pollMs }: StartOptions = {},
): Promise<RunningServer> {
  const proxies = config.trustedProxies === 0 ? detectProxy() : undefined;
  const missingProxies = () => proxies?.missing();
  // Before it is read, so that a build that is published meanwhile is seen to be another one.
  const known = await identifyBuild(config);
  const live = serveBuilds(await readBuiltSite(config), { config, version, missingProxies, log, now });
  // The adapter refuses a malformed address before the app knows of it, and tells its error handler only the error; it
  // does so without waiting for anything, so the request is still this one.
  let current: IncomingMessage | undefined;
  const listener = getRequestListener((request, env) => live.current().app.fetch(request, env), {
    // Requests of HTTP/1.0 may come without a host; no answer depends on it.
    hostname: 'localhost',
    errorHandler: (error) => answerAdapterError(error, current, log, now),
  });
  const server = createServer(
    {
      // Longer than the 60 s for which proxies keep connections: else one is closed just when they use it.
      keepAliveTimeout: 65_000,
      headersTimeout: 15_000,
      requestTimeout: 30_000,
    },
    (incoming, outgoing) => {
      // While it stops, a visitor who asks again and again would otherwise hold it back.
      if (!server.listening) outgoing.setHeader('connection', 'close');
      const advice = proxies?.inspect(incoming);
      if (advice !== undefined) {
        logNotice(advice, log, now);
        live.current().services.noteProxies();
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
  // A visitor who stops reading a song keeps no file open for ever; a player asks for the rest when it goes on.
  server.setTimeout(120_000);
  answerParserErrors(server, log, now);
  const port = await listen(server, config).catch(async (error) => {
    await live.stop();
    throw error;
  });
  // Without a listener, running out of file handles for a moment would end the process.
  server.on('error', (cause) => logTrouble(cause, log, now));

  const watch = watchBuild(config, { known, onBuild: () => live.switchTo(() => readBuiltSite(config)), pollMs });
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return {
    url: `http://${host}:${port}${live.current().site.base}`,
    port,
    stop: async (graceMs = 3000) => {
      await watch.stop();
      await stop(server, graceMs);
      await live.stop();
      finishLog(log);
    },
  };
}

function stop(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    // A connection that was busy when the server closed stays open for its next request, unless it is closed here.
    const sweep = setInterval(() => server.closeIdleConnections(), 20);
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(cut);
      resolve();
    });
  });
}
