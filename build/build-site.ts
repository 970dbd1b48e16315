import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { openBuildCache } from '#content-reader/cache/build-cache.ts';
import type { OwnFiles } from '#content-reader/own-files/own-files.ts';
import { listOwnPages } from '#content-reader/own-files/public-folder.ts';
import { makeBuiltContent } from '#content-reader/plugin/built-content.ts';
import { holdContent, readContentOnce } from '#content-reader/plugin/content-cache.ts';
import { formatProblems, formatWarnings, type Warning } from '#content-reader/problem.ts';
import { builtFolder } from '#model/built-folder.ts';
import type { BuiltFor } from '#model/built-for.ts';
import type { Content } from '#model/content-schema.ts';
import type { GuestbookView } from '#model/guestbook-view.ts';
import type { Host, HostName } from '#publish/hosts/host.ts';
import { findHost } from '#publish/hosts/hosts.ts';
import { stampName, warningsName } from './build-inputs.ts';
import { compressFiles } from './hosting/compress.ts';
import { writeContentSecurityPolicy } from './hosting/content-security-policy.ts';
import { writeDiscoveryFiles } from './hosting/discovery-files.ts';
import { fitContent, type SongElsewhere } from './hosting/for-host/fit-content.ts';
import { fitFolder } from './hosting/for-host/fit-folder.ts';
import type { HostChoices } from './hosting/for-host/host-choices.ts';
import { describeNote } from './hosting/for-host/host-note.ts';
import { headersFile, writeHeadersFile } from './hosting/headers-file.ts';
import { listHosts, listTrustedTypes } from './hosting/hosts.ts';
import { describeNeeds } from './hosting/needed-services.ts';
import { describeForServer, isRenderedByServer } from './hosting/server-settings.ts';
import { beginBuild, type NewBuild, removeLeftovers } from './output/build-folder.ts';
import { listDocumentPolicies } from './plugins/youtube-document.ts';
import { writeSiteBundles } from './site-bundles.ts';
import { takeOrWarn, takesMessages } from './taken-messages.ts';
import { noteBuild } from './unchanged-build.ts';
import { buildOnlyModules, writePages } from './write-pages.ts';

export type BuildOptions = {
  content: string;
  /** May be deleted at any time. */
  cache: string;
  /** Receives `site/`, the files to serve, and `server.json`, the server's settings, atomically once the build is finished. */
  dist: string;
  /** Overrides the base path in site.yaml. */
  base?: string | undefined;
  /** The host that it is for. What the host refuses is left out. */
  host?: HostName | undefined;
  /** What its owner calls it, if that is another name. */
  hostTitle?: string | undefined;
  /** What the owner wants instead of what the host refuses. */
  choices?: HostChoices | undefined;
  /** Fingerprint of the inputs, stored beside the site. */
  stamp?: string | undefined;
  onProgress?: (sentence: string) => void;
  /** Called once at the end, with warnings for the owner that don't stop the build. */
  onWarnings?: (warnings: string) => void;
};

/** Mistakes in the owner's content; the message lists all of them. */
class ContentError extends Error {
  override readonly name = 'ContentError';
}

/**
 * Builds the site and replaces the previous build once it is finished. Resolves with a sentence for the owner about which
 * hosts will do, and with what is left out or to be done for the host. Rejects with a ContentError if the content has
 * mistakes.
 */
export async function buildSite(options: BuildOptions): Promise<BuiltSite> {
  const { onProgress = () => {}, onWarnings = () => {} } = options;
  onProgress('Reading content…');
  const buildCache = openBuildCache(options.cache);
  const { content: written, ownFiles, warnings, problems } = await readContentOnce(options.content, buildCache);
  if (problems) throw new ContentError(formatProblems(problems));
  const host = options.host && nameHost(findHost(options.host), options.hostTitle);
  const songsFolder = relative(dirname(options.content), join(options.dist, builtFolder.songs)).replaceAll(sep, '/');
  const { content, songs, notes } = fitContent(written, host, options.choices, songsFolder);
  const newBuild = await beginBuild(resolve(options.dist));
  try {
    const contentFolder = options.content;
    if (takesMessages(content)) onProgress('Reading the newest messages…');
    const { messages, warning } = await takeOrWarn(content, contentFolder);
    const writeOptions = { ...options, contentFolder, messages, ownFiles, host, songs, onProgress };
    const write = () => writeBuild(newBuild, content, writeOptions);
    const built = await holdContent(contentFolder, write, content);
    notes.push(...built.notes.map((text) => ({ text })));
    if (host) {
      const { tooLarge } = built;
      const builtFor: BuiltFor = { name: host.name, notes: notes.map(({ text }) => text), tooLarge };
      await writeFile(join(newBuild.folder, builtFolder.host), JSON.stringify(builtFor));
    }
    if (options.stamp !== undefined) await writeFile(join(newBuild.folder, stampName), options.stamp);
    // One about an address that the site no longer has would be untrue.
    const isTrue = ({ file, key }: Warning) =>
      key !== 'address' || !file.endsWith('/site.yaml') || content.site.address === written.site.address;
    const warningsText = formatWarnings([...warnings.filter(isTrue), ...(warning ? [warning] : [])]);
    await writeFile(join(newBuild.folder, warningsName), warningsText);
    await newBuild.publish();
    const needs = describeNeeds(content.site);
    // The messages may be others the next time.
    if (options.stamp !== undefined && !takesMessages(content))
      await noteBuild(options, { stamp: options.stamp, needs });
    await buildCache.prune(Date.now());
    onProgress(`Built ${built.pageCount} pages.`);
    if (warningsText) onWarnings(warningsText);
    return { needs, notes: notes.map(describeNote) };
  } catch (error) {
    await newBuild.discard();
    throw error;
  }
}

