import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The networks around an IP address, as text or as hashes. Undefined if an address has no such network. */
export type Networks = {
  /** An IPv4 address, or the /64 of an IPv6 address, which a household gets. */
  id: string;
  /** The /56 that a provider assigns to one household; IPv4 has none. */
  household?: string | undefined;
  /** The surrounding /48 or /24, where strangers may be neighbours. */
  neighbourhood?: string | undefined;
};

/**
 * The networks of an IP address, each in one canonical spelling; an IPv4 address mapped into IPv6 is the IPv4 address.
 * Text that is no address is its own network, trimmed and in lower case.
 */
export function findNetworks(address: string): Networks {
  const id = withoutZone(address);
  const parsed = parseAddress(id);
  if (!parsed) return { id };
  if (parsed instanceof ipaddr.IPv4) {
    return { id: parsed.toString(), neighbourhood: `${parsed.octets.slice(0, 3).join('.')}.0/24` };
  }
  const [a = 0, b = 0, c = 0, d = 0] = parsed.parts;
  const prefix = (...groups: number[]) => groups.map((group) => group.toString(16)).join(':');
  return {
    id: `${prefix(a, b, c, d)}::/64`,
    household: `${prefix(a, b, c, d & 0xff00)}::/56`,
    neighbourhood: `${prefix(a, b, c)}::/48`,
  };
}

const privateRanges = ['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat'];

/**
 * Whether an address cannot come from the public internet. 100.64.0.0/10 counts: providers use it between themselves and
 * their customers, as do Tailscale and some clouds.
 */
export function isPrivateAddress(address: string): boolean {
  return privateRanges.includes(parseAddress(withoutZone(address))?.range() ?? '');
}

/** Such as `%eth0`. */
const withoutZone = (address: string) => address.trim().toLowerCase().replace(/%.*$/s, '');

/** ipaddr.js alone would also read `1.2.3` and `0x7f.1`. */
const parseAddress = (text: string) => (isIP(text) === 0 ? undefined : ipaddr.process(text));
