import { dirname, join, resolve } from 'node:path';
import { StartError } from './start-error.ts';

export type ServerConfig = {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** The folder of the built site. */
  siteFolder: string;
  /** What the build says about the site, in a file beside its folder. */
  settingsFile: string;
};

const projectFolder = join(import.meta.dirname, '..');

/**
 * Reads PORT, HOST and SITE_FOLDER, each of which may be left out or empty. Throws a `StartError` that lists every bad
 * value with an example.
 */
export function readConfig(environment: Record<string, string | undefined>): ServerConfig {
  const { PORT: port = '', HOST: host = '', SITE_FOLDER: folder = '' } = environment;
  const problems: string[] = [];
  if (port !== '' && !(/^\d{1,5}$/.test(port) && Number(port) <= 65_535)) {
    problems.push(`PORT is ${JSON.stringify(port)}, but must be a whole number from 0 to 65535: PORT=3001 npm start`);
  }
  if (!/^[\w.:%-]*$/.test(host)) {
    problems.push(`HOST is ${JSON.stringify(host)}, but must be a name or an address: HOST=0.0.0.0 npm start`);
  }
  if (problems.length > 0) throw new StartError(problems.join('\n'));

  const siteFolder = folder === '' ? join(projectFolder, 'dist/site') : resolve(folder);
  return {
    port: port === '' ? 3000 : Number(port),
    host: host === '' ? 'localhost' : host,
    siteFolder,
    settingsFile: join(dirname(siteFolder), 'server.json'),
  };
}
