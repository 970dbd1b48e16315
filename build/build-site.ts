import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openBuildCache } from '#content-reader/cache/build-cache.ts';
import type { OwnFiles } from '#content-reader/own-files/own-files.ts';
import { listOwnPages } from '#content-reader/own-files/public-folder.ts';
import { makeBuiltContent } from '#content-reader/plugin/built-content.ts';
import { holdContent, readContentOnce } from '#content-reader/plugin/content-cache.ts';
import { formatProblems, formatWarnings } from '#content-reader/problem.ts';
import { builtFolder } from '#model/built-folder.ts';
import type { Content } from '#model/content-schema.ts';
import type { GuestbookView } from '#model/guestbook-view.ts';
import { stampName, warningsName } from './build-inputs.ts';
import { compressFiles } from './hosting/compress.ts';
import { writeContentSecurityPolicy } from './hosting/content-security-policy.ts';
import { writeDiscoveryFiles } from './hosting/discovery-files.ts';
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
 * hosts will do. Rejects with a ContentError if the content has mistakes.
 */
export async function buildSite(options: BuildOptions): Promise<{ needs: string }> {
  const { onProgress = () => {}, onWarnings = () => {} } = options;
  onProgress('Reading content…');
  const buildCache = openBuildCache(options.cache);
  const { content, ownFiles, warnings, problems } = await readContentOnce(options.content, buildCache);
  if (problems) throw new ContentError(formatProblems(problems));
  const newBuild = await beginBuild(resolve(options.dist));
  try {
    const contentFolder = options.content;
    if (takesMessages(content)) onProgress('Reading the newest messages…');
    const { messages, warning } = await takeOrWarn(content, contentFolder);
    const writeOptions = { ...options, contentFolder, messages, ownFiles, onProgress };
    const pageCount = await holdContent(contentFolder, () => writeBuild(newBuild, content, writeOptions));
    if (options.stamp !== undefined) await writeFile(join(newBuild.folder, stampName), options.stamp);
    const warningsText = formatWarnings([...warnings, ...(warning ? [warning] : [])]);
    await writeFile(join(newBuild.folder, warningsName), warningsText);
    await newBuild.publish();
    const needs = describeNeeds(content.site);
    // The messages may be others the next time.
    if (options.stamp !== undefined && !takesMessages(content))
      await noteBuild(options, { stamp: options.stamp, needs });
    await buildCache.prune(Date.now());
    onProgress(`Built ${pageCount} pages.`);
    if (warningsText) onWarnings(warningsText);
    return { needs };
  } catch (error) {
    await newBuild.discard();
    throw error;
  }
}

type WriteOptions = Pick<BuildOptions, 'base' | 'cache'> & {
  contentFolder: string;
  ownFiles: OwnFiles;
  /** To take along in the guestbook's page. */
  messages: GuestbookView | undefined;
  onProgress: (sentence: string) => void;
};

/** Returns how many pages it wrote. */
async function writeBuild(
  { name, folder }: NewBuild,
  content: Content,
  { contentFolder, cache, messages, ownFiles, onProgress, ...options }: WriteOptions,
): Promise<number> {
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
    await writeFile(join(siteFolder, headersFile), writeHeadersFile({ ...settings, pagePaths }));
    await writeFile(join(folder, builtFolder.settings), `${JSON.stringify(settings, null, 2)}\n`);
    if (isRendered) for (const file of buildOnlyModules) await rm(join(renderFolder, file));
    else await rm(renderFolder, { recursive: true });
    await rm(join(siteFolder, '.vite'), { recursive: true });
    onProgress('Compressing…');
    await compressFiles(siteFolder, buildCache);
  };
  // Nothing else waits for the versions of photos, which keep one processor busy for a minute if there are many.
  const written = await Promise.allSettled([writeRest(), built.writePictures(siteFolder, buildCache)]);
  for (const one of written) if (one.status === 'rejected') throw one.reason;
  return pagePaths.length;
}
