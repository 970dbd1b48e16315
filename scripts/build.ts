import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type BuildEnvironmentOptions, build, mergeConfig } from 'vite';
import { readContentOnce } from '#content-reader/content-cache.ts';
import { formatNotes, formatProblems } from '#content-reader/problem.ts';
import { compressFiles } from './build/compress.ts';
import { writeContentSecurityPolicy } from './build/content-security-policy.ts';
import { writeDiscoveryFiles } from './build/discovery-files.ts';
import { listHosts } from './build/hosts.ts';
import { fillTemplate, type Manifest } from './build/page-template.ts';
import { describeForServer } from './build/server-settings.ts';
import { createSiteConfig } from './build/site-config.ts';
import { listDocumentPolicies } from './build/youtube-document.ts';
import { notesName, stampName } from './build-inputs.ts';

const project = fileURLToPath(new URL('..', import.meta.url));

export type BuildOptions = {
  /** Gets `site/`, the files to serve, and `server.json`, what the server must know. */
  outFolder?: string | undefined;
  contentFolder?: string;
  /** Instead of the base in site.yaml. */
  base?: string | undefined;
  onProgress?: (sentence: string) => void;
  /** Told once, at the end: what the owner should look at, though nothing is stopped by it. */
  onNotes?: (notes: string) => void;
};

/** The owner's mistakes: the message lists all of them. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/** Builds the site. Rejects with ContentError when the content has mistakes. */
export async function buildSite(options: BuildOptions = {}): Promise<void> {
  const {
    outFolder = join(project, 'dist'),
    contentFolder = join(project, 'content'),
    onProgress = () => {},
    onNotes = () => {},
  } = options;
  onProgress('Reading content …');
  const { content, notes, problems } = await readContentOnce(contentFolder);
  if (problems) throw new ContentError(formatProblems(problems));
  const base = options.base ?? content.site.base;
  const out = resolve(outFolder);
  // From here on the folder is not what a stamp in it says.
  await rm(join(out, stampName), { force: true });
  const siteFolder = join(out, 'site');
  // Within the project, where the prerender finds the packages; and never the same twice, because a process that builds
  // several sites would get the first one's modules again.
  const prerenderFolder = join(project, '.cache', `prerender-${randomUUID()}`);
  const run = (buildOptions: BuildEnvironmentOptions) =>
    build(
      mergeConfig(createSiteConfig(contentFolder), { configFile: false, base, logLevel: 'warn', build: buildOptions }),
    );

  onProgress('Building pages …');
  await run({ outDir: siteFolder });
  await run({ ssr: 'enter-prerender.tsx', outDir: prerenderFolder, manifest: false });

  const policy = writeContentSecurityPolicy(listHosts(content));
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
  await writeFile(join(out, 'server.json'), `${JSON.stringify(settings, null, 2)}\n`);
  await rm(prerenderFolder, { recursive: true });
  await rm(join(siteFolder, '.vite'), { recursive: true });

  onProgress('Compressing …');
  await compressFiles(siteFolder);
  const told = formatNotes(notes);
  await writeFile(join(out, notesName), told);
  onProgress(`Built ${pagePaths.length} pages.`);
  if (told) onNotes(told);
}

if (import.meta.main) {
  const printNotes = (notes: string) => console.log(`\n${notes}`);
  const { values } = parseArgs({ options: { base: { type: 'string' }, out: { type: 'string' } } });
  try {
    await buildSite({ base: values.base, outFolder: values.out, onProgress: console.log, onNotes: printNotes });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
