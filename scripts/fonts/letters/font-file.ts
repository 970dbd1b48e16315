import { padToFour, u16, u32 } from './bytes.ts';

/** Makes a TrueType file of its tables, by tag. `head` is written with its checksum of the whole file. */
export function packFont(tables: Record<string, Buffer>): Buffer {
  const names = Object.keys(tables).sort();
  const power = 2 ** Math.floor(Math.log2(names.length));
  const head = Buffer.concat([
    u32(0x00010000),
    u16(names.length, 16 * power, Math.log2(power), 16 * (names.length - power)),
  ]);
  let offset = head.length + 16 * names.length;
  const entries: Buffer[] = [];
  const bodies: Buffer[] = [];
  let headOffset = 0;
  for (const name of names) {
    const table = tables[name] as Buffer;
    const body = padToFour(table);
    if (name === 'head') headOffset = offset;
    entries.push(Buffer.concat([Buffer.from(name.padEnd(4), 'latin1'), u32(sum(body), offset, table.length)]));
    bodies.push(body);
    offset += body.length;
  }
  const file = Buffer.concat([head, ...entries, ...bodies]);
  file.writeUInt32BE((0xb1b0afba - sum(file) + 2 ** 32) % 2 ** 32, headOffset + 8);
  return file;
}

function sum(bytes: Buffer): number {
  let total = 0;
  for (let offset = 0; offset < bytes.length; offset += 4) total = (total + bytes.readUInt32BE(offset)) % 2 ** 32;
  return total;
}
