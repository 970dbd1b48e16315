import { dirname, join, resolve } from 'node:path';
import { createEnvironmentReader, type Environment } from './environment.ts';
import { StartError } from './start-error.ts';
import { findDataFolder } from './storage/data-folder.ts';
import { isWithin } from './system/folder-within.ts';
import { startWithDataFolder } from './system/shell.ts';

export type ServerConfig = {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** The folder of the built site. */
  siteFolder: string;
  /** What the build says about the site, in a file beside its folder. */
  settingsFile: string;
  /** Where the guestbook and the visits are kept; made when it is missing. */
  dataFolder: string;
  /** Proxies in front of the server that write who a request is from; 0 believes no header. */
  trustedProxies: number;
  /** Whose pages may use the guestbook besides the site's own, such as `https://bonbon.example`. */
  allowedOrigins: string[];
  guestbook: GuestbookConfig;
};

export type GuestbookConfig = {
  /** Entries in 60 minutes, in place of the rules that the site was built with. */
  senderPerHour?: number | undefined;
  allPerHour?: number | undefined;
  /** Who is told of new entries: a program, and a topic in the manner of ntfy. */
  webhook?: string | undefined;
  webhookShape: 'json' | 'discord';
  ntfy?: string | undefined;
};

/**
 * Reads the server's environment; `home` is the folder with the site's `dist/` and `data/`, where relative paths start. Throws a
 * `StartError` that says of every bad value how it could be.
 */
export function readConfig(environment: Environment, home: string): ServerConfig {
  const reader = createEnvironmentReader(environment);
  const { SITE_FOLDER: folder = '' } = environment;
  const siteFolder = folder === '' ? join(home, 'dist/site') : resolve(home, folder);
  const perHour = { max: 1_000_000_000, example: '1000' };
  const config: ServerConfig = {
    port: reader.readCount('PORT', { max: 65_535, example: '3001' }) ?? 3000,
    host:
      reader.readText('HOST', { pattern: /^[\w.:%-]*$/, must: 'a name or an address', example: '0.0.0.0' }) ??
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
      `The data folder ${config.dataFolder} lies in the site's folder, where everybody could read it, and a build would remove it. Choose another: ${startWithDataFolder()}`,
    );
  }
  return config;
}
