/** The forms a file can have, best first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Reads a list such as `gzip;q=0.8, br` (RFC 9110, 12.4.2): names in small letters with their weights, 0 to 1. */
function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const isWeight = weight === undefined || /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight);
    if (name !== '' && isWeight) weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  return weights;
}

/**
 * The encodings that an `Accept-Encoding` header allows, the most wanted first, Brotli before gzip where it wants them
 * alike. Identity is always the last resort, even where the header forbids it: nginx and Apache do so too, and a 406
 * helps nobody.
 */
export function rankEncodings(header: string | undefined): Encoding[] {
  const weights = parseWeights(header ?? '');
  const weightOf = (name: Encoding) =>
    weights.get(name) ??
    (name === 'gzip' ? weights.get('x-gzip') : undefined) ??
    // Identity needs no mention, but whatever is mentioned is wanted more (RFC 9110, 12.5.3).
    (name === 'identity' ? 0.0001 : (weights.get('*') ?? 0));
  const allowed = encodings.filter((name) => name === 'identity' || weightOf(name) > 0);
  return allowed.sort((a, b) => weightOf(b) - weightOf(a));
}

// Browsers send a handful of values; the limit keeps odd ones from filling the memory.
const maxRemembered = 64;
const remembered = new Map<string, Encoding[]>();

/** As `rankEncodings`, remembering the values that were asked before. */
export function rankEncodingsCached(header: string | undefined): Encoding[] {
  const known = remembered.get(header ?? '');
  if (known) return known;
  const ranked = rankEncodings(header);
  if (remembered.size < maxRemembered) remembered.set(header ?? '', ranked);
  return ranked;
}

/** Whether an `Accept` header takes a web page; without the header everything is welcome. */
export function acceptsHtml(header: string | undefined): boolean {
  if (!header) return true;
  const weights = parseWeights(header);
  return (weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0) > 0;
}
