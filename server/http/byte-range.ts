/** Offsets into a file, counted from 0, both inclusive. */
type ByteRange = { start: number; end: number };

/**
 * Parses a `Range` header for a file of `sizeBytes`. `whole` means that the header must be ignored: none, another unit,
 * a malformed one, or several ranges, which a server need not support (RFC 9110, 14.2).
 */
export function parseByteRange(header: string | undefined, sizeBytes: number): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return 'whole';
  if (match[1] === '') {
    const length = Number(match[2]);
    if (length === 0 || sizeBytes === 0) return 'unsatisfiable';
    return { start: Math.max(0, sizeBytes - length), end: sizeBytes - 1 };
  }
  const start = Number(match[1]);
  const end = match[2] === '' ? sizeBytes - 1 : Number(match[2]);
  if (match[2] !== '' && end < start) return 'whole';
  if (start >= sizeBytes) return 'unsatisfiable';
  return { start, end: Math.min(end, sizeBytes - 1) };
}
