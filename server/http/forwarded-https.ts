import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Whether the visitor's own connection is https, by the word of a trusted proxy, and to a name that stays theirs: on
 * `localhost` and on bare addresses, whatever runs there next would be shut out with the site.
 */
export function reachesByHttps({ headers }: Pick<IncomingMessage, 'headers'>, trustedProxies: number): boolean {
  if (trustedProxies === 0) return false;
  const protocol = readForwarded(headers['x-forwarded-proto'], trustedProxies);
  if (protocol?.toLowerCase() !== 'https') return false;
  const host = readForwarded(headers['x-forwarded-host'], trustedProxies) ?? headers.host ?? '';
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return name !== '' && !/(^|\.)localhost\.?$/.test(name) && !name.startsWith('[') && isIP(name) === 0;
}

/** What the outermost trusted proxy wrote; what stands left of it the visitor has made up. */
function readForwarded(header: string | string[] | undefined, trustedProxies: number): string | undefined {
  const list = typeof header === 'string' ? header : header?.join(',');
  return list?.split(',').slice(-trustedProxies)[0]?.trim();
}
