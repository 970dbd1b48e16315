import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { StandIn } from './hosts/host-fixture.ts';
import type { AloneOrder } from './publish-alone.ts';

type Options = {
  /** The moment at which the process is killed; none if left out. */
  killAt?: number;
  environment?: Record<string, string>;
};

/** Most of a short process's time goes into compiling its source; the first one that ends by itself keeps that for the others. */
const compiled = { NODE_COMPILE_CACHE: fileURLToPath(new URL('../.cache/compiled', import.meta.url)) };

/** Publishes in a process of its own. */
export async function publishAlone(place: StandIn, siteFolder: string, { killAt = 0, environment = {} }: Options = {}) {
  const { settings, siteAddress, key, apiAddress } = place;
  const child = fork(new URL('./publish-alone.ts', import.meta.url), {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...compiled, ...place.environment, ...environment },
  });
  let [printed, moments] = ['', 0];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (printed += String(part)));
  child.on('message', (count) => {
    moments = Number(count);
  });
  child.send({ siteFolder, settings, siteAddress, key, apiAddress, killAt } satisfies AloneOrder);
  const [exitCode, signal] = await once(child, 'close');
  return { exitCode, signal, moments, printed };
}
