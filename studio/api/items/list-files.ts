import { join } from 'node:path';
import type { Site } from '#studio/api/site/open-site.ts';

/** The file at a path below the site's folder, or all files in the folder there; `path` is what follows, '' for the file itself. */
export async function listFiles(site: Site, place: string): Promise<{ path: string; absolutePath: string }[]> {
  const absolutePath = join(site.folder, place);
  const found = await site.fs.stat(absolutePath).catch(() => undefined);
  if (!found) return [];
  if (!found.isDirectory()) return [{ path: '', absolutePath }];
  const names = await site.fs.readdir(absolutePath);
  const below = await Promise.all(names.map((name) => listFiles(site, `${place}/${name}`)));
  return below.flatMap((files, index) => files.map((file) => ({ ...file, path: `/${names[index]}${file.path}` })));
}
