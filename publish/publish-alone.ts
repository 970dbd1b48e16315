import type { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { join } from 'node:path';
import { connections } from './hosts/connections.ts';
import { openPublication, type PublishOptions } from './publish-site.ts';

export type AloneOrder = Pick<PublishOptions, 'settings' | 'siteFolder' | 'siteAddress' | 'key' | 'apiAddress'> & {
  /** At which of its moments this process is killed; it ends by itself if there are fewer. */
  killAt: number;
};

/**
 * A process of its own, for a test that kills it: publishes what its first message says, and tells at the end how many moments
 * there were. A moment is when a program is about to run, runs or has ended, when a connection opens, when a request is
 * made, was sent or is answered, and when a file is there.
 */
process.once('message', (order: AloneOrder) => void publish(order));

async function publish({ killAt, ...order }: AloneOrder): Promise<void> {
  let moments = 0;
  const pass = () => {
    moments += 1;
    if (moments === killAt) process.kill(process.pid, 'SIGKILL');
  };
  subscribe('child_process', (message) => {
    pass();
    const { process: child } = message as { process: ChildProcess };
    child.once('spawn', pass).once('exit', pass);
  });
  for (const event of ['create', 'bodySent', 'headers']) subscribe(`undici:request:${event}`, pass);
  subscribe('net.client.socket', pass);

  const connect = await connections[order.settings.host]();
  const publication = await openPublication({
    ...order,
    connect,
    folder: join(order.siteFolder, 'dist/site'),
    clock: { now: () => 0, wait: async () => {} },
    signal: new AbortController().signal,
    say: () => {},
    confirm: async () => false,
    onProgress: pass,
  });
  await publication.publish();
  await publication.close();
  process.send?.(moments, () => process.disconnect?.());
}
