import type { HostedFile } from '../connection.ts';
import { type Batch, quotePath } from './sftp.ts';

export type Listing = { isThere: boolean; files: HostedFile[]; folders: string[] };

/** Everything below `root`, which has a slash at its end; one level of folders in one batch. Links are not followed. */
export async function listTree(run: (commands: string[]) => Promise<Batch>, root: string): Promise<Listing> {
  const files: HostedFile[] = [];
  const folders: string[] = [];
  let open = [''];
  let isThere = true;
  while (open.length > 0) {
    const { output, complaints } = await run(open.map((folder) => `-ls -lan ${quotePath(root + folder)}`));
    if (open[0] === '' && /not found|No such file/i.test(complaints)) isThere = false;
    const entries = readEntries(output, root);
    files.push(...entries.filter(({ kind }) => kind === '-').map(({ path, bytes }) => ({ path, bytes })));
    open = entries.filter(({ kind }) => kind === 'd').map(({ path }) => `${path}/`);
    folders.push(...open);
  }
  return { isThere, files, folders };
}

/** `-rw-r--r--    ? 0        0            1234 Nov 27 00:19 /var/www/bonbon/index.html` */
function readEntries(output: string, root: string) {
  const lines = [...output.matchAll(/^([-d])\S*\s+\S+\s+\S+\s+\S+\s+(\d+)\s+\S+\s+\d+\s+[\d:]+ (.+)$/gm)];
  return lines.flatMap(([, kind = '', bytes = '', full = '']) => {
    if (!full.startsWith(root)) return [];
    const path = full.slice(root.length).replace(/^\/+/, '');
    return /(^|\/)\.{1,2}$/.test(path) ? [] : [{ kind, bytes: Number(bytes), path }];
  });
}
