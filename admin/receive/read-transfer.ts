import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isSafePath } from '#admin/archive/archive-path.ts';
import { ToolError } from '#admin/commands/tool-errors.ts';
import { type BuildFile, type SentBuild, transferVersion } from '#model/build-transfer.ts';

/** A list of 100,000 files. */
const maxHeadBytes = 32_000_000;
const buildPath = /^(server\.json|(site|render)\/.+)$/;

/** Bytes that are read piece by piece, whatever parts they come in. */
export function openTransfer(input: AsyncIterable<Buffer>) {
  const parts = input[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const more = async (): Promise<Buffer> => {
    const { done, value } = await parts.next();
    if (done) throw new ToolError('The line broke before everything was there. The next time goes on from here.');
    return value;
  };

  async function readHead(): Promise<SentBuild> {
    while (!rest.includes(10)) {
      rest = Buffer.concat([rest, await more()]);
      if (rest.length > maxHeadBytes) throw new ToolError('This is not a site from bonbon publish.');
    }
    const end = rest.indexOf(10);
    const head = rest.subarray(0, end).toString('utf8');
    rest = rest.subarray(end + 1);
    return parseHead(head);
  }

  async function* readBytes(bytes: number): AsyncGenerator<Buffer> {
    for (let left = bytes; left > 0; ) {
      if (rest.length === 0) rest = await more();
      const part = rest.subarray(0, left);
      rest = rest.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }

  /** Keeps a file under its hash, which it must have. */
  async function keepFile({ path, bytes, sha1 }: BuildFile, folder: string): Promise<void> {
    await mkdir(folder, { recursive: true });
    const unfinished = join(folder, `${randomUUID()}.unfinished`);
    const hash = createHash('sha1');
    try {
      await pipeline(
        Readable.from(readBytes(bytes)),
        async function* (parts: AsyncIterable<Buffer>) {
          for await (const part of parts) {
            hash.update(part);
            yield part;
          }
        },
        createWriteStream(unfinished, { mode: 0o644, flags: 'wx' }),
      );
      if (hash.digest('hex') !== sha1) throw new ToolError(`${path} arrived damaged. Publish again.`);
      await rename(unfinished, join(folder, sha1));
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  return { readHead, keepFile };
}

function parseHead(text: string): SentBuild {
  let head: Partial<SentBuild> | undefined;
  try {
    head = JSON.parse(text) as Partial<SentBuild>;
  } catch {}
  const { transfer, files, needsDatabase } = head ?? {};
  if (transfer !== transferVersion || !Array.isArray(files)) {
    throw new ToolError('Bonbon here and there are too far apart. Update Bonbon on the server.');
  }
  const paths = new Set<string>();
  for (const { path, bytes, sha1 } of files) {
    const isRight =
      buildPath.test(path) && isSafePath(path) && Number.isSafeInteger(bytes) && /^[0-9a-f]{40}$/.test(sha1);
    if (!isRight) throw new ToolError(`${JSON.stringify(path)} is not a file of a built site.`);
    // The second would be written through a link into a version that is served.
    if (paths.has(path)) throw new ToolError(`${JSON.stringify(path)} is there twice.`);
    paths.add(path);
  }
  return { transfer, files, needsDatabase };
}
