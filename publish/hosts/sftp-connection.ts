import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connect, FileConnection, LocalFile, OnSent } from '../connection.ts';
import { inGroups } from '../file-groups.ts';
import { foldersOf } from '../folders-of.ts';
import { hostedManifest } from '../manifest.ts';
import { PublishError } from '../publish-error.ts';
import { makeSftp, quotePath } from '../sftp/sftp.ts';
import { listTree } from '../sftp/sftp-listing.ts';
import { openSshSession } from '../ssh/ssh-session.ts';

/** Where files arrive before they are moved to their places. */
const waitingFolder = '.bonbon-waiting/';

/** Web space with SFTP and nothing else. The system's own program knows the owner's keys, agent and machines. */
export const connectSftp: Connect = async (options): Promise<FileConnection> => {
  const session = await openSshSession(options);
  const root = (options.settings.folder ?? '').replace(/\/*$/, '/');
  const { run } = makeSftp({ ...options, session, folder: root });
  const at = (path: string) => quotePath(root + path);
  const known = new Set<string>();

  /** All of them arrive before the first is moved to its place, so no visitor gets half of one. */
  async function sendTogether(files: readonly { path: string; source: string }[]): Promise<void> {
    const folders = [...new Set(files.flatMap(({ path }) => foldersOf(path)))].filter((folder) => !known.has(folder));
    const commands = [
      ...[waitingFolder.slice(0, -1), ...folders].map((folder) => `-mkdir ${at(folder)}`),
      ...files.flatMap(({ source }, index) => [
        `put ${quotePath(source)} ${at(waitingFolder + index)}`,
        // Files of other programs' making may be for their owner's eyes alone. Some hosts allow no change.
        `-chmod 644 ${at(waitingFolder + index)}`,
      ]),
      ...files.map(({ path }, index) => `rename ${at(waitingFolder + index)} ${at(path)}`),
    ];
    try {
      await run(commands);
    } catch (error) {
      if (!(error instanceof PublishError) || !/rename/.test(error.message)) throw error;
      // A server that replaces no file: this one has to go first.
      await run(
        commands.flatMap((command) => (command.startsWith('rename') ? [removeTarget(command), command] : [command])),
      );
    }
    for (const folder of folders) known.add(folder);
  }

  return {
    kind: 'files',
    signIn: async () => void (await run(['pwd'])),
    async list() {
      const { isThere, files, folders } = await listTree(run, root);
      for (const folder of folders) known.add(folder.slice(0, -1));
      // A folder that is nowhere near is a mistake in the settings.
      if (!isThere) await run([`mkdir ${quotePath(root.slice(0, -1))}`]);
      return files.filter(({ path }) => path !== hostedManifest && !path.startsWith(waitingFolder));
    },
    async send(files: readonly LocalFile[], onSent: OnSent) {
      for (const group of inGroups(files)) {
        await sendTogether(group);
        for (const file of group) await onSent(file);
      }
      await run([`-rmdir ${at(waitingFolder.slice(0, -1))}`]);
    },
    async remove(paths) {
      const folders = [...new Set(paths.flatMap(foldersOf))].sort((one, other) => other.length - one.length);
      const { complaints } = await run([
        ...paths.map((path) => `-rm ${at(path)}`),
        // One that has other files in it stays.
        ...folders.map((folder) => `-rmdir ${at(folder)}`),
      ]);
      if (/delete.*Permission denied/i.test(complaints)) {
        throw new PublishError('refused', `${session.target.host} does not let you remove files from ${root}.`);
      }
      for (const folder of folders) known.delete(folder);
    },
    manifest: {
      async read() {
        const file = join(session.folder, 'read.json');
        await rm(file, { force: true });
        await run([`-get ${at(hostedManifest)} ${quotePath(file)}`]);
        return existsSync(file) ? readFile(file, 'utf8') : undefined;
      },
      async write(text) {
        const source = join(session.folder, hostedManifest);
        await writeFile(source, text);
        await sendTogether([{ path: hostedManifest, source }]);
        await run([`-rmdir ${at(waitingFolder.slice(0, -1))}`]);
      },
    },
    close: session.close,
  };
};

const removeTarget = (rename: string) => `-rm ${/ ("(?:[^"\\]|\\.)*")$/.exec(rename)?.[1] ?? ''}`;
