import { Readable, Writable } from 'node:stream';
import { Client, FTPError } from 'basic-ftp';
import type { Connect, FileConnection, HostedFile, LocalFile, OnSent } from '../connection.ts';
import { inGroups } from '../file-groups.ts';
import { foldersOf } from '../folders-of.ts';
import { explainFtps } from '../ftps/ftps-error.ts';
import { implicitPort, knowServer, securityOf, usualPort } from '../ftps/know-server.ts';
import { findKnownCertificate } from '../ftps/known-certificates.ts';
import { hostedManifest } from '../manifest.ts';
import { PublishError } from '../publish-error.ts';
import { withRetries } from '../retries.ts';
import { readSshTarget } from '../ssh/ssh-target.ts';

/** Where files arrive before they are moved to their places. */
const waitingFolder = '.bonbon-waiting';
/** In milliseconds, of silence. */
const maxSilentMs = 60_000;

/**
 * Web space with FTP over TLS. Without encryption, or with a certificate that neither anybody vouches for nor the owner has
 * confirmed, no password is sent.
 */
export const connectFtps: Connect = async (options): Promise<FileConnection> => {
  const { settings, key: password, signal, siteFolder } = options;
  if (password === undefined) throw new PublishError('key', 'FTPS needs a password.');
  const { user = '', host, port = usualPort } = readSshTarget(settings);
  const folder = settings.folder ?? '';
  await knowServer({ host, port }, options);
  const client = new Client(maxSilentMs);
  const stop = () => client.close();
  signal.addEventListener('abort', stop);
  let root = folder;

  async function open(): Promise<void> {
    const secure = port === implicitPort ? 'implicit' : true;
    const secureOptions = await securityOf({ host, port }, siteFolder);
    await client.access({ host, port, user, password: password ?? '', secure, secureOptions });
    // Without a slash, it begins where the server puts the owner.
    root = folder.startsWith('/') ? folder : `${(await client.pwd()).replace(/\/$/, '')}/${folder}`;
    root = root.replace(/\/+$/, '');
  }

  const run = <Result>(work: () => Promise<Result>): Promise<Result> =>
    withRetries(async () => {
      try {
        if (client.closed) await open();
        return await work();
      } catch (error) {
        signal.throwIfAborted();
        const isKnown = (await findKnownCertificate(siteFolder, { host, port })) !== undefined;
        throw explainFtps(error, { host, folder, isKnown });
      }
    }, options);

  const known = new Set<string>();
  async function makeFolder(path: string): Promise<void> {
    if (known.has(path)) return;
    await client.sendIgnoringError(`MKD ${root}/${path}`);
    known.add(path);
  }

  async function move(from: string, path: string): Promise<void> {
    try {
      await client.rename(from, `${root}/${path}`);
    } catch (error) {
      if (!(error instanceof FTPError)) throw error;
      // A server that replaces no file: this one has to go first.
      await client.remove(`${root}/${path}`, true);
      await client.rename(from, `${root}/${path}`);
    }
  }

  /** All of them arrive before the first is moved to its place, so no visitor gets half of one. */
  async function sendTogether(files: readonly { path: string; source: string | Readable }[]): Promise<void> {
    await makeFolder(waitingFolder);
    for (const [index, { source }] of files.entries()) {
      await client.uploadFrom(source, `${root}/${waitingFolder}/${index}`);
    }
    for (const [index, { path }] of files.entries()) {
      for (const outer of foldersOf(path)) await makeFolder(outer);
      await move(`${root}/${waitingFolder}/${index}`, path);
    }
  }

  async function removeFolder(path: string): Promise<void> {
    await client.sendIgnoringError(`RMD ${root}/${path}`);
    known.delete(path);
  }

  async function listFolder(path: string): Promise<HostedFile[]> {
    const files: HostedFile[] = [];
    for (const entry of await client.list(`${root}/${path}`)) {
      const inner = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.name === '.' || entry.name === '..' || inner === waitingFolder || inner === hostedManifest) continue;
      if (entry.isFile) files.push({ path: inner, bytes: entry.size });
      else if (entry.isDirectory) {
        known.add(inner);
        files.push(...(await listFolder(inner)));
      }
    }
    return files;
  }

  return {
    kind: 'files',
    signIn: () => run(async () => void (await client.pwd())),
    list: () =>
      run(async () => {
        // What is there already is no mistake; a folder that is nowhere near is one.
        await client.sendIgnoringError(`MKD ${root}`);
        await client.cd(root);
        return listFolder('');
      }),
    async send(files: readonly LocalFile[], onSent: OnSent) {
      for (const group of inGroups(files)) {
        await run(() => sendTogether(group));
        for (const file of group) await onSent(file);
      }
      await run(() => removeFolder(waitingFolder));
    },
    remove: (paths) =>
      run(async () => {
        for (const path of paths) {
          try {
            await client.remove(`${root}/${path}`);
          } catch (error) {
            const isGone = error instanceof FTPError && (await client.size(`${root}/${path}`).catch(() => -1)) === -1;
            if (!isGone) throw error;
          }
        }
        const folders = [...new Set(paths.flatMap(foldersOf))].sort((one, other) => other.length - one.length);
        // One that has other files in it stays.
        for (const inner of folders) await removeFolder(inner);
      }),
    manifest: {
      read: () =>
        run(async () => {
          const parts: Buffer[] = [];
          const writable = new Writable({
            write: (part: Buffer, _encoding, done) => {
              parts.push(part);
              done();
            },
          });
          try {
            await client.downloadTo(writable, `${root}/${hostedManifest}`);
          } catch (error) {
            if (error instanceof FTPError && error.code === 550) return undefined;
            throw error;
          }
          return Buffer.concat(parts).toString('utf8');
        }),
      write: (text) =>
        run(async () => {
          await sendTogether([{ path: hostedManifest, source: Readable.from([Buffer.from(text)]) }]);
          await removeFolder(waitingFolder);
        }),
    },
    async close() {
      signal.removeEventListener('abort', stop);
      client.close();
    },
  };
};
