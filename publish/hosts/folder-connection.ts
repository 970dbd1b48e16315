import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { Connect, FileConnection, HostedFile } from '../connection.ts';
import { hashFile } from '../local-files.ts';
import { hostedManifest } from '../manifest.ts';
import { PublishError } from '../publish-error.ts';

/** Of a file that is not whole yet. */
const unfinished = /^\.bonbon-[0-9a-f]{8}\.unfinished$/;

/** A folder of this computer: a memory stick, a mounted disk, the folder of a web server. */
export const connectFolder: Connect = async ({ settings, siteFolder, signal }): Promise<FileConnection> => {
  const root = resolve(siteFolder, settings.folder ?? '');
  if (root === resolve(siteFolder) || resolve(siteFolder).startsWith(root + sep)) {
    throw new PublishError('settings', `${root} holds your site's own files. Choose a folder that is not in use.`);
  }
  const at = (path: string) => join(root, ...path.split('/'));

  async function put(path: string, write: (aside: string) => Promise<void>) {
    await mkdir(dirname(at(path)), { recursive: true });
    const aside = join(dirname(at(path)), `.bonbon-${randomUUID().slice(0, 8)}.unfinished`);
    try {
      await write(aside);
      await rename(aside, at(path));
    } catch (error) {
      await rm(aside, { force: true }).catch(() => {});
      throw error;
    }
  }

  return {
    kind: 'files',
    list: () =>
      told(root, async () => {
        await mkdir(root, { recursive: true });
        const files: HostedFile[] = [];
        for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
          const source = join(entry.parentPath, entry.name);
          const path = relative(root, source).replaceAll(sep, '/');
          if (!entry.isFile() || path === hostedManifest) continue;
          // Left by a publication that was killed.
          if (unfinished.test(entry.name)) await rm(source, { force: true });
          else files.push({ path, bytes: (await stat(source)).size, sha1: await hashFile(source) });
        }
        return files;
      }),
    send: (files, onSent) =>
      told(root, async () => {
        for (const file of files) {
          signal.throwIfAborted();
          await put(file.path, (aside) => copyFile(file.source, aside));
          await onSent(file);
        }
      }),
    remove: (paths) =>
      told(root, async () => {
        for (const path of paths) {
          await rm(at(path), { force: true });
          await removeEmptyFolders(dirname(at(path)), root);
        }
      }),
    manifest: {
      read: () => readFile(at(hostedManifest), 'utf8').catch(() => undefined),
      write: (text) => told(root, () => put(hostedManifest, (aside) => writeFile(aside, text))),
    },
    close: async () => {},
  };
};

async function removeEmptyFolders(folder: string, root: string): Promise<void> {
  if (folder === root || !folder.startsWith(root + sep)) return;
  const isGone = await rmdir(folder).then(
    () => true,
    () => false,
  );
  if (isGone) await removeEmptyFolders(dirname(folder), root);
}

/** The disk's refusals as sentences. */
async function told<Result>(root: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { code, path = root } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new PublishError('full', `There is no room left in ${root}.`);
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
      throw new PublishError('refused', `The system does not allow writing to ${path}.`);
    }
    if (code === 'ENOTDIR' || code === 'EEXIST' || code === 'EISDIR') {
      throw new PublishError('refused', `${basename(path)} stands in the way in ${root}: it is no folder, or no file.`);
    }
    throw error;
  }
}
