/** Whether a path leads below the folder that it is unpacked in, on every system. */
export function isSafePath(path: string): boolean {
  const isSafeName = (name: string) =>
    !['', '.', '..'].includes(name) && !reservedName.test(name) && name.length <= 255;
  // A colon is a drive or a stream on Windows.
  return path.length <= 1000 && path.isWellFormed() && !/[\p{Cc}\\:]/u.test(path) && path.split('/').every(isSafeName);
}

/** Devices on Windows, whatever their extension. */
const reservedName = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** Paths that are the same file on some systems. */
export const foldPath = (path: string) => path.normalize('NFC').toLowerCase();
