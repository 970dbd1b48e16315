import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** SHA-256, base64url: its first characters may be part of a file's name. */
export const hashBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url');

/** The same for a file too large to be read at once, such as a song. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('base64url');
}
