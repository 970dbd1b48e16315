import { join } from 'node:path';
import { connections } from './hosts/connections.ts';
import { openPublication, type PublishOptions } from './publish-site.ts';

type Order = Pick<PublishOptions, 'settings' | 'siteFolder' | 'siteAddress' | 'key' | 'apiAddress'>;

/** A process of its own for a test that kills it: publishes what its first message says, and tells each file that was sent. */
process.once('message', (order: Order) => void publish(order));

async function publish(order: Order): Promise<void> {
  const connect = await connections[order.settings.host]();
  const publication = await openPublication({
    ...order,
    connect,
    folder: join(order.siteFolder, 'dist/site'),
    clock: { now: () => 0, wait: async () => {} },
    signal: new AbortController().signal,
    say: () => {},
    confirm: async () => false,
    onProgress: ({ file }) => void process.send?.(file.path),
  });
  await publication.publish();
  await publication.close();
  process.disconnect?.();
}
