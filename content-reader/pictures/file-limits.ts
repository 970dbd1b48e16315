import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import type { ContentFile } from '#content-reader/content-folder.ts';
import { type FileKind, findKind } from './file-kind.ts';

const megabyte = 1_000_000;

/** In bytes. Above `heavyBytes` the owner gets a warning, above `maxBytes` the file is refused. */
const limits = {
  song: { heavyBytes: 20 * megabyte, maxBytes: 100 * megabyte, remedy: 'save it as an MP3 of 128 or 192 kbit/s' },
  pdf: { heavyBytes: 10 * megabyte, maxBytes: 50 * megabyte, remedy: 'save it with smaller pictures' },
  /** The build shrinks photos, so this only limits what has to be decoded. */
  picture: {
    heavyBytes: 40 * megabyte,
    maxBytes: 80 * megabyte,
    remedy: 'save it smaller; 3000 pixels on the long side is plenty',
  },
  /** Served unchanged: vectors, pixel art and animations. */
  drawing: {
    heavyBytes: 2 * megabyte,
    maxBytes: 5 * megabyte,
    remedy: 'save it with fewer pixels, pictures or points',
  },
  /** Chat apps ignore larger previews; each has its own limit. */
  sharePicture: { heavyBytes: 1 * megabyte, maxBytes: 5 * megabyte, remedy: 'save it as a JPG of 1200 x 630 pixels' },
};
export type LimitedKind = keyof typeof limits;

/** Throws a sentence for a file that is too large; otherwise returns a remark about its size, if any. */
export function checkSize(kind: LimitedKind, bytes: number): string[] {
  const { heavyBytes, maxBytes, remedy } = limits[kind];
  const size = `${(bytes / megabyte).toFixed(1)} MB`;
  if (bytes > maxBytes) throw new Error(`is ${size}, but the limit is ${maxBytes / megabyte} MB: ${remedy}`);
  return bytes > heavyBytes ? [`is ${size}, which is slow to load: ${remedy}`] : [];
}

/** Above this, decoding takes seconds and hundreds of megabytes of memory. */
const maxMegapixels = 64;

/** Throws a sentence for a picture with more pixels than any camera makes. */
export function checkPixels(width: number, height: number): void {
  const megapixels = (width * height) / 1e6;
  if (megapixels <= maxMegapixels) return;
  const size = `${width} x ${height} pixels (${Math.round(megapixels)} megapixels)`;
  throw new Error(`has ${size}, but the limit is ${maxMegapixels} megapixels: ${limits.picture.remedy}`);
}

const startBytes = 65_536;

/** The file's format. Throws a sentence if it is empty, or does not match its name. */
export async function readKind({ absolutePath, path }: ContentFile, remedies: Remedies): Promise<FileKind> {
  const file = await open(absolutePath);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(startBytes), 0, startBytes, 0);
    return checkKind(buffer.subarray(0, bytesRead), path, remedies);
  } finally {
    await file.close();
  }
}

type Remedies = {
  /** For unknown formats: "cannot be read as …". */
  unknown: string;
  /** For formats that the site can't use. */
  other: string;
  /** The accepted formats. */
  endings: readonly string[];
};

/** As `readKind`, of a file's first bytes. */
export function checkKind(start: Uint8Array, path: string, { unknown, other, endings }: Remedies): FileKind {
  if (start.length === 0) throw new Error('is empty: save it again, or copy it again');
  const kind = findKind(start);
  if (!kind) throw new Error(unknown);
  const usable = kind.endings.filter((ending) => endings.includes(ending));
  if (usable.length === 0) throw new Error(`is ${kind.name}: ${other}`);
  const ending = extname(path);
  if (usable.includes(ending.toLowerCase())) return kind;
  const renamed = path.slice(path.lastIndexOf('/') + 1, path.length - ending.length) + usable[0];
  throw new Error(`is ${kind.name}, but its name ends in ${ending}: rename it to ${renamed}`);
}

export const pictureRemedies: Remedies = {
  unknown: 'cannot be read as a picture: open it in the program that made it and export it as PNG or JPG',
  other: 'browsers do not show these, so export it as JPG or PNG',
  endings: ['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif'],
};

export const songRemedies: Remedies = {
  unknown: 'cannot be read as a song: export it as MP3 from the program that made it',
  other: 'export it as MP3 or M4A, which every browser plays',
  endings: ['.mp3', '.ogg', '.opus', '.m4a', '.wav'],
};

export const pdfRemedies: Remedies = {
  unknown: 'is not a PDF, whatever its name says: export it as PDF from the program that made it',
  other: 'export it as PDF from the program that made it',
  endings: ['.pdf'],
};
