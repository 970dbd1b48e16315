// The server as `npm start` runs it, without the build. A parent with an IPC channel may ask for its state.
import '#server/require-node.mjs';
import { performance } from 'node:perf_hooks';
import { engineFolder } from '#build/engine-folder.ts';
import { engineVersion } from '#build/engine-version.ts';
import { loadServer } from '#build/server-bundle.ts';
import { readConfig } from '#server/config.ts';
import type { ServerState } from './servers.ts';

const { serve } = await loadServer();
await serve(readConfig(process.env, engineFolder), engineVersion);

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  const { active: loopMs } = performance.eventLoopUtilization();
  process.send?.({ cpuMs: (user + system) / 1000, loopMs, rss, heapUsed, external } satisfies ServerState);
});
process.channel?.unref();
