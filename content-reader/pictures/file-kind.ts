/** A file's actual format, whatever its name says. */
export type FileKind = {
  /** With its article, as in "is a HEIC picture". */
  name: string;
  /** Its extensions, the usual one first; empty if the site can't use such files. */
  endings: string[];
};

const heic = { name: 'a HEIC picture, as iPhones take them', endings: [] };
const avif = { name: 'an AVIF picture', endings: ['.avif'] };
const mp4 = { name: 'an M4A or MP4 file', endings: ['.m4a'] };
const flac = { name: 'a FLAC song', endings: [] };
const mp3 = { name: 'an MP3 song', endings: ['.mp3'] };

/** Magic numbers, as text and offset, from the formats' specifications. */
const signatures: [at: number, signature: string, kind: FileKind][] = [
  [0, '\x89PNG\r\n\x1a\n', { name: 'a PNG picture', endings: ['.png'] }],
  [0, '\xff\xd8\xff', { name: 'a JPG picture', endings: ['.jpg', '.jpeg'] }],
  [0, 'GIF8', { name: 'a GIF picture', endings: ['.gif'] }],
  [8, 'WEBP', { name: 'a WebP picture', endings: ['.webp'] }],
  [8, 'WAVE', { name: 'a WAV song', endings: ['.wav'] }],
  [4, 'ftypavi', avif],
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'].map((brand): [number, string, FileKind] => [
    4,
    `ftyp${brand}`,
    heic,
  ]),
  [0, 'fLaC', flac],
  [0, 'BM', { name: 'a BMP picture', endings: [] }],
  [0, 'II*\0', { name: 'a TIFF picture', endings: [] }],
  [0, 'MM\0*', { name: 'a TIFF picture', endings: [] }],
  [0, '8BPS', { name: 'a Photoshop file', endings: [] }],
  [0, 'FORM', { name: 'an AIFF song', endings: [] }],
  [0, 'MThd', { name: 'a MIDI file', endings: [] }],
  [0, '\x30\x26\xb2\x75', { name: 'a Windows Media file', endings: [] }],
  [0, '\x1aE\xdf\xa3', { name: 'a WebM or Matroska file', endings: [] }],
  [0, 'PK\x03\x04', { name: 'a ZIP archive or an Office document', endings: [] }],
];

/** Detects the format from the start of a file; 64 KB are enough. Undefined if unknown. */
export function findKind(start: Uint8Array): FileKind | undefined {
  const text = Buffer.from(start.buffer, start.byteOffset, start.byteLength).toString('latin1');
  const [, , kind] = signatures.find(([at, signature]) => text.startsWith(signature, at)) ?? [];
  if (kind) return kind;
  if (text.startsWith('ftyp', 4)) return findContainer(text);
  if (text.startsWith('OggS')) return findOgg(text);
  if (text.startsWith('ID3')) return text.includes('fLaC') ? flac : mp3;
  if (/^(\ufeff|ï»¿)?\s*(<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(text) && /<svg/i.test(text)) {
    return { name: 'an SVG picture', endings: ['.svg'] };
  }
  if (/^\s*(<!DOCTYPE html|<html|<head)/i.test(text)) return { name: 'a web page', endings: [] };
  // Readers accept a PDF header within the first 1024 bytes (ISO 32000-1, annex H).
  if (text.slice(0, 1024).includes('%PDF-')) return { name: 'a PDF', endings: ['.pdf'] };
  return hasMpegFrames(start) ? mp3 : undefined;
}

/** A container's first box lists its compatible brands. */
function findContainer(text: string): FileKind {
  const length = text.charCodeAt(2) * 256 + text.charCodeAt(3);
  const brands = text.slice(8, length);
  if (/avi[fs]/.test(brands)) return avif;
  if (/hei[cxms]|hev[cx]|mif1|msf1/.test(brands)) return heic;
  return brands.startsWith('qt') ? { name: 'a QuickTime film', endings: [] } : mp4;
}

function findOgg(text: string): FileKind {
  if (text.startsWith('\x7fFLAC', 28)) return flac;
  return { name: 'an OGG or Opus song', endings: ['.ogg', '.opus'] };
}

/**
 * Whether three MPEG layer III frames follow one another (ISO 11172-3, 2.4.1.3 and 2.4.3.1): one header alone turns up
 * in any 64 KB of noise.
 */
function hasMpegFrames(start: Uint8Array): boolean {
  for (let offset = 0; offset + 4 < start.length; offset++) {
    let next = offset;
    let frames = 0;
    for (let length = frameLength(start, next); length > 0; length = frameLength(start, next)) {
      frames++;
      next += length;
      if (frames === 3) return true;
    }
  }
  return false;
}

const kilobits = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const hertz = [44_100, 48_000, 32_000];

/** In bytes; 0 without a frame header. */
function frameLength(bytes: Uint8Array, offset: number): number {
  const [first = 0, second = 0, third = 0] = bytes.subarray(offset, offset + 3);
  if (first !== 0xff || (second & 0xe6) !== 0xe2) return 0;
  const version = (second >> 3) & 3;
  const rate = (hertz[(third >> 2) & 3] ?? 0) / ([4, 1, 2, 1][version] ?? 1);
  const bitrate = (version === 3 ? kilobits.mpeg1 : kilobits.mpeg2)[third >> 4] ?? 0;
  if (version === 1 || rate === 0 || bitrate === 0) return 0;
  return Math.floor(((version === 3 ? 144_000 : 72_000) * bitrate) / rate) + ((third >> 1) & 1);
}
