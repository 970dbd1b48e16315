import { readFile } from 'node:fs/promises';
import type { ServerSettings } from '#model/server-settings.ts';
import type { ServerConfig } from './config.ts';
import { type PreparedSite, prepareSite } from './prepared-files.ts';
import { readSiteFiles } from './site-files.ts';
import { StartError } from './start-error.ts';

export type BuiltSite = { site: PreparedSite; settings: ServerSettings };

/** Reads what the build has made. Throws a `StartError` where it is missing or incomplete. */
export async function readBuiltSite({
  siteFolder,
  settingsFile,
}: Pick<ServerConfig, 'siteFolder' | 'settingsFile'>): Promise<BuiltSite> {
  const [files, settings] = await Promise.all([
    readSiteFiles(siteFolder).catch(explainMissing(`the folder ${siteFolder}`)),
    readFile(settingsFile, 'utf8')
      .then(parseSettings)
      .catch(explainMissing(`the file ${settingsFile}`)),
  ]);
  if (!files.some((file) => file.path === 'index.html')) {
    throw new StartError(`The site is not built: ${siteFolder} has no index.html. Run npm run build first.`);
  }
  if (!settings) throw new StartError(`${settingsFile} is not what the build writes. Run npm run build again.`);
  return { site: prepareSite(files, settings), settings };
}

function explainMissing(what: string) {
  return (error: NodeJS.ErrnoException): never => {
    if (error.code === 'ENOENT') {
      throw new StartError(`The site is not built: ${what} is missing. Run npm run build first.`);
    }
    if (error.code === 'EACCES' || error.code === 'ENOTDIR' || error.code === 'EISDIR') {
      throw new StartError(`Cannot read ${what} (${error.code}). Look at its permissions, or run npm run build again.`);
    }
    throw error;
  };
}

function parseSettings(text: string): ServerSettings | undefined {
  try {
    const settings = JSON.parse(text) as Partial<ServerSettings>;
    const { base, contentSecurityPolicy, documents, site, guestbook, countsVisits } = settings;
    if (typeof base !== 'string' || typeof contentSecurityPolicy !== 'string' || !documents) return undefined;
    const policies = [contentSecurityPolicy, ...Object.values(documents)];
    // Anything else in a header, and Node refuses to send the page.
    const isUsable = /^\/([!-~]+\/)?$/.test(base) && policies.every((policy) => /^[ -~]*$/.test(policy));
    const isWhole = typeof site === 'object' && guestbook !== undefined && countsVisits !== undefined;
    return isUsable && isWhole ? { base, contentSecurityPolicy, documents, site, guestbook, countsVisits } : undefined;
  } catch {
    return undefined;
  }
}
