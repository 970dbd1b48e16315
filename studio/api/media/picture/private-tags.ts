/** What says how a picture is to be shown, and nothing of who took it where: orientation, resolution, size, colours, versions. */
const harmlessTags = new Set([
  0x0100, 0x0101, 0x0102, 0x0103, 0x0106, 0x0112, 0x0115, 0x011a, 0x011b, 0x0128, 0x0213, 0x9000, 0x9101, 0xa000,
  0xa001, 0xa002, 0xa003,
]);
const pointerToMore = 0x8769;

/** Whether a picture's EXIF data tell more than how to show it: place, camera, day, program. CIPA DC-008, section 4.6. */
export function hasPrivateTags(exif: Buffer): boolean {
  const start = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? 6 : 0;
  const tiff = exif.subarray(start);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const directoryHasPrivate = (at: number, depth: number): boolean => {
    const count = short(at);
    for (let entry = at + 2; entry < at + 2 + count * 12; entry += 12) {
      const tag = short(entry);
      if (tag === pointerToMore && depth === 0) {
        if (directoryHasPrivate(long(entry + 8), 1)) return true;
      } else if (!harmlessTags.has(tag)) {
        return true;
      }
    }
    return false;
  };
  try {
    return directoryHasPrivate(long(4), 0);
  } catch {
    // Who knows what is in data that cannot be read.
    return true;
  }
}
