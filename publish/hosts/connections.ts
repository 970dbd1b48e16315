import type { PublishHost } from '#model/publish-schema.ts';
import type { Connect } from '../connection.ts';

/** How files get to each host; loaded when it is chosen, as some need large packages. */
export const connections: Record<PublishHost, () => Promise<Connect>> = {
  'neocities-free': async () => (await import('./neocities-connection.ts')).connectNeocities,
  neocities: async () => (await import('./neocities-connection.ts')).connectNeocities,
  nekoweb: async () => (await import('./nekoweb-connection.ts')).connectNekoweb,
  'github-pages': async () => (await import('./github-pages-connection.ts')).connectGithubPages,
  cloudflare: async () => (await import('./cloudflare-connection.ts')).connectCloudflare,
  netlify: async () => (await import('./netlify-connection.ts')).connectNetlify,
  ssh: async () => (await import('./rsync-connection.ts')).connectRsync,
  sftp: async () => (await import('./sftp-connection.ts')).connectSftp,
  server: async () => (await import('./server-connection.ts')).connectServer,
  ftps: async () => (await import('./ftps-connection.ts')).connectFtps,
  folder: async () => (await import('./folder-connection.ts')).connectFolder,
};
