const hosts = /^(www\.|m\.|music\.)?(youtube(-nocookie)?\.com|youtu\.be)$/i;

/**
 * The id in an address on YouTube, as copied from the address bar or the Share button. Anything else is
 * returned unchanged.
 */
export function findVideoId(written: unknown): unknown {
  if (typeof written !== 'string') return written;
  const address = /^https?:\/\//i.test(written.trim()) ? written.trim() : `https://${written.trim()}`;
  if (!URL.canParse(address)) return written;
  const { hostname, pathname, searchParams } = new URL(address);
  if (!hosts.test(hostname)) return written;
  const [first = '', second] = pathname.split('/').slice(1);
  if (/youtu\.be$/i.test(hostname)) return first || written;
  return (/^(shorts|embed|live|v)$/.test(first) ? second : searchParams.get('v')) || written;
}