const nameHost = (host: Host, title = host.title): Host => ({ ...host, title });

type BuiltSite = {
  needs: string;
  /** What is left out or to be done for the host; empty without one. */
  notes: string[];
};

type WriteOptions = Pick<BuildOptions, 'base' | 'cache'> & {
  host: Host | undefined;
  songs: SongElsewhere[];
  contentFolder: string;
  ownFiles: OwnFiles;
  /** To take along in the guestbook's page. */
  messages: GuestbookView | undefined;
  onProgress: (sentence: string) => void;
};

async function writeBuild(
  { name, folder }: NewBuild,
  content: Content,
  { contentFolder, cache, messages, ownFiles, host, songs, onProgress, ...options }: WriteOptions,
): Promise<{ pageCount: number } & Pick<BuiltFor, 'notes' | 'tooLarge'>> {
  const base = options.base ?? content.site.base;
  const siteFolder = join(folder, builtFolder.site);
  // A new folder each time: a process that builds several sites would get cached modules of the first.
  const prerenderPrefix = 'prerender-';
  await removeLeftovers(cache, prerenderPrefix);
  const isRendered = isRenderedByServer(content);
  const renderFolder = isRendered ? join(folder, builtFolder.render) : join(cache, prerenderPrefix + name);
  const entries = ['enter-prerender', ...(isRendered || messages ? ['enter-server'] : [])];
  const buildCache = openBuildCache(cache);
  const built = makeBuiltContent(content, ownFiles, base);

  onProgress('Building pages…');
  const folders = { content: contentFolder, cache, siteFolder, renderFolder };
  const { styleSheet } = ownFiles;
  await writeSiteBundles({ ...folders, base, entries, bundled: built.bundled, styleSheet }, buildCache);
  await built.writeFiles(siteFolder);
  const policy = writeContentSecurityPolicy(listHosts(content), listTrustedTypes(content));
  const pagePaths = Object.keys(content.descriptions);

  const writeRest = async () => {
    const pages = { siteFolder, renderFolder, content, built, base, policy, messages, isRenderedByServer: isRendered };
    const { icons } = await writePages(pages);
    await writeDiscoveryFiles({ siteFolder, content, base, pagePaths, icons });
    const ownPages = listOwnPages(ownFiles.files);
    const settings = describeForServer(content, base, policy, listDocumentPolicies(content), ownPages);
    if (!host || host.readsHeaders) {
      await writeFile(join(siteFolder, headersFile), writeHeadersFile({ ...settings, pagePaths }));
    }
    await writeFile(join(folder, builtFolder.settings), `${JSON.stringify(settings, null, 2)}\n`);
    if (isRendered) for (const file of buildOnlyModules) await rm(join(renderFolder, file));
    else await rm(renderFolder, { recursive: true });
    await rm(join(siteFolder, '.vite'), { recursive: true });
    await copySongs(songs, join(folder, builtFolder.songs));
    if (host?.compresses) return;
    onProgress('Compressing…');
    await compressFiles(siteFolder, buildCache);
  };
  // Nothing else waits for the versions of photos, which keep one processor busy for a minute if there are many.
  const written = await Promise.allSettled([writeRest(), built.writePictures(siteFolder, buildCache)]);
  for (const one of written) if (one.status === 'rejected') throw one.reason;
  const fitted = host
    ? await fitFolder(siteFolder, host, { address: content.site.address, base })
    : { notes: [], tooLarge: [] };
  return { pageCount: pagePaths.length, ...fitted };
}

async function copySongs(songs: SongElsewhere[], folder: string): Promise<void> {
  if (songs.length > 0) await mkdir(folder);
  for (const { name, absolutePath } of songs) await copyFile(absolutePath, join(folder, name));
}
