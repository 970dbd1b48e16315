import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { builtFolder } from '#model/built-folder.ts';
import type { ServerSettings } from '#model/server-settings.ts';
import { readSiteFiles, type SiteFile } from '#server/builds/site-files.ts';
import type { ServerConfig } from '#server/config.ts';
import { type PreparedSite, prepareSite } from '#server/http/prepared-files.ts';
import { StartError } from '#server/start-error.ts';
import { ownerCommand } from '#server/system/owner-command.ts';
import { type BuiltRenderer, findRenderer } from './renderer.ts';

export type BuiltSite = {
  site: PreparedSite;
  settings: ServerSettings;
  renderer?: BuiltRenderer | undefined;
  /** Differs for each build, and is the same on every machine. */
  fingerprint: string;
};
export type BuildPaths = Pick<ServerConfig, 'siteFolder' | 'settingsFile'>;

const assetsFolder = 'assets';

/**
 * Reads a consistent build, and the assets of the previous one. Throws a `StartError` if it is missing or incomplete.
 */
export async function readBuiltSite({ siteFolder, settingsFile }: BuildPaths): Promise<BuiltSite> {
  const folder = dirname(siteFolder);
  // The folder is a link that the next build replaces; songs are streamed from this build for as long as it is served.
  const realFolder = await realpath(folder).catch(() => folder);
  const pin = (path: string) => (path.startsWith(folder + sep) ? realFolder + path.slice(folder.length) : path);
  if (existsSync(join(realFolder, builtFolder.swapping))) {
    throw new StartError(`The site is incomplete: a build was interrupted. Run ${ownerCommand('build')} again.`);
  }
  const [files, settings, olderAssets, renderer] = await Promise.all([
    readSiteFiles(pin(siteFolder)).catch(explainMissing(`the folder ${siteFolder}`)),
    readFile(pin(settingsFile), 'utf8')
      .then(parseSettings)
      .catch(explainMissing(`the file ${settingsFile}`)),
    readPreviousAssets(realFolder),
    findRenderer(dirname(pin(settingsFile))),
  ]);
  if (!files.some((file) => file.path === 'index.html')) {
    throw new StartError(`The site is not built: ${siteFolder} has no index.html. Run ${ownerCommand('build')} first.`);
  }
  if (!settings) throw new StartError(`${settingsFile} is not valid. Run ${ownerCommand('build')} again.`);
  const paths = new Set(files.map(({ path }) => path));
  const allFiles = [...files, ...olderAssets.filter(({ path }) => !paths.has(path))];
  const site = prepareSite(allFiles, settings);
  const fingerprint = fingerprintBuild(files, settings);
  return { site, settings, fingerprint, ...(settings.guestbookPage !== undefined && { renderer }) };
}

/** Large files have a hash in their names, or count by name: reading them all would take seconds. */
function fingerprintBuild(files: readonly SiteFile[], settings: ServerSettings): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of files) {
    hash.update(`\0${file.path}\0`);
    if ('variants' in file) hash.update(file.variants.identity);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Pages opened before the build load these. Without them they reload, and their music stops. */
async function readPreviousAssets(folder: string): Promise<SiteFile[]> {
  try {
    const previous = (await readFile(join(folder, builtFolder.previous), 'utf8')).trim();
    const files = await readSiteFiles(join(folder, previous, builtFolder.site, assetsFolder));
    return files.map((file) => ({ ...file, path: `${assetsFolder}/${file.path}` }));
  } catch {
    return [];
  }
}

function explainMissing(name: string) {
  return (error: NodeJS.ErrnoException): never => {
    if (error.code === 'ENOENT') {
      throw new StartError(`The site is not built: ${name} is missing. Run ${ownerCommand('build')} first.`);
    }
    if (error.code === 'EACCES' || error.code === 'ENOTDIR' || error.code === 'EISDIR') {
      throw new StartError(
        `Cannot read ${name} (${error.code}). Check its permissions, or run ${ownerCommand('build')} again.`,
      );
    }
    throw error;
  };
}

function parseSettings(text: string): ServerSettings | undefined {
  try {
    const settings = JSON.parse(text) as Partial<ServerSettings>;
    const { builtBy, base, contentSecurityPolicy, documents, ownPages = [], site } = settings;
    const { guestbook, guestbookPage, countsVisits, songs = [] } = settings;
    if (typeof base !== 'string' || typeof contentSecurityPolicy !== 'string' || !documents) return undefined;
    const policies = [contentSecurityPolicy, ...Object.values(documents)];
    // Node refuses to send headers with other characters.
    const isUsable = /^\/([!-~]+\/)?$/.test(base) && policies.every((policy) => /^[ -~]*$/.test(policy));
    const isComplete =
      typeof site === 'object' &&
      Array.isArray(ownPages) &&
      Array.isArray(songs) &&
      guestbook !== undefined &&
      countsVisits !== undefined;
    if (!isUsable || !isComplete) return undefined;
    const version = typeof builtBy === 'string' && { builtBy };
    const page = typeof guestbookPage === 'string' && { guestbookPage };
    const ofGuestbook = { guestbook, ...page };
    return { ...version, base, contentSecurityPolicy, documents, ownPages, site, ...ofGuestbook, countsVisits, songs };
  } catch {
    return undefined;
  }
}
