export const buttonWidth = 88;
export const buttonHeight = 31;
/** How long a button says 'Copied!'. */
export const copiedMs = 2000;

/** The HTML others paste into their pages: a link around the 88x31 image, with its alt text. */
export function writeButtonHtml(button: { link: string; image: string; alt: string }): string {
  const { link, image, alt } = button;
  return `<a href="${escapeAttribute(link)}"><img src="${escapeAttribute(image)}" width="${buttonWidth}" height="${buttonHeight}" alt="${escapeAttribute(alt)}"></a>`;
}

/** Where a snippet's link leads; empty for a snippet without an http(s) link. */
export function readButtonLink(html: string): string {
  const address = /<a\s[^>]*href="(https?:\/\/[^"]+)"/i.exec(html)?.[1] ?? '';
  return address.replaceAll('&amp;', '&');
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
