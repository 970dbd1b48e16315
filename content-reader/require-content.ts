import { readFile } from 'node:fs/promises';
import type { Content } from '#model/content-schema.ts';
import type { PublicFile } from '#model/picture.ts';
import type { OwnFiles } from './own-files/own-files.ts';
import { attachedFileOf } from './pictures/file-on-disk.ts';
import { readContentOnce } from './plugin/content-cache.ts';
import { formatProblems, type Problem } from './problem.ts';
import { suggestUpgrade } from './upgrade/suggest-upgrade.ts';

/** The checked content. Rejects with an error whose message lists every problem. */
export async function requireContent(folder: string): Promise<Content> {
  const { content, problems } = await readContentOnce(folder);
  if (content) return content;
  const error = new Error(describeProblems(problems));
  // Bundlers print the stack, which does not help an owner.
  error.stack = error.message;
  throw error;
}

/** The list of problems under a line that counts them. */
export function describeProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? 'is one mistake' : `are ${problems.length} mistakes`;
  return `There ${count} in the content.\n\n${formatProblems(problems)}\n${suggestUpgrade(problems)}`;
}

type Reading = { content: Content; ownFiles: OwnFiles };
/** A file that keeps its name. */
export type ServedPublicFile = Pick<PublicFile, 'name' | 'address'> & { read: () => Promise<Uint8Array> };

/** The files that are served under their own names. Their addresses are without the site's base. */
export function listPublicFiles({ content, ownFiles }: Reading): ServedPublicFile[] {
  const files = new Map<string, ServedPublicFile>(
    ownFiles.files.map(({ name, address, absolutePath }) => [
      name,
      { name, address, read: () => readFile(absolutePath) },
    ]),
  );
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const file = attachedFileOf(value);
    if (file?.kind === 'publicFile' || file?.kind === 'madeFile') {
      const { name, address } = value as PublicFile;
      const read = async () => (file.kind === 'madeFile' ? file.bytes : readFile(file.absolutePath));
      files.set(name, { name, address, read });
    } else Object.values(value).forEach(visit);
  };
  visit(content);
  return [...files.values()];
}
