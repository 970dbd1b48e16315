import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** Path with forward slashes, and length in bytes. */
type Listed = [path: string, length: number];

/** Four bytes: how long the list is. */
const headBytes = 4;

/** All files of a folder as one: a list of them as JSON, and their bytes one after another. */
export async function packFolder(folder: string): Promise<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const listed = files.map(
    (file, index): Listed => [relative(folder, file).replaceAll(sep, '/'), contents[index]?.length ?? 0],
  );
  const list = Buffer.from(JSON.stringify(listed));
  const head = Buffer.alloc(headBytes);
  head.writeUInt32LE(list.length);
  return Buffer.concat([head, list, ...contents]);
}

/** Writes the files into a folder, which may be missing. */
export async function unpackFolder(packed: Uint8Array, folder: string): Promise<void> {
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
  const listEnd = headBytes + bytes.readUInt32LE();
  const listed: Listed[] = JSON.parse(bytes.toString('utf8', headBytes, listEnd));
  for (const path of new Set(listed.map(([path]) => dirname(path))))
    await mkdir(join(folder, path), { recursive: true });
  let start = listEnd;
  const writing = listed.map(([path, length]) => {
    start += length;
    return writeFile(join(folder, path), bytes.subarray(start - length, start));
  });
  await Promise.all(writing);
}
