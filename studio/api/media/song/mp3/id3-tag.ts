const utf8 = 3;

/** An ID3 tag of version 2.4 with what players show. */
export function makeId3Tag({ title, artist }: { title?: string | undefined; artist?: string | undefined }): Buffer {
  const frames = Object.entries({ TIT2: title, TPE1: artist }).flatMap(([id, text]) => {
    if (!text) return [];
    const body = Buffer.from(text);
    return [Buffer.from(id), sevenBits(body.length + 1), Buffer.from([0, 0, utf8]), body];
  });
  if (frames.length === 0) return Buffer.alloc(0);
  const body = Buffer.concat(frames);
  return Buffer.concat([Buffer.from('ID3'), Buffer.from([4, 0, 0]), sevenBits(body.length), body]);
}

/** Seven bits a byte, so that none looks like the start of a frame. */
const sevenBits = (size: number) => Buffer.from([21, 14, 7, 0].map((shift) => (size >> shift) & 127));
