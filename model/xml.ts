const illegal = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/**
 * Escapes a text for an element or a double-quoted attribute. Drops characters that XML 1.0 does not allow, such as most
 * control characters and lone surrogates: a single one would make the document malformed.
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
