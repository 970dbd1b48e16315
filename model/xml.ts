const illegal = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/**
 * Writes a text for the inside of an element, or of an attribute in double quotes. Characters that XML 1.0 cannot hold,
 * such as most control characters and lone surrogates, are left out: one of them makes a whole document unreadable.
 */
export function escapeXml(text: string): string {
  return text
    .replace(illegal, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}
