const kilobits = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const hertz = [44_100, 48_000, 32_000];

export type FrameHeader = {
  /** Of the whole frame. */
  bytes: number;
  sampleRate: number;
  /** For each channel. */
  samples: number;
  channelCount: 1 | 2;
  isMpeg1: boolean;
  /** Whether a checksum follows the header. */
  hasChecksum: boolean;
};

/** The header of an MPEG layer III frame (ISO 11172-3, 2.4.1.3; ISO 13818-3); undefined if there is none at this byte. */
export function readFrameHeader(bytes: Uint8Array, at: number): FrameHeader | undefined {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + 4);
  if (first !== 0xff || (second & 0xe6) !== 0xe2) return undefined;
  const version = (second >> 3) & 3;
  const isMpeg1 = version === 3;
  const sampleRate = (hertz[(third >> 2) & 3] ?? 0) / ([4, 1, 2, 1][version] ?? 1);
  const bitrate = ((isMpeg1 ? kilobits.mpeg1 : kilobits.mpeg2)[third >> 4] ?? 0) * 1000;
  if (version === 1 || sampleRate === 0 || bitrate === 0) return undefined;
  const samples = isMpeg1 ? 1152 : 576;
  return {
    bytes: Math.floor(((samples / 8) * bitrate) / sampleRate) + ((third >> 1) & 1),
    sampleRate,
    samples,
    channelCount: fourth >> 6 === 3 ? 1 : 2,
    isMpeg1,
    hasChecksum: (second & 1) === 0,
  };
}

/** Where the sound's frames begin: behind an ID3 tag, and what some programs leave between. */
export function findFirstFrame(bytes: Uint8Array): number | undefined {
  let at = 0;
  // A tag may follow another one.
  while (bytes[at] === 0x49 && bytes[at + 1] === 0x44 && bytes[at + 2] === 0x33) {
    const size = [6, 7, 8, 9].reduce((sum, place) => sum * 128 + ((bytes[at + place] ?? 0) & 127), 0);
    at += 10 + size + ((bytes[at + 5] ?? 0) & 0x10 ? 10 : 0);
  }
  for (const end = at + 65_536; at < bytes.length && at < end; at += 1) {
    const header = readFrameHeader(bytes, at);
    // One header alone turns up in noise.
    if (header && readFrameHeader(bytes, at + header.bytes)) return at;
  }
  return undefined;
}
