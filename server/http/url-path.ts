/** The longest path with query that is served, in characters. */
export const maxAddressLength = 4096;

/** The raw path of a request's URL: still encoded, without the query. */
export function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const end = url.indexOf('?', start);
  return end === -1 ? url.slice(start) : url.slice(start, end);
}

/** The length of path and query together, in characters. */
export function lengthOf(url: string): number {
  return url.length - url.indexOf('/', url.indexOf('://') + 3);
}

/** The query of a request's URL with its question mark, or an empty string. */
export function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}

/** Encodes a file's path as `normalisePath` does. */
export function encodePath(file: string): string {
  return file.split('/').map(encodeURIComponent).join('/');
}

/**
 * The canonical spelling of a path that can be written in several ways (`/%61boutme`), or undefined for a malformed one:
 * invalid percent-encoding, a null byte, or a `..` segment, encoded or not.
 */
export function normalisePath(path: string): string | undefined {
  // Nearly every path: nothing in it can be encoded, and no segment is `..`.
  if (/^[\w/-]*$/.test(path)) return path;
  try {
    const segments = path.split('/').map(decodeURIComponent);
    const isMalformed = segments.some((segment) => segment.includes('\0') || segment.split(/[/\\]/).includes('..'));
    return isMalformed ? undefined : segments.map(encodeURIComponent).join('/');
  } catch {
    return undefined;
  }
}

/** Whether the percent-encoding of a path is valid UTF-8. */
export function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== undefined;
  } catch {
    return false;
  }
}
