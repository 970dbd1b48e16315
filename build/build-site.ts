import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildEnvironmentOptions, build, mergeConfig } from 'vite';
import { openBuildCache } from '#content-reader/cache/build-cache.ts';
import { listOwnPages } from '#content-reader/own-files/public-folder.ts';
import { holdContent, readContentOnce } from '#content-reader/plugin/content-cache.ts';
import { formatProblems, formatWarnings } from '#content-reader/problem.ts';
import { builtFolder, guestbookTemplate } from '#model/built-folder.ts';
import { type Content, contentFiles } from '#model/content-schema.ts';
import { type GuestbookRenderer, type GuestbookView, viewMarks } from '#model/guestbook-view.ts';
import { stampName, warningsName } from './build-inputs.ts';
import { engineFolder } from './engine-folder.ts';
import { compressFiles } from './hosting/compress.ts';
import { writeContentSecurityPolicy } from './hosting/content-security-policy.ts';
import { writeDiscoveryFiles } from './hosting/discovery-files.ts';
import { headersFile, writeHeadersFile } from './hosting/headers-file.ts';
import { listHosts, listTrustedTypes } from './hosting/hosts.ts';
import { describeNeeds } from './hosting/needed-services.ts';
import { describeForServer, isRenderedByServer } from './hosting/server-settings.ts';
import type { Manifest } from './manifest.ts';
import { beginBuild, type NewBuild, removeLeftovers } from './output/build-folder.ts';
import { writePageData } from './page-data.ts';
import { fillGuestbookTemplate, fillTemplate } from './page-template.ts';
import { listDocumentPolicies } from './plugins/youtube-document.ts';
import { createSiteConfig } from './site-config.ts';
import { separateStyles } from './style-files.ts';
import { takeOrWarn, takesMessages } from './taken-messages.ts';
import { noteBuild } from './unchanged-build.ts';

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
    const writeOptions = { ...options, contentFolder, messages, ownPages: listOwnPages(ownFiles.files), onProgress };
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
  ownPages: string[];
  /** To take along in the guestbook's page. */
  messages: GuestbookView | undefined;
  onProgress: (sentence: string) => void;
};

/** Returns how many pages it wrote. */
async function writeBuild(
  { name, folder }: NewBuild,
  content: Content,
  { contentFolder, cache, messages, ownPages, onProgress, ...options }: WriteOptions,
): Promise<number> {
  const base = options.base ?? content.site.base;
  const siteFolder = join(folder, builtFolder.site);
  // A new folder each time: a process that builds several sites would get cached modules of the first.
  const prerenderPrefix = 'prerender-';
  await removeLeftovers(cache, prerenderPrefix);
  const isRendered = isRenderedByServer(content);
  const prerenderFolder = isRendered ? join(folder, builtFolder.render) : join(cache, prerenderPrefix + name);
  // Bundles the packages, as Node would resolve them from the owner's folder.
  const ssr = { noExternal: true } as const;
  const run = (buildOptions: BuildEnvironmentOptions) =>
    build(
      mergeConfig(createSiteConfig({ content: contentFolder, cache }), {
        configFile: false,
        base,
        logLevel: 'warn',
        ssr,
        build: buildOptions,
      }),
    );

  onProgress('Building pages…');
  const bundles = await Promise.allSettled([
    run({ outDir: siteFolder }),
    run({
      ssr: true,
      outDir: prerenderFolder,
      manifest: false,
      rolldownOptions: {
        input: ['enter-prerender', ...(isRendered || messages ? ['enter-server'] : [])].map((entry) =>
          join(engineFolder, `site/entry/${entry}.tsx`),
        ),
        // .mjs, as the owner's package.json may lack "type": "module".
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    }),
  ]);
  // Only now, so that neither writes into a folder that is being removed.
  for (const bundle of bundles) if (bundle.status === 'rejected') throw bundle.reason;

  const policy = writeContentSecurityPolicy(listHosts(content), listTrustedTypes(content));
  const manifest: Manifest = JSON.parse(await readFile(join(siteFolder, '.vite/manifest.json'), 'utf8'));
  const template = await separateStyles(siteFolder, await readFile(join(siteFolder, 'index.html'), 'utf8'));
  const { renderPage, pagePaths, icons } = (await import(
    pathToFileURL(join(prerenderFolder, 'enter-prerender.mjs')).href
  )) as typeof import('#site/entry/enter-prerender.tsx');
  let guestbook: { file: string; html: string } | undefined;
  for (const path of pagePaths) {
    const page = await renderPage(path);
    const file = join(siteFolder, path.endsWith('/404') ? `${path}.html` : join(path, 'index.html'));
    await mkdir(dirname(file), { recursive: true });
    const { language } = content.site;
    const { header } = content.delights;
    const parts = { template, page, policy, manifest, base, language, header };
    await writeFile(file, fillTemplate(parts));
    if (path === contentFiles.guestbookPage.address) guestbook = { file, html: fillGuestbookTemplate(parts) };
    await writePageData(dirname(file), page.data, manifest);
  }
  if (guestbook && isRendered) await writeFile(join(prerenderFolder, guestbookTemplate), guestbook.html);
  if (guestbook && messages) {
    // Only now, because the page is rendered with what loads late as soon as this module is there.
    const { renderGuestbook } = (await import(
      pathToFileURL(join(prerenderFolder, 'enter-server.mjs')).href
    )) as GuestbookRenderer;
    const { body, data } = await renderGuestbook(messages);
    await writeFile(
      guestbook.file,
      guestbook.html.replace(viewMarks.data, () => data).replace(viewMarks.body, () => body),
    );
  }
  await writeDiscoveryFiles({ siteFolder, content, base, pagePaths, icons });
  const settings = describeForServer(content, base, policy, listDocumentPolicies(content), ownPages);
  await writeFile(join(siteFolder, headersFile), writeHeadersFile({ ...settings, pagePaths }));
  await writeFile(join(folder, builtFolder.settings), `${JSON.stringify(settings, null, 2)}\n`);
  await rm(isRendered ? join(prerenderFolder, 'enter-prerender.mjs') : prerenderFolder, { recursive: true });
  await rm(join(siteFolder, '.vite'), { recursive: true });

  onProgress('Compressing…');
  await compressFiles(siteFolder, openBuildCache(cache));
  return pagePaths.length;
}
