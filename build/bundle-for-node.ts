import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { locatePackagedFile, packagedFiles } from '#server/door/door-files.ts';

type Bundle = {
  /** The folder of the sources. */
  project: string;
  /** The files to start from, by the names of their bundles without `.js`. */
  input: Record<string, string>;
  /** Is emptied first. */
  out: string;
  /** Packages that stay imports; all others are bundled. */
  external?: string[];
  /** Writes the licenses of the bundled packages to this file. */
  license?: string;
};

/** Compiles TypeScript for Node, each input with what it imports, and what the server reads at run time beside it. */
export async function bundleForNode({ project, input, out, external = [], license }: Bundle): Promise<void> {
  await build({
    configFile: false,
    root: project,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      target: 'node24',
      outDir: out,
      emptyOutDir: true,
      sourcemap: true,
      minify: false,
      ...(license !== undefined && { license: { fileName: license } }),
      rolldownOptions: {
        input: {
          ...input,
          'check-worker': join(project, 'server/storage/check-worker.ts'),
          'backup-worker': join(project, 'server/backups/backup-worker.ts'),
        },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          comments: { legal: true, annotation: false, jsdoc: false },
          // A stack trace names file and line; the source is in the repository.
          sourcemapExcludeSources: true,
        },
      },
    },
  });
  await dropPackageMaps(out);
  await cp(join(project, 'server/storage/migrations'), join(out, 'migrations'), { recursive: true });
  await cp(join(project, 'server/door/door-files'), join(out, 'door-files'), { recursive: true });
  for (const name of Object.keys(packagedFiles)) await cp(locatePackagedFile(name), join(out, 'door-files', name));
}

/** A stack trace through a package says nothing of ours, and maps are half of what a bundled package takes. */
async function dropPackageMaps(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.js.map')) continue;
    const { sources } = JSON.parse(await readFile(join(folder, name), 'utf8')) as { sources: string[] };
    if (!sources.every((source) => source.includes('/node_modules/'))) continue;
    await rm(join(folder, name));
    const chunk = join(folder, name.slice(0, -'.map'.length));
    await writeFile(chunk, (await readFile(chunk, 'utf8')).replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'));
  }
}
