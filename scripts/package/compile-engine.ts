import { join } from 'node:path';
import { bundleForNode } from '#build/bundle-for-node.ts';
import { bundleStudio } from '#studio/api/bundle/bundle-studio.ts';
import packageFile from '../../package.json' with { type: 'json' };

/**
 * Compiles what an owner's machine runs, from the commands down, into the folder of the compiled engine, because Node does not
 * run TypeScript in node_modules. The package's dependencies stay external, all others are bundled. Each verb loads only
 * the chunks it needs.
 */
export async function compileEngine(project: string = process.cwd(), out = join(project, 'engine')): Promise<void> {
  await bundleForNode({
    project,
    out,
    input: {
      main: join(project, 'cli/main.ts'),
      'build-program': join(project, 'build/build-program.ts'),
      'song-worker': join(project, 'studio/api/media/song/song-worker.ts'),
    },
    external: Object.keys(packageFile.dependencies),
    // The licenses of bundled packages must be distributed with the code.
    license: 'licenses.md',
  });
  // Where studio/api/bundle/studio-bundle.ts looks for it.
  await bundleStudio(join(out, 'studio'), { engine: project });
}
