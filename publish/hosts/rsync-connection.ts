import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connect, FileConnection, HostedFile, LocalFile, OnSent } from '../connection.ts';
import { inGroups } from '../file-groups.ts';
import { hostedManifest } from '../manifest.ts';
import { isPage } from '../plan.ts';
import { MissingThere, makeRsync } from '../rsync/rsync.ts';
import { openSshSession } from '../ssh/ssh-session.ts';

/** Where rsync keeps what has arrived before it is in its place. */
const waitingFolder = '.~tmp~';

/** Any machine with SSH and rsync, which compares the files there and sends only what differs. */
export const connectRsync: Connect = async (options): Promise<FileConnection> => {
  const session = await openSshSession(options);
  const folder = (options.settings.folder ?? '').replace(/\/*$/, '/');
  const { there, run } = makeRsync({ ...options, session, folder });
  const empty = join(session.folder, 'empty');

  async function sendTogether(files: readonly LocalFile[]): Promise<void> {
    // Those of a site are for everybody to read; folders are as the machine makes them.
    const args = ['--checksum', '--perms', '--chmod=F644', '--no-implied-dirs', '--from0', '--files-from=-'];
    // All pages are there before the first of them is in its place.
    if (files.some(({ path }) => isPage(path))) args.push('--delay-updates');
    await run([...args, `${sourceFolderOf(files)}/`, there], files.map(({ path }) => `${path}\0`).join(''));
  }

  async function makeEmpty(): Promise<string> {
    await mkdir(empty, { recursive: true });
    return `${empty}/`;
  }

  return {
    kind: 'files',
    async signIn() {
      await run(['--dirs', '--list-only', there]).catch((error: unknown) => {
        if (!(error instanceof MissingThere)) throw error;
      });
    },
    async list() {
      const listed = await run(['--recursive', '--list-only', there]).catch(async (error: unknown) => {
        if (!(error instanceof MissingThere)) throw error;
        // One level is made. A folder that is nowhere near is a mistake in the settings.
        await run(['--dirs', await makeEmpty(), there]);
        return '';
      });
      return readListing(listed).filter(({ path }) => path !== hostedManifest && !path.includes(`${waitingFolder}/`));
    },
    async send(files, onSent: OnSent) {
      for (const group of inGroups(files)) {
        await sendTogether(group);
        for (const file of group) await onSent(file);
      }
    },
    async remove(paths) {
      // What no pattern names is neither looked at nor removed.
      const patterns = [...new Set(paths.flatMap(withParents))].map((path) => `/${escapePattern(path)}\n`).join('');
      const args = ['--recursive', '--delete', '--existing', '--ignore-existing', '--include-from=-', '--exclude=*'];
      await run([...args, await makeEmpty(), there], patterns);
    },
    manifest: {
      async read() {
        const file = join(session.folder, 'read.json');
        try {
          await run([`${there}${hostedManifest}`, file]);
        } catch (error) {
          if (error instanceof MissingThere) return undefined;
          throw error;
        }
        return readFile(file, 'utf8');
      },
      async write(text) {
        const file = join(session.folder, hostedManifest);
        await writeFile(file, text);
        await run(['--checksum', '--perms', '--chmod=F644', file, there]);
      },
    },
    close: session.close,
  };
};

/** `-rw-r--r--          1,234 2026/11/26 23:40:00 projects/index.html` */
function readListing(text: string): HostedFile[] {
  const lines = [...text.matchAll(/^-\S+ +([\d,.]+) [\d/]+ [\d:]+ (.+)$/gm)];
  return lines.map(([, bytes = '', path = '']) => ({ path, bytes: Number(bytes.replace(/\D/g, '')) }));
}

/** The built site's folder, to which the paths are relative. */
function sourceFolderOf([first]: readonly LocalFile[]): string {
  return first === undefined ? '' : first.source.slice(0, -first.path.length - 1);
}

/** `a/b/c.html` with `a/` and `a/b/`: rsync looks only into folders that a pattern names. */
function withParents(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => `${parts.slice(0, index + 1).join('/')}${index < parts.length - 1 ? '/' : ''}`);
}

/** To rsync, a backslash is an escape only where there is something to escape. */
const escapePattern = (path: string) => (/[*?[]/.test(path) ? path.replace(/[*?[\\]/g, '\\$&') : path);
