import type { Context } from 'hono';
import { isPrivateAddress } from '#server/http/networks.ts';

/** How a POST came from one of the site's own pages; undefined if it may have come from another site. */
export type OwnRequest = {
  isSecure: boolean;
  /** Of the page it came from. */
  origin: string;
};

/**
 * Compares where a POST comes from with where it goes. The door's pages send no referrer, so browsers send `Origin: null`
 * with their forms; then Sec-Fetch-Site says the same, which every browser since 2023 sends over https and on localhost. A
 * script of another site can set neither. Over plain http at home there is only the null: there the form's token has to do.
 */
export function findOwnRequest(c: Context, siteAddress: string): OwnRequest | undefined {
  const host = c.req.header('host') ?? '';
  const origin = c.req.header('origin');
  const fetchSite = c.req.header('sec-fetch-site');
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return undefined;
  if (origin !== undefined && origin !== 'null') {
    const from = URL.parse(origin);
    // Some proxies replace the Host.
    const isOwn = from !== null && (from.host === host.toLowerCase() || from.origin === new URL(siteAddress).origin);
    return isOwn ? { isSecure: from.protocol === 'https:', origin: from.origin } : undefined;
  }
  const name = hostnameOf(host);
  const say = (isSecure: boolean) => ({ isSecure, origin: `${isSecure ? 'https' : 'http'}://${host}` });
  if (fetchSite === 'same-origin') return say(!isThisComputer(name));
  return origin === 'null' && isPrivateAddress(name) && !isThisComputer(name) ? say(false) : undefined;
}

const hostnameOf = (host: string) => (URL.parse(`http://${host}`)?.hostname ?? '').replace(/^\[|\]$/g, '');

/** Hosts that browsers trust without https. */
const isThisComputer = (name: string) => /^(.*\.)?localhost$|^127\.|^::1$/.test(name);
