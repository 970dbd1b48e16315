import type { PublishHost } from '#model/publish-schema.ts';
import type { Connect } from '../connection.ts';

/** How files get to each host; loaded when it is chosen, as some need large packages. A host without a line is not offered. */
export const connections: Partial<Record<PublishHost, () => Promise<Connect>>> = {
  'neocities-free': async () => (await import('./neocities-connection.ts')).connectNeocities,
  neocities: async () => (await import('./neocities-connection.ts')).connectNeocities,
  nekoweb: async () => (await import('./nekoweb-connection.ts')).connectNekoweb,
  folder: async () => (await import('./folder-connection.ts')).connectFolder,
};
