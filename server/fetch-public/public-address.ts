import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

// https://www.iana.org/assignments/iana-ipv6-special-registry: what ipaddr.js counts as unicast, and is not public.
const unassigned = ['2001::/23', '3fff::/20'].map((range) => ipaddr.IPv6.parseCIDR(range));
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is on the public internet. Addresses that stand for an IPv4 address (mapped, NAT64, 6to4, Teredo)
 * are not, whatever they stand for.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return (
    parsed instanceof ipaddr.IPv4 || (parsed.match(globalUnicast) && !unassigned.some((range) => parsed.match(range)))
  );
}
