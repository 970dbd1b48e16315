import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import packageFile from '../../package.json' with { type: 'json' };

/**
 * Compiles what an owner's machine runs, from the commands down, into the folder of the compiled engine, because Node does not
 * run TypeScript in node_modules. The package's dependencies stay external, all others are bundled. Each verb loads only
 * the chunks it needs.
 */
export async function compileEngine(project: string = process.cwd(), out = join(project, 'engine')): Promise<void> {
  const external = Object.keys(packageFile.dependencies);
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
      // The licenses of bundled packages must be distributed with the code.
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        input: {
          main: join(project, 'cli/main.ts'),
          'check-worker': join(project, 'server/storage/check-worker.ts'),
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
  cpSync(join(project, 'server/storage/migrations'), join(out, 'migrations'), { recursive: true });
}
