import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildOptions, buildSite } from '#build/build-site.ts';
import { testSite } from '../scripts/test-site.ts';

/**
 * Builds the tests' site with another site.yaml: each of `changes` replaces a text in it. Returns the folder to serve;
 * `remove` deletes everything.
 */
export async function buildChangedSite(
  changes: [text: string, replacement: string][],
  options: Partial<BuildOptions> = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'bonbon-'));
  const contentFolder = join(folder, 'content');
  await cp(testSite.content, contentFolder, { recursive: true });
  let settings = await readFile(join(testSite.content, 'site.yaml'), 'utf8');
  for (const [text, replacement] of changes) {
    if (!settings.includes(text)) throw new Error(`site.yaml has no ${text}`);
    settings = settings.replace(text, replacement);
  }
  await writeFile(join(contentFolder, 'site.yaml'), settings);
  await buildSite({ ...testSite, content: contentFolder, dist: join(folder, 'dist'), ...options });
  return { siteFolder: join(folder, 'dist/site'), remove: () => rm(folder, { recursive: true }) };
}
