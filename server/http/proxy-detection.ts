import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { withVariable } from '#server/system/shell.ts';

/** So many requests one page already makes, and a single one may be somebody's try. */
const enoughRequests = 10;

const privateNets = new BlockList();
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  // Between a provider and its customers, and the nets of Tailscale and some clouds.
  ['100.64.0.0', 10],
] as const) {
  privateNets.addSubnet(net, prefix, 'ipv4');
}
privateNets.addAddress('::1', 'ipv6');
privateNets.addSubnet('fc00::', 7, 'ipv6');
privateNets.addSubnet('fe80::', 10, 'ipv6');

const loopback = /^(127\.|::1$)/;
const otherHeaders = ['forwarded', 'x-real-ip', 'cf-connecting-ip', 'x-client-ip'];

export type ProxyDetector = {
  /**
   * Looks at a request. Returns a sentence for the owner, once, when all requests come from one address of this network
   * and say that they are passed on: then a proxy is there of which the server was not told.
   */
  see: (incoming: Pick<IncomingMessage, 'headers' | 'socket'>) => string | undefined;
  /** How many proxies there seem to be; undefined while there is no sign of any. */
  missing: () => number | undefined;
};

/** To be asked only where no proxy is trusted. */
export function detectProxy(): ProxyDetector {
  let proxy: string | undefined;
  let count = 0;
  let fewest = Number.POSITIVE_INFINITY;
  let hasForwardedFor = false;
  let missing: number | undefined;
  let isSettled = false;

  return {
    see({ headers, socket }) {
      if (isSettled) return undefined;
      const address = socket.remoteAddress?.replace(/^::ffff:/i, '') ?? '';
      const entries = String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .filter((entry) => entry.trim() !== '').length;
      const isForwarded = entries > 0 || otherHeaders.some((name) => headers[name] !== undefined);
      // The owner, and what looks whether the server is alive, may ask it directly.
      if (!isForwarded && loopback.test(address)) return undefined;
      proxy ??= address;
      if (!isForwarded || address !== proxy || !isPrivate(address)) {
        // Visitors come by another way, and what one of them says of a proxy may be made up.
        isSettled = true;
        return undefined;
      }
      count += 1;
      hasForwardedFor ||= entries > 0;
      // Each proxy adds an entry; some visitors begin with some of their own.
      fewest = Math.min(fewest, Math.max(entries, 1));
      if (count < enoughRequests) return undefined;
      isSettled = true;
      missing = Math.min(fewest, 10);
      const header = hasForwardedFor ? '' : ' and let the proxy send X-Forwarded-For';
      return `Every request comes from ${address} and was passed on by a proxy, so all visitors count as one: start the site with ${withVariable('TRUST_PROXY', missing, 'npm start')}${header}`;
    },
    missing: () => missing,
  };
}

function isPrivate(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && privateNets.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
