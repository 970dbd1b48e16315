import { open, readFile } from 'node:fs/promises';
import { type FileKind, findKind } from '#content-reader/pictures/file-kind.ts';
import { decodeText } from '#content-reader/yaml/text-file.ts';
import type { ContentDefinition } from '#model/content-schema.ts';
import { type ContentFile, listContent } from '../content-folder.ts';
import { listPages } from '../list-pages.ts';
import type { Problem } from '../problem.ts';
import type { UpgradeFiles } from './plan-upgrade.ts';

/** Everything that `planUpgrade` needs, and the problems that make texts unreadable. */
export async function readUpgradeFiles(folder: string): Promise<UpgradeFiles & { problems: Problem[] }> {
  const listing = await listContent(folder);
  const problems: Problem[] = [];
  const texts: [string, { written: string; definition: ContentDefinition }][] = [];
  const pages = listPages(listing);
  for (const { file, definition } of pages) {
    const found = listing.files.get(file);
    if (!found) continue;
    const bytes = await readFile(found.absolutePath);
    const { text, mistakes } = decodeText(bytes);
    problems.push(
      ...mistakes.map(({ offset, sentence }) => {
        const before = text.slice(0, offset);
        const position = { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
        return { file: `content/${file}`, ...position, key: '', sentence };
      }),
    );
    texts.push([file, { written: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), definition }]);
  }
  const kinds = new Map<string, FileKind | undefined>();
  for (const file of listing.files.values()) kinds.set(file.path, await findKindOnDisk(file));
  return { texts: new Map(texts), kinds, problems };
}

const startBytes = 65_536;

/** Undefined for a file that cannot be read: the build reports it, and no step needs it. */
async function findKindOnDisk({ absolutePath, path }: ContentFile): Promise<FileKind | undefined> {
  if (path.endsWith('.yaml')) return undefined;
  const file = await open(absolutePath).catch(() => undefined);
  try {
    const read = await file?.read(Buffer.alloc(startBytes), 0, startBytes, 0);
    return read && findKind(read.buffer.subarray(0, read.bytesRead));
  } finally {
    await file?.close();
  }
}
