import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ToolError } from '#admin/commands/tool-errors.ts';
import { foldPath, isSafePath } from './archive-path.ts';

/** More than any site has. */
const limits = { files: 50_000, bytes: 16 * 1024 ** 3, textBytes: 400 * 1024 ** 2 };
/** Deflate reaches 1032 : 1 with nothing but zeros; texts reach 20 : 1. Small files may be anything. */
const maxRatio = 200;
const uncheckedBytes = 1024 ** 2;

export type Zip = {
  /** The paths of its files, sorted. */
  paths: readonly string[];
  /** Undefined if there is no such file. */
  read: (path: string) => Promise<Buffer | undefined>;
  /** Writes the files whose paths start with `prefix` into a folder, without the prefix. */
  extract: (prefix: string, folder: string) => Promise<void>;
  close: () => void;
};

/**
 * Opens a ZIP file from anywhere. Throws a `ToolError` if it is broken or has a file with an unsafe path, a link or too much
 * in it; nothing is written then. `read` and `extract` throw one for damaged bytes.
 */
export async function openZip(file: string, shown: string): Promise<Zip> {
  const broken = (error: unknown): never => {
    if (error instanceof ToolError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new ToolError(`There is no file ${shown}.`);
    if (code !== undefined && !code.startsWith('Z_')) throw new ToolError(`${shown} cannot be read: ${message}`);
    throw new ToolError(`${shown} is not a ZIP file, or it is damaged: ${message}`);
  };
  const zip = await openPromise(file, { autoClose: false, lazyEntries: true, strictFileNames: true }).catch(broken);
  try {
    const entries = unwrap(await listEntries(zip, shown));
    const openEntry = (entry: Entry) => zip.openReadStreamPromise(entry);
    return {
      paths: [...entries.keys()].sort(),
      async read(path) {
        const entry = entries.get(path);
        if (!entry) return undefined;
        if (entry.uncompressedSize > limits.textBytes) throw new ToolError(`In ${shown}, ${path} is too large.`);
        const parts: Buffer[] = [];
        const check = checkBytes(entry, shown);
        try {
          for await (const part of check(await openEntry(entry))) parts.push(part);
        } catch (error) {
          broken(error);
        }
        return Buffer.concat(parts);
      },
      async extract(prefix, folder) {
        for (const [path, entry] of entries) {
          if (!path.startsWith(prefix)) continue;
          const target = join(folder, path.slice(prefix.length));
          await mkdir(dirname(target), { recursive: true });
          const stream = await openEntry(entry).catch(broken);
          try {
            await pipeline(stream, checkBytes(entry, shown), createWriteStream(target, { flags: 'wx' }));
          } catch (error) {
            explainWrite(error, path, broken);
          }
        }
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    return broken(error);
  }
}

function explainWrite(error: unknown, path: string, broken: (error: unknown) => never): never {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST' || code === 'EISDIR' || code === 'ENOTDIR')
    throw new ToolError(`${path} cannot be written: on this disk, another file of the site has the same name.`);
  // The owner's disk has the better words for these.
  if (syscall === 'open' || syscall === 'write') throw error;
  return broken(error);
}

/** Passes bytes on, and throws at the end if they are not those that were written. */
const checkBytes = (entry: Entry, shown: string) =>
  async function* (stream: Readable | AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let sum = 0;
    for await (const part of stream as AsyncIterable<Buffer>) {
      sum = crc32(part, sum);
      yield part;
    }
    if (sum !== entry.crc32) throw new ToolError(`${shown} is damaged: ${entry.fileName} has changed.`);
  };

async function listEntries(zip: ZipFile, shown: string): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  const folded = new Set<string>();
  let bytes = 0;
  if (zip.entryCount > limits.files) throw new ToolError(`${shown} has more than ${limits.files} files.`);
  for await (const entry of zip.eachEntry()) {
    const { fileName: path, uncompressedSize, compressedSize } = entry;
    if (isIgnored(path)) continue;
    const refuse = (sentence: string): never => {
      throw new ToolError(`${shown} was not written by Bonbon: ${JSON.stringify(path)} ${sentence}.`);
    };
    if (!isSafePath(path)) refuse('is a path that could lead elsewhere');
    if (!isPlainFile(entry)) refuse('is a link or a device');
    if (entry.isEncrypted() || !entry.canDecodeFileData()) refuse('is encrypted or packed in an unknown way');
    const key = foldPath(path);
    if (folded.has(key)) refuse('is in it twice');
    folded.add(key);
    if (uncompressedSize > uncheckedBytes && uncompressedSize > compressedSize * maxRatio)
      refuse('would become hundreds of times larger');
    bytes += uncompressedSize;
    if (bytes > limits.bytes) refuse('is one file too many: together they are larger than 16 GB');
    entries.set(path, entry);
  }
  return entries;
}

/** Folders, which are made for their files, and what macOS adds. */
const isIgnored = (path: string) => path.endsWith('/') || path.startsWith('__MACOSX/') || path.endsWith('.DS_Store');

function isPlainFile({ versionMadeBy, externalFileAttributes }: Entry): boolean {
  const isUnix = versionMadeBy >> 8 === 3 || versionMadeBy >> 8 === 19;
  const type = (externalFileAttributes >>> 16) & 0o170000;
  return !isUnix || type === 0 || type === 0o100000;
}

/** Without the folder around everything, which people get when they pack the unpacked folder again. */
function unwrap(entries: Map<string, Entry>): Map<string, Entry> {
  const [first = ''] = entries.keys();
  const around = first.slice(0, first.indexOf('/') + 1);
  const isWrapped = around !== '' && !entries.has('bonbon.json') && entries.has(`${around}bonbon.json`);
  if (!isWrapped) return entries;
  return new Map(
    [...entries].map(([path, entry]) => [path.startsWith(around) ? path.slice(around.length) : path, entry]),
  );
}
