/** A part of an XML text. Of a tag, `attributes` are as written, quotes and references included. */
export type SvgToken =
  | { type: 'open'; name: string; attributes: SvgAttribute[]; isEmpty: boolean }
  | { type: 'close'; name: string }
  | { type: 'text'; text: string }
  /** Comments, processing instructions and the document type: nothing a picture needs. */
  | { type: 'aside' };
export type SvgAttribute = { name: string; value: string };

const name = '[A-Za-z_][\\w.:-]*';
const attribute = new RegExp(`\\s+(${name})\\s*=\\s*("[^"<]*"|'[^'<]*')`, 'y');
const open = new RegExp(`<(${name})`, 'y');
const tagEnd = /\s*(\/?)>/y;
const close = new RegExp(`</(${name})\\s*>`, 'y');
const aside = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^[>]*>/iy;
const data = /<!\[CDATA\[([\s\S]*?)\]\]>/y;
const text = /[^<]+/y;

/** Undefined for what is not well written: only what is understood whole is known to be harmless. */
export function readSvg(source: string): SvgToken[] | undefined {
  const tokens: SvgToken[] = [];
  const depth: string[] = [];
  let at = 0;
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) at = pattern.lastIndex;
    return found;
  };
  while (at < source.length) {
    if (match(aside)) {
      tokens.push({ type: 'aside' });
      continue;
    }
    const written = match(data) ?? match(text);
    if (written) {
      tokens.push({ type: 'text', text: written[1] === undefined ? written[0] : escapeText(written[1]) });
      continue;
    }
    const closed = match(close);
    if (closed) {
      if (depth.pop() !== closed[1]) return undefined;
      tokens.push({ type: 'close', name: closed[1] as string });
      continue;
    }
    const opened = match(open);
    if (!opened) return undefined;
    const attributes: SvgAttribute[] = [];
    for (let found = match(attribute); found; found = match(attribute)) {
      attributes.push({ name: found[1] as string, value: (found[2] as string).slice(1, -1) });
    }
    const ended = match(tagEnd);
    if (!ended) return undefined;
    const isEmpty = ended[1] === '/';
    if (!isEmpty) depth.push(opened[1] as string);
    tokens.push({ type: 'open', name: opened[1] as string, attributes, isEmpty });
  }
  return depth.length === 0 ? tokens : undefined;
}

export function writeSvg(tokens: SvgToken[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'aside') return '';
      if (token.type === 'text') return token.text;
      if (token.type === 'close') return `</${token.name}>`;
      const attributes = token.attributes.map(({ name: key, value }) => ` ${key}="${value.replaceAll('"', '&quot;')}"`);
      return `<${token.name}${attributes.join('')}${token.isEmpty ? '/' : ''}>`;
    })
    .join('')
    .trim();
}

const escapeText = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Undefined if it has a reference that XML alone does not know. */
export function resolveReferences(value: string): string | undefined {
  let isKnown = true;
  const resolved = value.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));?/gi, (_, hex, decimal, word) => {
    const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : undefined;
    const letter =
      code === undefined ? named[word] : code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
    if (letter === undefined) isKnown = false;
    return letter ?? '';
  });
  return isKnown ? resolved : undefined;
}
