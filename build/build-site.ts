import '#server/require-node.mjs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type BuildEnvironmentOptions, build, mergeConfig } from 'vite';
import { readContentOnce } from '#content-reader/content-cache.ts';
import { formatNotes, formatProblems } from '#content-reader/problem.ts';
import type { Content } from '#content-reader/sheets.ts';
import { builtFolder } from '#model/built-folder.ts';
import { beginBuild, type NewBuild, removeLeftovers } from './build-folder.ts';
import { compressFiles } from './compress.ts';
import { writeContentSecurityPolicy } from './content-security-policy.ts';
import { writeDiscoveryFiles } from './discovery-files.ts';
import { headersFile, writeHeadersFile } from './headers-file.ts';
import { listHosts, listTrustedTypes } from './hosts.ts';
import { describeNeeds } from './needed-services.ts';
import { fillTemplate, type Manifest } from './page-template.ts';
import { describeForServer } from './server-settings.ts';
import { createSiteConfig } from './site-config.ts';
import { listDocumentPolicies } from './youtube-document.ts';
import { fingerprintInputs, notesName, stampName } from './build-inputs.ts';
import { readBuildOptions } from '../scripts/command-options.ts';

const project = fileURLToPath(new URL('..', import.meta.url));

export type BuildOptions = {
  /** Gets `site/`, the files to serve, and `server.json`, what the server must know, all at once when they are finished. */
  outFolder?: string | undefined;
  contentFolder?: string;
  /** Instead of the base in site.yaml. */
  base?: string | undefined;
  /** What it is built from, to be noted beside the site. */
  stamp?: string | undefined;
  onProgress?: (sentence: string) => void;
  /** Told once, at the end: what the owner should look at, though nothing is stopped by it. */
  onNotes?: (notes: string) => void;
};

/** The owner's mistakes: the message lists all of them. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/**
 * Builds the site aside, and puts it in the place of the one before when it is finished. Resolves with what to tell the
 * owner about where it can lie. Rejects with ContentError when the content has mistakes.
 */
export async function buildSite(options: BuildOptions = {}): Promise<{ needs: string }> {
  const {
    outFolder = join(project, 'dist'),
    contentFolder = join(project, 'content'),
    onProgress = () => {},
    onNotes = () => {},
  } = options;
  onProgress('Reading content …');
  const { content, notes, problems } = await readContentOnce(contentFolder);
  if (problems) throw new ContentError(formatProblems(problems));
  const newBuild = await beginBuild(resolve(outFolder));
  try {
    const pageCount = await writeBuild(newBuild, content, { ...options, contentFolder, onProgress });
    if (options.stamp !== undefined) await writeFile(join(newBuild.folder, stampName), options.stamp);
    const told = formatNotes(notes);
    await writeFile(join(newBuild.folder, notesName), told);
    await newBuild.publish();
    onProgress(`Built ${pageCount} pages.`);
    if (told) onNotes(told);
    return { needs: describeNeeds(content.site) };
  } catch (error) {
    await newBuild.discard();
    throw error;
  }
}

type WriteOptions = Pick<BuildOptions, 'base'> & Required<Pick<BuildOptions, 'contentFolder' | 'onProgress'>>;

/** Returns how many pages it wrote. */
async function writeBuild(
  { name, folder }: NewBuild,
  content: Content,
  { contentFolder, onProgress, ...options }: WriteOptions,
): Promise<number> {
  const base = options.base ?? content.site.base;
  const siteFolder = join(folder, builtFolder.site);
  // Within the project, where the prerender finds the packages; and never the same twice, because a process that builds
  // several sites would get the first one's modules again.
  const cache = join(project, '.cache');
  const prerenderPrefix = 'prerender-';
  await removeLeftovers(cache, prerenderPrefix);
  const prerenderFolder = join(cache, prerenderPrefix + name);
  const run = (buildOptions: BuildEnvironmentOptions) =>
    build(
      mergeConfig(createSiteConfig(contentFolder), { configFile: false, base, logLevel: 'warn', build: buildOptions }),
    );

  onProgress('Building pages …');
  await run({ outDir: siteFolder });
  await run({ ssr: 'enter-prerender.tsx', outDir: prerenderFolder, manifest: false });

  const policy = writeContentSecurityPolicy(listHosts(content), listTrustedTypes(content));
  const manifest: Manifest = JSON.parse(await readFile(join(siteFolder, '.vite/manifest.json'), 'utf8'));
  const template = await readFile(join(siteFolder, 'index.html'), 'utf8');
  const { renderPage, pagePaths, icons } = (await import(
    pathToFileURL(join(prerenderFolder, 'enter-prerender.js')).href
  )) as typeof import('#site/enter-prerender.tsx');
  for (const path of pagePaths) {
    const page = await renderPage(path);
    const file = join(siteFolder, path.endsWith('/404') ? `${path}.html` : join(path, 'index.html'));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, fillTemplate({ template, page, policy, manifest, base, language: content.site.language }));
  }
  await writeDiscoveryFiles({ siteFolder, content, base, pagePaths, icons });
  const settings = describeForServer(content, base, policy, listDocumentPolicies(content));
  await writeFile(join(siteFolder, headersFile), writeHeadersFile({ ...settings, pagePaths }));
  await writeFile(join(folder, builtFolder.settings), `${JSON.stringify(settings, null, 2)}\n`);
  await rm(prerenderFolder, { recursive: true });
  await rm(join(siteFolder, '.vite'), { recursive: true });

  onProgress('Compressing …');
  await compressFiles(siteFolder);
  return pagePaths.length;
}

if (import.meta.main) {
  try {
    const options = readBuildOptions(process.argv.slice(2));
    const isUsual = options.base === undefined && options.outFolder === join(project, 'dist');
    const { needs } = await buildSite({
      ...options,
      // So that the next start finds it built.
      ...(isUsual && { stamp: fingerprintInputs(project) }),
      onProgress: console.log,
      onNotes: (notes) => console.log(`\n${notes}`),
    });
    console.log(needs);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
