import { buttonHeight, buttonWidth } from '#model/button-address.ts';

const maxPictures = 4;
/** Of a tag, so that a page made to take long takes no longer than a long page. */
const maxTagLength = 4000;
const size = `${buttonWidth}x${buttonHeight}`;

/**
 * The addresses of the pictures in a page that seem to be 88x31 buttons: by their size in the HTML, or by "88x31" in their
 * address. Those of the page's own site come first.
 */
export function findPictures(page: string, url: URL): string[] {
  const found = new Set<string>();
  const tags = /<img/gi;
  for (let tag = tags.exec(page); tag; tag = tags.exec(page)) {
    const end = page.indexOf('>', tag.index);
    if (end === -1) break;
    const address = readButton(page.slice(tags.lastIndex, Math.min(end, tag.index + maxTagLength)), url);
    if (address) found.add(address);
    tags.lastIndex = end;
  }
  const isElsewhere = (address: string) => siteOf(new URL(address)) !== siteOf(url);
  return [...found].sort((one, other) => Number(isElsewhere(one)) - Number(isElsewhere(other))).slice(0, maxPictures);
}

const siteOf = ({ hostname }: URL) => hostname.replace(/^www\./, '');

function readButton(tag: string, page: URL): string | undefined {
  const attributes = new Map<string, string>();
  for (const [, name = '', value = ''] of tag.matchAll(
    /[\s"'/]([a-z-]{1,20})\s{0,9}=\s{0,9}("[^"]*"|'[^']*'|[^\s"'>]+)/gi,
  )) {
    attributes.set(name.toLowerCase(), value.replace(/^["']|["']$/g, ''));
  }
  const source = attributes.get('src')?.trim().replaceAll('&amp;', '&');
  const url = source ? URL.parse(source, page) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const isSized =
    readPixels(attributes.get('width')) === buttonWidth && readPixels(attributes.get('height')) === buttonHeight;
  return isSized || url.href.toLowerCase().includes(size) ? url.href : undefined;
}

const readPixels = (value = '') => Number(value.replace(/px$/i, ''));
