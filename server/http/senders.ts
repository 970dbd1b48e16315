import { createHash, randomBytes } from 'node:crypto';
import { isIP, isIPv4 } from 'node:net';

const dayMs = 24 * 60 * 60 * 1000;
const saltBytes = 32;

/** Who sends, as hashes of today. Undefined where an address has no such network. */
export type Sender = {
  /** An IPv4 address, or the /64 of an IPv6 address. */
  id: string;
  /** The /56 that a provider hands to one household; IPv4 has none. */
  household?: string | undefined;
  /** The /48 or /24 around it, where strangers may be neighbours. */
  neighbourhood?: string | undefined;
};

export type Senders = {
  /** What stands for an address until midnight UTC: 43 characters that nobody can turn back. */
  hash: (address: string) => string;
  /** The same of the networks around an address. */
  identify: (address: string) => Sender;
};

/**
 * Tells senders apart without knowing who they are. A hash depends on a salt that only the memory holds and that is
 * another one each UTC day, so a sender of yesterday is a stranger today. `now` is epoch milliseconds.
 */
export function createSenders({
  now,
  makeSalt = () => randomBytes(saltBytes),
}: {
  now: () => number;
  makeSalt?: () => Uint8Array;
}): Senders {
  let day: number | undefined;
  let salt = new Uint8Array();
  const hashText = (text: string) => {
    const today = Math.floor(now() / dayMs);
    if (today !== day) {
      day = today;
      salt = new Uint8Array(makeSalt());
    }
    return createHash('sha256').update(salt).update(text).digest('base64url');
  };
  return {
    hash: (address) => hashText(normaliseAddress(address)),
    identify(address) {
      const { id, household, neighbourhood } = findNetworks(address);
      return {
        id: hashText(id),
        ...(household && { household: hashText(household) }),
        ...(neighbourhood && { neighbourhood: hashText(neighbourhood) }),
      };
    },
  };
}

/** The networks that an address lies in, each in one spelling. */
export function findNetworks(address: string): Sender {
  const id = normaliseAddress(address);
  if (isIPv4(id)) return { id, neighbourhood: `${id.split('.').slice(0, 3).join('.')}.0/24` };
  const [, prefix] = /^([\da-f:]+)::\/64$/.exec(id) ?? [];
  if (prefix === undefined) return { id };
  const groups = prefix.split(':');
  const half = Number.parseInt(groups[3] ?? '', 16) & 0xff00;
  return {
    id,
    household: `${[...groups.slice(0, 3), half.toString(16)].join(':')}::/56`,
    neighbourhood: `${groups.slice(0, 3).join(':')}::/48`,
  };
}

/**
 * One spelling for all that counts as the same sender: an IPv4 address, also when it is mapped into IPv6, or the /64 of
 * an IPv6 address, which is what a household gets. Anything else stays as it is, without blanks and capitals.
 */
export function normaliseAddress(address: string): string {
  const text = address.trim().toLowerCase().replace(/%.*$/s, '');
  if (isIP(text) !== 6) return text;
  const groups = expandIpv6(text);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of a valid address. */
function expandIpv6(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const first = readGroups(head);
  if (tail === undefined) return first;
  const last = readGroups(tail);
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

function readGroups(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (!isIPv4(group)) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [(a << 8) | b, (c << 8) | d];
  });
}

export type Forwarding = {
  /** Who is connected to this server: the visitor, or the nearest proxy. */
  socketAddress: string | undefined;
  /** The header X-Forwarded-For, several of them joined with commas. */
  forwardedFor: string | null | undefined;
  /** Proxies in front of this server that add to the header, from 0. */
  trustedProxies: number;
};

/**
 * The address of who sent a request. Each trusted proxy has written one entry at the right end of the header; what
 * stands left of those is the visitor's own invention and never read. Where the entry is no address (`unknown`), or
 * missing because a request took a shorter way, it is the leftmost address that a trusted proxy wrote, or the socket's.
 */
export function findSenderAddress({ socketAddress, forwardedFor, trustedProxies }: Forwarding): string {
  const written = trustedProxies > 0 ? (forwardedFor ?? '').split(',').slice(-trustedProxies) : [];
  return written.map(readForwarded).find((address) => address !== undefined) ?? socketAddress ?? '';
}

/** An entry may have a port, and brackets or quotes around the address: `"[2001:db8::1]:4711"`. */
function readForwarded(entry: string): string | undefined {
  const text = entry.trim().replace(/^"(.*)"$/s, '$1');
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  const [, ipv4] = /^([\d.]+):\d+$/.exec(text) ?? [];
  const address = bracketed ?? ipv4 ?? text;
  return isIP(address) === 0 ? undefined : address;
}
