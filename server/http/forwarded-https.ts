import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Whether a visitor reached the outermost trusted proxy by https, under a domain name. `localhost` and bare IP addresses
 * don't count: HSTS would lock out whatever is served there next.
 */
export function arrivedByHttps({ headers }: Pick<IncomingMessage, 'headers'>, trustedProxies: number): boolean {
  if (trustedProxies === 0) return false;
  const protocol = readForwarded(headers['x-forwarded-proto'], trustedProxies);
  if (protocol?.toLowerCase() !== 'https') return false;
  const host = readForwarded(headers['x-forwarded-host'], trustedProxies) ?? headers.host ?? '';
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return name !== '' && !/(^|\.)localhost\.?$/.test(name) && !name.startsWith('[') && isIP(name) === 0;
}

/** The entry of the outermost trusted proxy; anything to its left may be spoofed. */
function readForwarded(header: string | string[] | undefined, trustedProxies: number): string | undefined {
  const list = typeof header === 'string' ? header : header?.join(',');
  return list?.split(',').slice(-trustedProxies)[0]?.trim();
}
