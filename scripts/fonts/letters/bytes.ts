/** Numbers as a font file has them: big-endian, of 16 or 32 bits. */
export const u16 = (...values: number[]): Buffer => pack(2, values);
export const u32 = (...values: number[]): Buffer => pack(4, values);

function pack(size: 2 | 4, values: number[]): Buffer {
  const bytes = Buffer.alloc(size * values.length);
  for (const [index, value] of values.entries()) {
    // Negative numbers as two's complement.
    bytes.writeUIntBE(value < 0 ? value + 2 ** (8 * size) : value, index * size, size);
  }
  return bytes;
}

/** Followed by zeros up to a multiple of four bytes. */
export function padToFour(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
}
