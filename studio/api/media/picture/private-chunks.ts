/** Chunks of a PNG that say how it looks or moves; all others are notes. */
const pngChunks = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs cICP acTL fcTL fdAT'.split(' '));
const webpNotes = new Set(['EXIF', 'XMP ']);
/** Bits of the first chunk's flags that announce them. */
const webpNoteFlags = 0b1100;

const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/**
 * An animation without notes: place, camera, names of programs, comments. What shows stays as it is, byte for byte. Undefined for
 * a file that does not follow its format.
 */
export function dropNotes(
  bytes: Buffer,
  format: 'gif' | 'png' | 'webp',
): { bytes: Buffer; hadNotes: boolean } | undefined {
  const parts = { gif: splitGif, png: splitPng, webp: splitWebp }[format](bytes);
  if (!parts) return undefined;
  const kept = parts.filter(({ isNote }) => !isNote).map(({ from, to }) => bytes.subarray(from, to));
  if (kept.length === parts.length) return { bytes, hadNotes: false };
  const clean = Buffer.concat(kept);
  if (format === 'webp') {
    clean.writeUInt32LE(clean.length - 8, 4);
    if (text(clean, 12, 16) === 'VP8X') clean[20] = (clean[20] ?? 0) & ~webpNoteFlags;
  }
  return { bytes: clean, hadNotes: true };
}

type Part = { from: number; to: number; isNote: boolean };

function splitPng(bytes: Buffer): Part[] | undefined {
  const parts: Part[] = [{ from: 0, to: 8, isNote: false }];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const to = at + 12 + bytes.readUInt32BE(at);
    const type = text(bytes, at + 4, at + 8);
    if (to > bytes.length) return undefined;
    parts.push({ from: at, to, isNote: !pngChunks.has(type) });
    if (type === 'IEND') return parts;
    at = to;
  }
  return undefined;
}

function splitWebp(bytes: Buffer): Part[] | undefined {
  const parts: Part[] = [{ from: 0, to: 12, isNote: false }];
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  let at = 12;
  while (at + 8 <= end) {
    const size = bytes.readUInt32LE(at + 4);
    const to = at + 8 + size + (size % 2);
    if (to > bytes.length) return undefined;
    parts.push({ from: at, to, isNote: webpNotes.has(text(bytes, at, at + 4)) });
    at = to;
  }
  return parts;
}

/** https://www.w3.org/Graphics/GIF/spec-gif89a.txt */
function splitGif(bytes: Buffer): Part[] | undefined {
  const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + tableBytes(bytes[10] ?? 0);
  const parts: Part[] = [{ from: 0, to: at, isNote: false }];
  const skipBlocks = (from: number) => {
    let next = from;
    while (next < bytes.length && bytes[next] !== 0) next += 1 + (bytes[next] as number);
    return next + 1;
  };
  while (at < bytes.length) {
    const from = at;
    const kind = bytes[at];
    if (kind === 0x3b) {
      parts.push({ from, to: from + 1, isNote: false });
      return parts;
    }
    if (kind === 0x21) {
      const label = bytes[at + 1];
      at = skipBlocks(at + 2);
      // Of the applications' own blocks, only those of loops change how it moves.
      const isLoop = label === 0xff && /^(NETSCAPE2\.0|ANIMEXTS1\.0)$/.test(text(bytes, from + 3, from + 14));
      parts.push({ from, to: at, isNote: label === 0xfe || label === 0x01 || (label === 0xff && !isLoop) });
    } else if (kind === 0x2c) {
      at = skipBlocks(at + 11 + tableBytes(bytes[at + 9] ?? 0));
      parts.push({ from, to: at, isNote: false });
    } else {
      return undefined;
    }
    if (at > bytes.length) return undefined;
  }
  // Some programs leave out the last byte.
  return parts;
}
