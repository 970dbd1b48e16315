import { isIP } from 'node:net';

type ForwardedRequest = {
  /** The other end of the connection: the visitor or the nearest proxy. */
  socketAddress: string | undefined;
  /** The `X-Forwarded-For` header; several of them joined with commas. */
  forwardedFor: string | null | undefined;
  /** How many proxies in front of this server append to the header. */
  trustedProxies: number;
};

/**
 * The client's IP address. Each trusted proxy has appended one entry to the header; anything to the left of those may be
 * spoofed and is ignored. If the entry is not an address (`unknown`), or is missing because the request passed fewer
 * proxies, the result is the leftmost address written by a trusted proxy, or the socket's.
 */
export function findClientAddress({ socketAddress, forwardedFor, trustedProxies }: ForwardedRequest): string {
  const trusted = trustedProxies > 0 ? (forwardedFor ?? '').split(',').slice(-trustedProxies) : [];
  return trusted.map(parseEntry).find((address) => address !== undefined) ?? socketAddress ?? '';
}

/** An entry may have a port, and brackets or quotes around the address: `"[2001:db8::1]:4711"`. */
function parseEntry(entry: string): string | undefined {
  const text = entry.trim().replace(/^"(.*)"$/s, '$1');
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  const [, ipv4] = /^([\d.]+):\d+$/.exec(text) ?? [];
  const address = bracketed ?? ipv4 ?? text;
  return isIP(address) === 0 ? undefined : address;
}
