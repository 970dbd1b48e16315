import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildOptions, buildSite } from '#build/build-site.ts';
import { testSite } from '../scripts/test-site.ts';

/**
 * Builds the site of an owner who wrote something else in site.yaml, each of `changes` in place of what it says now.
 * Returns the folder to serve; `remove` takes all of it away.
 */
export async function buildChangedSite(changes: [now: string, other: string][], options: Partial<BuildOptions> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'bonbon-'));
  const contentFolder = join(folder, 'content');
  await cp(testSite.content, contentFolder, { recursive: true });
  let settings = await readFile(join(testSite.content, 'site.yaml'), 'utf8');
  for (const [now, other] of changes) {
    if (!settings.includes(now)) throw new Error(`site.yaml has no ${now}`);
    settings = settings.replace(now, other);
  }
  await writeFile(join(contentFolder, 'site.yaml'), settings);
  await buildSite({ ...testSite, content: contentFolder, dist: join(folder, 'dist'), ...options });
  return { siteFolder: join(folder, 'dist/site'), remove: () => rm(folder, { recursive: true }) };
}
