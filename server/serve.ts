import type { ServerConfig } from './config.ts';
import type { Examine } from './door/records/doctor.ts';
import { startServer } from './start-server.ts';
import { stopOnSignals } from './stop-on-signals.ts';

/** Serves the built site until a signal ends the process; resolves with its address. Throws like `startServer`. */
export async function serve(
  config: ServerConfig,
  version: string,
  { examine }: { examine?: Examine } = {},
): Promise<{ url: string }> {
  const server = await startServer(config, { version, ...(examine && { examine }) });
  stopOnSignals(server);
  return { url: server.url };
}
