import { open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { type Options, ZipFile } from 'yazl';
import { renameWithRetry } from '#server/system/retry-rename.ts';

/** What a file in a ZIP file is made of. */
export type ZipPart = { path: string } & ({ file: string } | { parts: AsyncIterable<string> } | { bytes: Uint8Array });

/**
 * The same for every file, so that the same files give the same bytes. Nothing is compressed: pictures and songs are already,
 * and compressed bytes differ from one machine to the next. ZIP has local times and begins in 1980.
 */
const partOptions: Partial<Options> = {
  mtime: new Date(1980, 0, 1),
  mode: 0o100644,
  compress: false,
  forceDosTimestamp: true,
};

/** Writes a ZIP file that only its owner may read. An unfinished one never replaces another. */
export async function writeZip(file: string, parts: Iterable<ZipPart>): Promise<void> {
  const unfinished = `${file}.unfinished`;
  const zip = new ZipFile();
  try {
    const handle = await open(unfinished, 'w', 0o600);
    try {
      const output = zip.outputStream as Readable;
      zip.on('error', (error: Error) => output.destroy(error));
      for (const part of parts) addPart(zip, part);
      zip.end();
      await handle.writeFile(output);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await renameWithRetry(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw error;
  }
}

function addPart(zip: ZipFile, part: ZipPart): void {
  if ('file' in part) zip.addFile(part.file, part.path, partOptions);
  else if ('bytes' in part) zip.addBuffer(Buffer.from(part.bytes), part.path, partOptions);
  else zip.addReadStreamLazy(part.path, partOptions, (give) => give(null, Readable.from(part.parts)));
}
