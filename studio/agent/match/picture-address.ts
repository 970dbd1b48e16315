/**
 * The path of a picture as an address tells it. The dev server has the owner's files at their own paths, and names the file of a
 * picture that it made smaller behind a `#`.
 */
export function picturePath(address: string): string | undefined {
  const url = URL.parse(address, 'http://preview.invalid/');
  if (!url || !/^(https?|file):$/.test(url.protocol)) return undefined;
  return decode(url.hash ? url.hash.slice(1) : url.pathname.slice(1));
}

/** Whether the picture at `shown` is the file that an owner wrote as `written` in `file`. */
export function isPictureOf(shown: string, written: string, file: string): boolean {
  const path = contentPath(written, file);
  if (shown === path || shown.endsWith(`/${path}`)) return true;
  // Files with an address of their own lie at the top of the site, or in /share.
  return !/(^|\/)(@fs|@pictures)\//.test(shown) && nameOf(shown) === nameOf(path) && !shown.includes('/content/');
}

/** A path below content/; one that begins with ./ lies beside the file that names it. */
function contentPath(written: string, file: string): string {
  if (!written.startsWith('./')) return written;
  return file.slice(0, file.lastIndexOf('/') + 1) + written.slice(2);
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
