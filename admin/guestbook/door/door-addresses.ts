import type { SiteServices } from '../stores/site-services.ts';

/** Names that no site has: https://www.rfc-editor.org/rfc/rfc2606 */
const reservedHost = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/;

/** Where the server listens unless it is told otherwise. */
const usualPort = 3000;

/**
 * Where the door may be, the likeliest first: the site's address on the web, and that of a server on this computer. As
 * long as site.yaml has an address that cannot be anybody's, such as the sample's, there is only the latter. Each ends with
 * a slash. `lastPort` is that of the last server on this computer.
 */
export function findDoorAddresses(
  site: Pick<SiteServices, 'address' | 'base'> | undefined,
  { PORT }: Record<string, string | undefined>,
  lastPort: number | undefined,
): string[] {
  const base = site?.base ?? '/';
  const port = PORT && /^\d+$/.test(PORT) && PORT !== '0' ? PORT : (lastPort ?? usualPort);
  const local = `http://localhost:${port}${base}`;
  const url = site?.address === undefined ? null : URL.parse(site.address);
  if (!url || !/^https?:$/.test(url.protocol) || reservedHost.test(url.hostname)) return [local];
  return [`${url.origin}${base}`, local];
}
