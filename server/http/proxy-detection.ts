import type { IncomingMessage } from 'node:http';
import { startCommand } from '#server/system/owner-command.ts';
import { withVariable } from '#server/system/shell.ts';
import { isPrivateAddress } from './networks.ts';

/** One page already makes this many requests; a single request may be somebody's experiment. */
const enoughRequests = 10;

const loopback = /^(127\.|::1$)/;
const otherHeaders = ['forwarded', 'x-real-ip', 'cf-connecting-ip', 'x-client-ip'];

type ProxyDetector = {
  /**
   * Inspects a request. Returns a sentence for the owner, once, if all requests come from one private address and have
   * forwarding headers: then there is a proxy that TRUST_PROXY does not count.
   */
  inspect: (incoming: Pick<IncomingMessage, 'headers' | 'socket'>) => string | undefined;
  /** How many proxies TRUST_PROXY seems to lack; undefined while there is no sign of any. */
  missing: () => number | undefined;
};

/** Only for a server that trusts no proxy. */
export function detectProxy(): ProxyDetector {
  let proxy: string | undefined;
  let count = 0;
  let fewestEntries = Number.POSITIVE_INFINITY;
  let hasForwardedFor = false;
  let missing: number | undefined;
  let isSettled = false;

  return {
    inspect({ headers, socket }) {
      if (isSettled) return undefined;
      const address = socket.remoteAddress?.replace(/^::ffff:/i, '') ?? '';
      const entries = String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .filter((entry) => entry.trim() !== '').length;
      const isForwarded = entries > 0 || otherHeaders.some((name) => headers[name] !== undefined);
      // The owner and health checks may connect directly.
      if (!isForwarded && loopback.test(address)) return undefined;
      proxy ??= address;
      if (!isForwarded || address !== proxy || !isPrivateAddress(address)) {
        // Some visitors connect directly, so a forwarding header may be spoofed.
        isSettled = true;
        return undefined;
      }
      count += 1;
      hasForwardedFor ||= entries > 0;
      // Each proxy appends one entry; some visitors send their own.
      fewestEntries = Math.min(fewestEntries, Math.max(entries, 1));
      if (count < enoughRequests) return undefined;
      isSettled = true;
      missing = Math.min(fewestEntries, 10);
      const header = hasForwardedFor ? '' : ' and configure the proxy to send X-Forwarded-For';
      return `All requests come through a proxy at ${address}, so all visitors count as one: start the site with ${withVariable('TRUST_PROXY', missing, startCommand())}${header}`;
    },
    missing: () => missing,
  };
}
