import { dirname, join, resolve } from 'node:path';
import { createEnvironmentReader, type Environment } from './environment.ts';
import { StartError } from './start-error.ts';
import { findDataFolder } from './storage/data-folder.ts';
import { isWithin } from './system/folder-within.ts';
import { startWithDataFolder } from './system/owner-command.ts';

export type ServerConfig = {
  /** 0 for any free port. */
  port: number;
  host: string;
  /** The folder of the built site. */
  siteFolder: string;
  /** The file that the build writes beside that folder. */
  settingsFile: string;
  /** The folder of the guestbook and the visits; created when it is missing. */
  dataFolder: string;
  /** How many proxies in front of the server append to X-Forwarded-For; with 0 the header is ignored. */
  trustedProxies: number;
  /** Other origins whose pages may use the guestbook, such as `https://bonbon.example`. */
  allowedOrigins: string[];
  guestbook: GuestbookConfig;
};

type GuestbookConfig = {
  /** Entries in 60 minutes; overrides the rules that the site was built with. */
  senderPerHour?: number | undefined;
  allPerHour?: number | undefined;
  /** Where notices of new entries are sent: a webhook, and an ntfy topic. */
  webhook?: string | undefined;
  webhookShape: 'json' | 'discord';
  ntfy?: string | undefined;
};

/**
 * Reads the server's environment variables. `home` is the folder of the site's `dist/` and `data/`, against which relative
 * paths are resolved. Throws a `StartError` that lists all invalid values with examples.
 */
export function readConfig(environment: Environment, home: string): ServerConfig {
  const reader = createEnvironmentReader(environment);
  const { SITE_FOLDER: folder = '' } = environment;
  const siteFolder = folder === '' ? join(home, 'dist/site') : resolve(home, folder);
  const perHour = { max: 1_000_000_000, example: '1000' };
  const config: ServerConfig = {
    port: reader.readCount('PORT', { max: 65_535, example: '3001' }) ?? 3000,
    host:
      reader.readText('HOST', { pattern: /^[\w.:%-]*$/, requirement: 'a name or an address', example: '0.0.0.0' }) ??
      'localhost',
    siteFolder,
    settingsFile: join(dirname(siteFolder), 'server.json'),
    dataFolder: findDataFolder(environment, home),
    trustedProxies: reader.readCount('TRUST_PROXY', { max: 10, example: '1' }) ?? 0,
    allowedOrigins: reader.readOrigins('ALLOWED_ORIGINS', 'https://bonbon.example,https://www.bonbon.example'),
    guestbook: {
      senderPerHour: reader.readCount('GUESTBOOK_SENDER_PER_HOUR', perHour),
      allPerHour: reader.readCount('GUESTBOOK_ALL_PER_HOUR', perHour),
      webhook: reader.readAddress('GUESTBOOK_WEBHOOK', 'https://hooks.example/guestbook'),
      webhookShape: reader.readChoice('GUESTBOOK_WEBHOOK_SHAPE', ['json', 'discord'], 'discord') ?? 'json',
      ntfy: reader.readAddress('GUESTBOOK_NTFY', 'https://ntfy.example/my-guestbook'),
    },
  };
  reader.finish();
  if (isWithin(siteFolder, config.dataFolder)) {
    throw new StartError(
      `The data folder ${config.dataFolder} is inside the site's folder, so it would be public, and the next build would delete it. Choose another folder: ${startWithDataFolder()}`,
    );
  }
  return config;
}
