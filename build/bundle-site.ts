import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, mergeConfig, type UserConfig } from 'vite';
import { engineFolder } from './engine-folder.ts';
import { createSiteConfig } from './site-config.ts';
import { separateStyles } from './style-files.ts';

export type BundleOptions = {
  content: string;
  cache: string;
  base: string;
  /** As the environment says, and Vite obeys: `production`, unless tests run. */
  nodeEnv: string;
};

/** Writes what browsers load: scripts, style files and `index.html`, which is the template of all pages. */
export async function bundleForBrowsers(folder: string, options: Omit<BundleOptions, 'nodeEnv'>): Promise<void> {
  await runBundler(options, { build: { outDir: folder } });
  const index = join(folder, 'index.html');
  await writeFile(index, await separateStyles(folder, await readFile(index, 'utf8')));
}

/** Writes the modules that render pages, one for each of these files in `site/entry/`. */
export async function bundleForRendering(
  folder: string,
  { entries, nodeEnv, ...options }: BundleOptions & { entries: readonly string[] },
): Promise<void> {
  await runBundler(options, {
    // Bundles the packages, as Node would resolve them from the owner's folder.
    ssr: { noExternal: true },
    // Otherwise whoever runs it, build or server, gets React's slow version for developers unless the environment says so.
    define: { 'process.env.NODE_ENV': JSON.stringify(nodeEnv) },
    build: {
      ssr: true,
      outDir: folder,
      manifest: false,
      rolldownOptions: {
        input: entries.map((entry) => join(engineFolder, `site/entry/${entry}.tsx`)),
        // .mjs, as the owner's package.json may lack "type": "module".
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
}

async function runBundler({ base, ...folders }: Omit<BundleOptions, 'nodeEnv'>, config: UserConfig): Promise<void> {
  await build(mergeConfig(createSiteConfig(folders), { ...config, configFile: false, base, logLevel: 'warn' }));
}
