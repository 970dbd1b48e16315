import { MediaError } from '#studio/api/media/media-error.ts';
import { readSvg, resolveReferences, type SvgAttribute, type SvgToken, writeSvg } from './svg-tokens.ts';

/** They can be left out without a trace: a picture in a page never runs them, and draws nothing of them. */
const dropped = new Set(['script', 'metadata', 'namedview', 'handler', 'listener']);
/** What a picture in a page cannot show, or should not: other documents, sound and forms. */
const refused = new Set(['foreignobject', 'iframe', 'object', 'embed', 'audio', 'video', 'canvas', 'link', 'html']);
const animations = new Set(['animate', 'set', 'animatetransform', 'animatemotion']);

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();

const unsafe = (what: string) =>
  new MediaError(
    'unsafe',
    `This drawing ${what}, which the site can't take. Export it as "plain SVG", with its pictures embedded, or as PNG.`,
  );

/**
 * The SVG without scripts, comments and what programs note in it. Throws a `MediaError` if it cannot be read whole, or if it shows
 * something from elsewhere: without that it would look different.
 */
export function cleanSvg(source: string): { svg: string; hasChanged: boolean } {
  const plain = source.replace(/^\ufeff/, '');
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(plain)) throw unsafe('has text that stands for other text');
  const tokens = readSvg(plain);
  const first = tokens?.find((token) => token.type === 'open');
  if (!tokens || !first || withoutPrefix(first.name) !== 'svg') {
    throw new MediaError(
      'damaged',
      'This drawing is damaged, so only part of it can be read. Export it again as SVG or PNG.',
    );
  }
  const kept: SvgToken[] = [];
  let hasChanged = false;
  let droppedDepth = 0;
  let styleDepth = 0;
  for (const token of tokens) {
    if (token.type === 'aside') continue;
    if (token.type === 'text') {
      if (droppedDepth > 0) continue;
      if (styleDepth > 0) checkStyle(token.text);
      kept.push(token);
      continue;
    }
    const name = withoutPrefix(token.name);
    if (dropped.has(name) || droppedDepth > 0) {
      hasChanged = true;
      if (token.type === 'close') droppedDepth -= 1;
      else if (!token.isEmpty) droppedDepth += 1;
      continue;
    }
    if (token.type === 'close') {
      if (name === 'style') styleDepth -= 1;
      kept.push(token);
      continue;
    }
    if (refused.has(name)) throw unsafe('has parts of a web page in it');
    if (name === 'style' && !token.isEmpty) styleDepth += 1;
    const attributes = token.attributes.filter((attribute) => keepsAttribute(name, attribute));
    hasChanged ||= attributes.length < token.attributes.length;
    kept.push({ ...token, attributes });
  }
  return { svg: writeSvg(kept), hasChanged };
}

/** Whether an attribute stays; throws if nothing but that one could show what is meant. */
function keepsAttribute(element: string, { name, value }: SvgAttribute): boolean {
  const key = withoutPrefix(name);
  const resolved = resolveReferences(value);
  if (resolved === undefined) throw unsafe('has text that stands for other text');
  if (key.startsWith('on') && !name.includes(':')) return false;
  if (/^(inkscape|sodipodi|sketch|serif):/i.test(name)) return false;
  if (animations.has(element) && key === 'attributename' && /href|^on/i.test(resolved)) {
    throw unsafe('changes its links while it moves');
  }
  if (key === 'base' && name.includes(':')) throw unsafe('shows something from another place');
  if (key === 'href' || key === 'src') {
    if (/^\s*(#|$)/.test(resolved)) return true;
    if (/^\s*data:image\/(png|jpe?g|gif|webp);base64,/i.test(resolved)) return true;
    // A link in a picture leads nowhere: it is shown as part of the page.
    if (element === 'a') return false;
    throw unsafe('shows something from another place');
  }
  checkStyle(resolved);
  return true;
}

/** `url(#gradient)` is within the drawing; everything else that CSS can load is not. */
function checkStyle(css: string): void {
  const plain = (resolveReferences(css) ?? css)
    .replace(/\\([\da-f]{1,6})\s?/gi, (_, hex) => String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)))
    .replaceAll('\\', '')
    .replace(/\/\*[\s\S]*?\*\//g, '');
  if (/@import|image-set\s*\(|javascript:|expression\s*\(/i.test(plain)) {
    throw unsafe('shows something from another place');
  }
  for (const [, address = ''] of plain.matchAll(/url\s*\(\s*["']?\s*([^"')]*)/gi)) {
    if (!/^(#|data:image\/(png|jpe?g|gif|webp);base64,|data:font\/|data:application\/(x-)?font)/i.test(address)) {
      throw unsafe('shows something from another place');
    }
  }
}
