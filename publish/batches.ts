/** In order, each batch with at most `maxFiles` files and `maxBytes` bytes; a larger file is a batch of its own. */
export function inBatches<File extends { bytes: number }>(
  files: readonly File[],
  { maxFiles, maxBytes }: { maxFiles: number; maxBytes: number },
): File[][] {
  const batches: File[][] = [];
  let bytes = 0;
  for (const file of files) {
    const last = batches.at(-1);
    if (last && last.length < maxFiles && bytes + file.bytes <= maxBytes) last.push(file);
    else {
      batches.push([file]);
      bytes = 0;
    }
    bytes += file.bytes;
  }
  return batches;
}
