/** Text frames by ID: TIT2 is the title, TPE1 the artist; TXXX takes [name, value]. */
export type Id3Texts = Readonly<Record<string, string | readonly [name: string, value: string]>>;

const utf8 = 3;

/** An ID3 tag of version 2.4. */
export function createId3(texts: Id3Texts): Uint8Array {
  const frames = Object.entries(texts).map(([id, text]) => {
    const body = Buffer.from(typeof text === 'string' ? text : text.join('\0'));
    return Buffer.concat([Buffer.from(id), sevenBits(body.length + 1), Buffer.from([0, 0, utf8]), body]);
  });
  const body = Buffer.concat(frames);
  return Buffer.concat([Buffer.from('ID3'), Buffer.from([4, 0, 0]), sevenBits(body.length), body]);
}

/** The texts of a tag that `createId3` wrote; empty without a tag. */
export function readId3(file: Uint8Array): Record<string, string> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const texts: Record<string, string> = {};
  if (bytes.toString('latin1', 0, 3) !== 'ID3') return texts;
  const end = 10 + readSevenBits(bytes, 6);
  for (let place = 10; place + 11 <= end; ) {
    const id = bytes.toString('latin1', place, place + 4);
    const size = readSevenBits(bytes, place + 4);
    const text = bytes.toString('utf8', place + 11, place + 10 + size);
    const [name, value] = text.split('\0');
    if (id === 'TXXX' && name !== undefined) texts[name] = value ?? '';
    else texts[id] = text;
    place += 10 + size;
  }
  return texts;
}

/** A synchsafe size: seven bits per byte, so that no byte looks like the sync of a frame. */
const sevenBits = (size: number) => Buffer.from([21, 14, 7, 0].map((shift) => (size >> shift) & 127));

const readSevenBits = (bytes: Buffer, place: number) =>
  [0, 1, 2, 3].reduce((size, index) => size * 128 + bytes.readUInt8(place + index), 0);
