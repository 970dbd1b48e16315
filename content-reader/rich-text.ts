import { marked, type Token, type Tokens } from 'marked';
import type { Block, Inline, RichText } from '#model/rich-text.ts';

export type ParsedRichText = { tree: RichText; mistakes: string[]; links: string[] };

/** Parses Markdown to the tree; unsupported syntax is a mistake. `links` are the addresses in document order. */
export function parseRichText(source: string): ParsedRichText {
  const parsed: ParsedRichText = { tree: [], mistakes: [], links: [] };
  parsed.tree = marked.lexer(source, { gfm: true }).flatMap((token) => parseBlock(token, parsed));
  return parsed;
}

/** Why a link's address is malformed; undefined if it is fine. Does not check whether the page exists. */
function checkLinkForm(address: string): string | undefined {
  if (address.startsWith('/') && !address.startsWith('//')) return undefined;
  if (/^mailto:[^\s@]+@[^\s@]+$/i.test(address)) return undefined;
  if (/^https?:\/\//i.test(address) && URL.canParse(address)) return undefined;
  return `the link address ${address || '(empty)'} must start with https://, http://, mailto: or /`;
}

function parseBlock(token: Token, parsed: ParsedRichText): Block[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'paragraph':
      return [{ kind: 'paragraph', content: parseInlines(token.tokens, parsed) }];
    case 'list':
      return [parseList(token as Tokens.List, parsed)];
    default:
      return refuse(token, parsed);
  }
}

function parseList(token: Tokens.List, parsed: ParsedRichText): Block {
  if (token.ordered && token.start !== 1) {
    parsed.mistakes.push(`a numbered list must start with 1; write ${token.start}\\. if this is not a list`);
  }
  const items = token.items.map((item) => {
    if (item.task) parsed.mistakes.push('checkboxes are not supported here');
    const lines = item.tokens.filter(({ type }) => type !== 'space');
    if (lines.length > 1) parsed.mistakes.push('a list item can have only one paragraph, and no list inside it');
    return lines.slice(0, 1).flatMap((line) => {
      if (line.type !== 'text' && line.type !== 'paragraph') return refuse(line, parsed);
      return parseInlines(line.tokens, parsed);
    });
  });
  return { kind: 'list', isOrdered: token.ordered, items };
}

function parseInlines(tokens: Token[] | undefined, parsed: ParsedRichText): Inline[] {
  const inlines = (tokens ?? []).flatMap((token) => parseInline(token, parsed));
  // Escapes split a text into several tokens; joined, they render as one text node.
  return inlines.reduce<Inline[]>((joined, inline) => {
    const last = joined.at(-1);
    if (typeof inline === 'string' && typeof last === 'string') joined[joined.length - 1] = last + inline;
    else joined.push(inline);
    return joined;
  }, []);
}

function parseInline(token: Token, parsed: ParsedRichText): Inline[] {
  switch (token.type) {
    case 'text':
    case 'escape':
      return parseText(token as Tokens.Text, parsed);
    case 'strong':
      return [{ kind: 'strong', content: parseInlines(token.tokens, parsed) }];
    case 'em':
      return [{ kind: 'emphasis', content: parseInlines(token.tokens, parsed) }];
    case 'codespan':
      return [{ kind: 'code', text: token.text }];
    case 'br':
      return [{ kind: 'break' }];
    case 'link': {
      const mistake = checkLinkForm(token.href);
      if (mistake) parsed.mistakes.push(mistake);
      else parsed.links.push(token.href);
      return [{ kind: 'link', address: token.href, content: parseInlines(token.tokens, parsed) }];
    }
    default:
      return refuse(token, parsed);
  }
}

function parseText(token: Tokens.Text, parsed: ParsedRichText): Inline[] {
  const entity = token.type === 'text' ? /&(?:#\d+|#x[\da-f]+|[a-z]+);/i.exec(token.text)?.[0] : undefined;
  if (entity) parsed.mistakes.push(`write the character itself instead of ${entity}`);
  return [token.text.replaceAll(/\s*\n\s*/g, ' ')];
}

const refusals: Record<string, string> = {
  heading: 'headings are not supported here; the page has its own',
  html: 'HTML is not supported here; use **bold**, *italic*, `code`, [links](/guestbook) and lists',
  image: 'pictures are not supported in a text; each has its own key',
  table: 'tables are not supported here',
  code: 'code blocks are not supported here; remove the spaces at the start of the line, or the ```',
  blockquote: 'quotes with > are not supported here',
  hr: 'horizontal lines are not supported here',
  del: 'strikethrough is not supported here',
  def: 'write the address in the link itself: [words](/guestbook)',
};

function refuse(token: Token, parsed: ParsedRichText): [] {
  parsed.mistakes.push(refusals[token.type] ?? `Markdown's ${token.type} is not supported here`);
  return [];
}
