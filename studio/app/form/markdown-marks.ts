import { marked, type Token, type Tokens } from 'marked';

export type MarkKind = 'bold' | 'italic' | 'link' | 'code' | 'item';

/** Something with signs around it, as the site reads it too. */
export type Mark = {
  kind: MarkKind;
  start: number;
  end: number;
  /** What stands between the signs. */
  inside: { start: number; end: number };
  /** Of a link. */
  address?: string;
};

const kinds: Record<string, MarkKind> = { strong: 'bold', em: 'italic', link: 'link', codespan: 'code' };

/** What the signs of a text make of it, in the order in which it is read. A place that cannot be found again is left out. */
export function readMarks(text: string): Mark[] {
  const marks: Mark[] = [];
  const walk = (tokens: readonly Token[], from: number, to: number) => {
    let at = from;
    for (const token of tokens) {
      const start = text.indexOf(token.raw, at);
      if (start < 0 || start + token.raw.length > to) continue;
      at = start + token.raw.length;
      if (token.type === 'list') {
        walkItems(token as Tokens.List, start, at);
        continue;
      }
      const mark = markOf(token, start);
      if (mark) marks.push(mark);
      const inside = mark?.inside ?? { start, end: at };
      if ('tokens' in token && token.tokens) walk(token.tokens, inside.start, inside.end);
    }
  };
  const walkItems = (list: Tokens.List, from: number, to: number) => {
    let at = from;
    for (const item of list.items) {
      const raw = item.raw.trimEnd();
      const start = text.indexOf(raw, at);
      if (start < 0 || start + raw.length > to) continue;
      at = start + raw.length;
      const sign = /^\s*(?:[-*+]|\d+[.)])\s*/.exec(raw)?.[0].length ?? 0;
      marks.push({ kind: 'item', start, end: at, inside: { start: start + sign, end: at } });
      walk(item.tokens, start + sign, at);
    }
  };
  walk(marked.lexer(text, { gfm: true }), 0, text.length);
  return marks;
}

function markOf(token: Token, start: number): Mark | undefined {
  const kind = kinds[token.type];
  if (!kind) return undefined;
  const { raw } = token;
  const end = start + raw.length;
  if (kind === 'link') {
    const { href, text: words } = token as Tokens.Link;
    const skipped = raw.startsWith('[') || raw.startsWith('<') ? 1 : 0;
    const length = raw.startsWith('[') ? words.length : raw.length - 2 * skipped;
    return { kind, start, end, inside: { start: start + skipped, end: start + skipped + length }, address: href };
  }
  const sign = kind === 'code' ? (/^`+/.exec(raw)?.[0].length ?? 1) : kind === 'bold' ? 2 : 1;
  return { kind, start, end, inside: { start: start + sign, end: end - sign } };
}

/** A part of the text that looks the same throughout. */
export type Piece = { start: number; text: string; isSign: boolean; isAddress: boolean; kinds: MarkKind[] };

/** The whole text, cut where something begins or ends to be drawn differently. */
export function cutIntoPieces(text: string, marks: readonly Mark[]): Piece[] {
  const cuts = new Set([
    0,
    text.length,
    ...marks.flatMap(({ start, end, inside }) => [start, end, inside.start, inside.end]),
  ]);
  const places = [...cuts].sort((one, other) => one - other);
  return places.slice(0, -1).map((start, index) => {
    const end = places[index + 1] ?? text.length;
    const around = marks.filter((mark) => mark.start <= start && end <= mark.end);
    const signs = around.filter(({ inside }) => end <= inside.start || inside.end <= start);
    const kinds = around.filter((mark) => !signs.includes(mark) && mark.kind !== 'item').map(({ kind }) => kind);
    const isAddress = signs.some(({ kind, inside }) => kind === 'link' && inside.end <= start);
    return { start, text: text.slice(start, end), isSign: signs.length > 0, isAddress, kinds };
  });
}

/** The marks that what is selected lies in, from the outside; a caret at the edge of the words belongs to them. */
export const marksAround = (marks: readonly Mark[], start: number, end: number): Mark[] =>
  marks.filter(({ kind, start: from, end: to, inside }) =>
    kind === 'link' || kind === 'item' ? from <= start && end <= to : inside.start <= start && end <= inside.end,
  );
