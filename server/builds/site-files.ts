import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** As returned by `readFile`. */
export type Bytes = Buffer<ArrayBuffer>;
/** A file that is served from memory, with the compressed variants that are smaller. */
type SmallFile = { path: string; variants: { identity: Bytes; gzip?: Bytes; br?: Bytes } };
/** A file that is streamed from the disk. */
type LargeFile = { path: string; diskPath: string };
export type SiteFile = SmallFile | LargeFile;

/** Larger files without a compressed variant stay on the disk: songs, the resume, large pictures. */
const maxSmallFileBytes = 262_144;

/** All at once would leave garbage of several MiB, and a site of a thousand characters needs more than a process may open. */
const maxOpenFiles = 8;

/**
 * Reads the folder of the built site. Paths are relative to it, with forward slashes. Compressed variants belong to their
 * file. Skips hidden files (except `.well-known`), links, and files for other hosts.
 */
export async function readSiteFiles(folder: string): Promise<SiteFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    // Rules for Netlify and Cloudflare Pages.
    .filter((path) => path !== '_headers')
    .filter((path) => !path.split('/').some((name) => name.startsWith('.') && name !== '.well-known'));
  const known = new Set(paths);
  const isVariant = (path: string) => /\.(br|gz)$/.test(path) && known.has(path.replace(/\.(br|gz)$/, ''));

  const files = paths.filter((path) => !isVariant(path)).sort();
  const read: SiteFile[] = [];
  for (let first = 0; first < files.length; first += maxOpenFiles) {
    const some = files.slice(first, first + maxOpenFiles);
    read.push(...(await Promise.all(some.map((path) => readSiteFile(folder, path, known)))));
  }
  return read;
}

async function readSiteFile(folder: string, path: string, known: Set<string>): Promise<SiteFile> {
  const diskPath = join(folder, path);
  const isCompressed = known.has(`${path}.br`) || known.has(`${path}.gz`);
  if (!isCompressed && (await stat(diskPath)).size > maxSmallFileBytes) return { path, diskPath };

  const read = (ending: string) => (known.has(path + ending) ? readFile(diskPath + ending) : undefined);
  const [identity, gzip, br] = await Promise.all([readFile(diskPath), read('.gz'), read('.br')]);
  const isSmaller = (bytes: Bytes | undefined): bytes is Bytes => bytes !== undefined && bytes.length < identity.length;
  return { path, variants: { identity, ...(isSmaller(gzip) && { gzip }), ...(isSmaller(br) && { br }) } };
}
