import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** What `readFile` gives. */
export type Bytes = Buffer<ArrayBuffer>;
/** A file of the built site that is answered from memory, with the compressed forms that are worth sending. */
export type SmallFile = { path: string; forms: { identity: Bytes; gzip?: Bytes; br?: Bytes } };
/** A file that is read from the disk whenever it is asked for. */
export type LargeFile = { path: string; diskPath: string };
export type SiteFile = SmallFile | LargeFile;

/** Files over this size that have no compressed form stay on the disk: songs, the resume, large pictures. */
export const maxSmallFileBytes = 262_144;

/**
 * Reads the folder of the built site. `path` is relative to it and has forward slashes. Compressed forms belong to
 * their file; hidden files (but for `.well-known`), links, and what is written for other hosts are left out.
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
  const isForm = (path: string) => /\.(br|gz)$/.test(path) && known.has(path.replace(/\.(br|gz)$/, ''));

  const files = paths.filter((path) => !isForm(path)).sort();
  return await Promise.all(files.map((path) => readSiteFile(folder, path, known)));
}

async function readSiteFile(folder: string, path: string, known: Set<string>): Promise<SiteFile> {
  const diskPath = join(folder, path);
  const isCompressed = known.has(`${path}.br`) || known.has(`${path}.gz`);
  if (!isCompressed && (await stat(diskPath)).size > maxSmallFileBytes) return { path, diskPath };

  const read = (ending: string) => (known.has(path + ending) ? readFile(diskPath + ending) : undefined);
  const [identity, gzip, br] = await Promise.all([readFile(diskPath), read('.gz'), read('.br')]);
  const isSmaller = (form: Bytes | undefined): form is Bytes => form !== undefined && form.length < identity.length;
  return { path, forms: { identity, ...(isSmaller(gzip) && { gzip }), ...(isSmaller(br) && { br }) } };
}
