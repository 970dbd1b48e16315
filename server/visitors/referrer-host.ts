const maxHostLength = 100;

/**
 * The host that a visitor comes from, without `www.` and the port; undefined for an unknown one, for this site itself, and for
 * addresses that no owner can visit. `referrer` is an address or only a host.
 */
export function readReferrerHost(referrer: string, ownHosts: readonly string[]): string | undefined {
  const host = hostOf(/^[a-z-]+:\/\//i.test(referrer) ? referrer : `https://${referrer}`);
  if (host === undefined || ownHosts.some((own) => hostOf(`https://${own}`) === host)) return undefined;
  // Neither a name within a home network nor an address of numbers.
  return host.length <= maxHostLength && /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z][a-z\d-]+$/.test(host) ? host : undefined;
}

function hostOf(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return url.hostname.replace(/^www\./, '').replace(/\.$/, '');
}
