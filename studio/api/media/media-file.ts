import { createReadStream } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { Readable } from 'node:stream';
import { contentTypeOf } from '#model/content-types.ts';
import { bareHeaders } from '#server/http/security-headers.ts';
import { readStaged } from '#studio/protocol/media.ts';

export const pictureEndings = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'gif'];
export const songEndings = ['mp3', 'ogg', 'opus', 'm4a', 'wav'];

/** The absolute path of a picture or song below content/, as `path` names it; undefined for anything else. */
export async function findMediaFile(content: string, path: string): Promise<string | undefined> {
  const ending = extname(path).slice(1).toLowerCase();
  if (![...pictureEndings, ...songEndings].includes(ending) || path.includes('\0') || path.includes('\\'))
    return undefined;
  try {
    const [root, file] = await Promise.all([realpath(content), realpath(join(content, path))]);
    const isInside = file.startsWith(root + sep) && (await stat(file)).isFile();
    return isInside ? file : undefined;
  } catch {
    return undefined;
  }
}

/** A file of the site, and where pictures wait for what is not made yet. */
export type MediaFolders = { content: string; staged: string };

/** As `findMediaFile`, for those that wait, too. */
export function locateMediaFile({ content, staged }: MediaFolders, path: string): Promise<string | undefined> {
  const waiting = readStaged(path);
  return waiting ? findMediaFile(join(staged, waiting.stage), waiting.name) : findMediaFile(content, path);
}

/** Answers with a file of content/, or the part of it that is asked for: a song is played from where one clicks. */
export async function serveMediaFile(
  folders: MediaFolders,
  path: string,
  range: string | undefined,
): Promise<Response> {
  const file = await locateMediaFile(folders, path);
  if (file === undefined)
    return new Response('There is nothing at this address.\n', { status: 404, headers: bareHeaders });
  const { size } = await stat(file);
  const headers = {
    ...bareHeaders,
    'content-type': contentTypeOf(file),
    // What is in an SVG runs nowhere, not even at its own address.
    'content-security-policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
    'cache-control': 'no-cache',
    'accept-ranges': 'bytes',
  };
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (range === undefined || (first === '' && last === '')) {
    return new Response(stream(file), { headers: { ...headers, 'content-length': String(size) } });
  }
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last));
  if (start > end) {
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
  }
  return new Response(stream(file, { start, end }), {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      'content-range': `bytes ${start}-${end}/${size}`,
    },
  });
}

const stream = (file: string, part?: { start: number; end: number }) =>
  Readable.toWeb(createReadStream(file, part)) as unknown as ReadableStream;

/** The pictures and songs of a site, as paths below content/. */
export async function listMediaFiles(content: string): Promise<{ path: string; bytes: number }[]> {
  const entries = await readdir(content, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) =>
      entry.isFile() && [...pictureEndings, ...songEndings].includes(extname(entry.name).slice(1).toLowerCase()),
  );
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const absolute = join(parentPath, name);
      const path = absolute.slice(join(content, sep).length).replaceAll(sep, '/');
      return { path, bytes: (await stat(absolute)).size };
    }),
  ).then((found) => found.sort((one, other) => one.path.localeCompare(other.path)));
}
