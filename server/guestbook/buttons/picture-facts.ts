export type PictureType = 'png' | 'gif' | 'jpg' | 'webp';
export type PictureFacts = { type: PictureType; width: number; height: number };

export const pictureTypes: Record<PictureType, string> = {
  png: 'image/png',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

/** What kind of picture the bytes are, and how large, in pixels; undefined for anything else, whatever it calls itself. */
export function readPictureFacts(bytes: Uint8Array): PictureFacts | undefined {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const has = (text: string, at = 0) => data.toString('latin1', at, at + text.length) === text;
  if (has('\x89PNG\r\n\x1a\n') && has('IHDR', 12) && data.length >= 33) {
    return { type: 'png', width: data.readUInt32BE(16), height: data.readUInt32BE(20) };
  }
  if ((has('GIF87a') || has('GIF89a')) && data.length >= 13) {
    return { type: 'gif', width: data.readUInt16LE(6), height: data.readUInt16LE(8) };
  }
  if (has('RIFF') && has('WEBP', 8) && data.length >= 30) return readWebp(data, has);
  if (has('\xff\xd8\xff')) return readJpeg(data);
  return undefined;
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function readWebp(data: Buffer, has: (text: string, at: number) => boolean): PictureFacts | undefined {
  const type = 'webp';
  if (has('VP8X', 12)) return { type, width: data.readUIntLE(24, 3) + 1, height: data.readUIntLE(27, 3) + 1 };
  if (has('VP8L', 12) && data[20] === 0x2f) {
    const bits = data.readUInt32LE(21);
    return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (has('VP8 ', 12) && has('\x9d\x01\x2a', 23)) {
    return { type, width: data.readUInt16LE(26) & 0x3fff, height: data.readUInt16LE(28) & 0x3fff };
  }
  return undefined;
}

/** Walks the segments to the frame's header: ITU-T T.81, annex B. */
function readJpeg(data: Buffer): PictureFacts | undefined {
  for (let at = 2; at + 9 <= data.length; ) {
    const marker = data[at + 1] ?? 0;
    if (data[at] !== 0xff) return undefined;
    // A marker may have any number of fill bytes before it.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // SOF0 to SOF15, without the tables DHT, JPG and DAC between them.
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
      return { type: 'jpg', width: data.readUInt16BE(at + 7), height: data.readUInt16BE(at + 5) };
    }
    // The picture itself begins, or ends, without a header.
    if (marker === 0xda || marker === 0xd9) return undefined;
    at += 2 + data.readUInt16BE(at + 2);
  }
  return undefined;
}
