export type XmlElement = { name: string; attributes: Record<string, string>; children: XmlElement[]; text: string };

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const token = /<(?<close>\/)?(?<name>[a-z]+)(?<attributes>(?:\s+[a-z:]+="[^"<]*")*)(?<empty>\/)?>|(?<text>[^<]+)/gy;
const reference = /&(?:(amp|lt|gt|quot)|#(\d+));|&/g;
const namedCharacters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Parses the XML of feeds. Throws for malformed XML and for features that feeds do not use. */
export function parseStrictXml(xml: string): XmlElement {
  if (!xml.startsWith(declaration)) throw new Error('The document has no declaration.');
  const bad = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u.exec(xml);
  if (bad) throw new Error(`U+${bad[0].codePointAt(0)?.toString(16)} is not allowed in XML.`);
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  token.lastIndex = declaration.length;
  while (token.lastIndex < xml.length) {
    const start = token.lastIndex;
    const groups = token.exec(xml)?.groups;
    const parent = open.at(-1);
    if (!groups || !parent) throw new Error(`Invalid XML: ${xml.slice(start, start + 80)}`);
    const { close, name = '', attributes = '', empty, text } = groups;
    if (text !== undefined) parent.text += resolveReferences(text);
    else if (close === undefined) {
      const element: XmlElement = { name, attributes: readAttributes(attributes), children: [], text: '' };
      parent.children.push(element);
      if (empty === undefined) open.push(element);
    } else if (open.pop()?.name !== name) throw new Error(`</${name}> has no opening tag.`);
  }
  const [root, second] = top.children;
  if (open.length !== 1 || !root || second || top.text.trim() !== '')
    throw new Error('There must be exactly one root.');
  return root;
}

function readAttributes(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([a-z:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value] as const);
  if (new Set(pairs.map(([key]) => key)).size < pairs.length) throw new Error(`Duplicate attribute: ${text}`);
  return Object.fromEntries(pairs.map(([key, value]) => [key, resolveReferences(value)]));
}

function resolveReferences(text: string): string {
  if (text.includes(']]>')) throw new Error(']]> is not allowed in text.');
  return text.replace(reference, (all, name: string | undefined, code: string | undefined) => {
    if (all === '&') throw new Error(`Unescaped & in ${text}`);
    return name === undefined ? String.fromCodePoint(Number(code)) : (namedCharacters[name] ?? '');
  });
}
