import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { beginBuild, type NewBuild } from './build-folder.ts';

/** An empty location for a build. Its test builds are a page and settings that both consist of the build's name. */
export async function makeLocation() {
  const parent = await mkdtemp(join(tmpdir(), 'bonbon-'));
  const out = join(parent, 'dist');
  const begin = async (what: string) => {
    const build = await beginBuild(out);
    await writeParts(build, what);
    return build;
  };
  return {
    parent,
    out,
    store: join(parent, '.dist'),
    /** The name of the current build; its page and settings must agree. */
    read: async () => {
      const [page, settings] = await Promise.all(
        ['site/index.html', 'server.json'].map((name) => readFile(join(out, name), 'utf8')),
      );
      expect(settings).toBe(page);
      return page;
    },
    begin,
    build: async (what: string) => {
      const build = await begin(what);
      await build.publish();
      return build;
    },
    // Synchronous, because a test may have mocked node:fs/promises.
    [Symbol.dispose]: () => rmSync(parent, { recursive: true }),
  };
}
export type LocationFixture = Awaited<ReturnType<typeof makeLocation>>;

export async function writeParts({ folder }: Pick<NewBuild, 'folder'>, what: string, stamp = false): Promise<void> {
  await mkdir(join(folder, 'site'), { recursive: true });
  await writeFile(join(folder, 'site/index.html'), what);
  await writeFile(join(folder, 'server.json'), what);
  if (stamp) await writeFile(join(folder, 'built-from'), what);
}
