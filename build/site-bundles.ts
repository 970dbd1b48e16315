import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { BuildCache } from '#content-reader/cache/build-cache.ts';
import type { StyleSheet } from '#content-reader/own-files/style-sheet.ts';
import { hashBytes } from '#content-reader/pictures/file-hash.ts';
import type { Environment } from '#server/environment.ts';
import { fingerprintEngine } from './build-inputs.ts';
import type { BundleOptions } from './bundle-site.ts';
import { packFolder, unpackFolder } from './packed-folder.ts';

type SiteBundles = Omit<BundleOptions, 'nodeEnv'> & {
  /** The content in them: `BuiltContent.bundled`. */
  bundled: string;
  /** The owner's, which the browsers' bundle has. */
  styleSheet: StyleSheet | undefined;
  /** What renders pages, in `site/entry/`. */
  entries: readonly string[];
  siteFolder: string;
  renderFolder: string;
};

/** Vite's rule: it builds for production, unless the environment says otherwise, as that of a test does. */
export const readNodeEnv = ({ NODE_ENV }: Environment): string => NODE_ENV || 'production';

/**
 * Writes the bundles of a site, for browsers and for rendering. They come from the last build if nothing in them has changed
 * since: the bundler takes most of the time of building a small site.
 */
export async function writeSiteBundles(
  { bundled, styleSheet, entries, siteFolder, renderFolder, ...options }: SiteBundles,
  cache: BuildCache,
): Promise<void> {
  const nodeEnv = readNodeEnv(process.env);
  const common = [fingerprintEngine(), nodeEnv, options.base, bundled];
  const write = async (name: string, key: unknown[], folder: string, bundle: () => Promise<void>) => {
    let isThere = false;
    const packed = await cache.getLast(name, hashKey([...common, ...key]), async () => {
      await bundle();
      isThere = true;
      return packFolder(folder);
    });
    if (!isThere) await unpackFolder(packed, folder);
  };
  // Loading the bundler takes half a second.
  const loading = () => import('./bundle-site.ts');
  const written = await Promise.allSettled([
    write('bundle-for-browsers', await describeStyleSheet(styleSheet), siteFolder, async () =>
      (await loading()).bundleForBrowsers(siteFolder, options),
    ),
    write('bundle-for-rendering', [entries], renderFolder, async () =>
      (await loading()).bundleForRendering(renderFolder, { ...options, entries, nodeEnv }),
    ),
  ]);
  // Only now, so that neither writes into a folder that is being removed.
  for (const one of written) if (one.status === 'rejected') throw one.reason;
}

async function describeStyleSheet(sheet: StyleSheet | undefined): Promise<unknown[]> {
  if (!sheet) return [];
  const hashes = sheet.files.map(async ({ absolutePath }) => hashBytes(await readFile(absolutePath)));
  return [sheet, await Promise.all(hashes)];
}

const hashKey = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');
