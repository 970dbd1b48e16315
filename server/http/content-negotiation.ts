/** The encodings a file can have, best first. */
const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Parses a list such as `gzip;q=0.8, br` (RFC 9110, 12.4.2): names in lower case with their weights, 0 to 1. */
function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const isValid = weight === undefined || /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight);
    if (name !== '' && isValid) weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  return weights;
}

/**
 * The encodings that an `Accept-Encoding` header allows, most preferred first, Brotli before gzip if their weights are
 * equal. Identity is always the fallback, even if the header forbids it: nginx and Apache do the same, and a 406 helps
 * nobody.
 */
function rankEncodings(header: string | undefined): Encoding[] {
  const weights = parseWeights(header ?? '');
  const weightOf = (name: Encoding) =>
    weights.get(name) ??
    (name === 'gzip' ? weights.get('x-gzip') : undefined) ??
    // Identity is acceptable without being listed, but anything listed is preferred to it (RFC 9110, 12.5.3).
    (name === 'identity' ? 0.0001 : (weights.get('*') ?? 0));
  const allowed = encodings.filter((name) => name === 'identity' || weightOf(name) > 0);
  return allowed.sort((a, b) => weightOf(b) - weightOf(a));
}

// Browsers send only a handful of values; the limit keeps unusual ones from filling the cache.
const maxCached = 64;
const cache = new Map<string, Encoding[]>();

/** `rankEncodings` with a cache of up to 64 headers. */
export function rankEncodingsCached(header = ''): Encoding[] {
  const cached = cache.get(header);
  if (cached) return cached;
  const ranked = rankEncodings(header);
  if (cache.size < maxCached) cache.set(header, ranked);
  return ranked;
}

/** Whether an `Accept` header allows a web page; a missing header allows everything. */
export function acceptsHtml(header: string | undefined): boolean {
  if (!header) return true;
  const weights = parseWeights(header);
  return (weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0) > 0;
}
