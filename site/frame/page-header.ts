/**
 * The header's content for an address. An address without a page gets the "not found" header of the nearest folder
 * above it: `/projects/unknown` gets that of `/projects/404`.
 */
export function findHeader<Header>(headers: Record<string, Header>, pathname: string): Header {
  let path = pathname.replace(/(.)\/+$/, '$1');
  const known = headers[path];
  if (known) return known;
  while (path) {
    path = path.slice(0, path.lastIndexOf('/'));
    const notFound = headers[`${path}/404`];
    if (notFound) return notFound;
  }
  throw new Error('there is no header for /404');
}
