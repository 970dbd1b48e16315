/** A URL in a style sheet. All offsets are in UTF-16 units. */
export type CssAddress = {
  /** As the owner wrote it, without quotes and escapes. */
  written: string;
  /** The range to replace: all of `url(…)`, or a string with its quotes. */
  start: number;
  end: number;
};
export type CssMistake = { offset: number; sentence: string };
export type ScannedCss = {
  addresses: CssAddress[];
  imports: { offset: number; isExternal: boolean }[];
  /** At most one: nothing after an unclosed bracket, comment or string can be trusted. */
  mistakes: CssMistake[];
};

const quoted = String.raw`"(?:[^"\\\n]|\\[^])*"?|'(?:[^'\\\n]|\\[^])*'?`;
const parts = new RegExp(
  [
    String.raw`(?<comment>/\*[^]*?(?:\*/|$))`,
    String.raw`(?<url>\burl\(\s*(?:(?<text>${quoted})|(?<bare>[^)\n]*?))\s*\))`,
    String.raw`(?<imported>@import\b[^;]*;?)`,
    `(?<string>${quoted})`,
    String.raw`(?<tag></?style\b[^>]*>)`,
    '(?<slashes>//)',
    String.raw`(?<open>image-set\(|[([{])`,
    String.raw`(?<close>[)\]}])`,
  ].join('|'),
  'gi',
);
const closing: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

/** Finds the URLs in a style sheet, and the first mistake that makes browsers misread the rest of it. */
export function scanCss(text: string): ScannedCss {
  const found: ScannedCss = { addresses: [], imports: [], mistakes: [] };
  const opened: { bracket: string; offset: number; isImageSet: boolean }[] = [];
  const addAddress = (written: string, start: number, length: number) => {
    found.addresses.push({ written: unquote(written), start, end: start + length });
  };
  const stop = (offset: number, sentence: string) => ({ ...found, mistakes: [{ offset, sentence }] });

  for (const { 0: part, index, groups = {} } of text.matchAll(parts)) {
    const { comment, url, text: quotedUrl, bare = '', imported, string, tag, slashes, open, close } = groups;
    if (comment !== undefined) {
      if (!/^\/\*.*\*\/$/s.test(comment)) return stop(index, 'the comment that starts here is never closed: add */');
    } else if (url !== undefined) {
      if (quotedUrl !== undefined && !isClosed(quotedUrl)) return stop(index, explainUnclosedQuote(quotedUrl));
      if (quotedUrl === undefined && /[\s"'(]/.test(bare)) {
        return stop(index, `the path ${bare} needs quotes around it, because of its spaces, quotes or brackets`);
      }
      const isName = /@namespace[^;{}]*$/i.test(text.slice(0, index));
      if (!isName) addAddress(quotedUrl ?? bare, index, part.length);
    } else if (imported !== undefined) {
      found.imports.push({ offset: index, isExternal: imported.includes('//') });
    } else if (string !== undefined) {
      if (!isClosed(string)) return stop(index, explainUnclosedQuote(string));
      if (opened.at(-1)?.isImageSet) addAddress(string, index, part.length);
    } else if (tag !== undefined) {
      return stop(index, `this file can contain only style rules: remove ${tag}`);
    } else if (slashes !== undefined) {
      return stop(index, 'a comment in a style sheet cannot start with //: write /* before it and */ after it');
    } else if (open !== undefined) {
      opened.push({ bracket: open.at(-1) ?? '', offset: index, isImageSet: open.length > 1 });
    } else if (close !== undefined) {
      const last = opened.pop();
      if (!last) return stop(index, `this ${close} closes nothing: remove it, or add the bracket that it should close`);
      if (closing[last.bracket] !== close) return stop(last.offset, explainUnclosedBracket(last.bracket));
    }
  }
  const last = opened.at(-1);
  return last ? stop(last.offset, explainUnclosedBracket(last.bracket)) : found;
}

const isClosed = (string: string) => string.length > 1 && string.endsWith(string[0] ?? '');
const explainUnclosedQuote = (string: string) => `the ${string[0]} here is not closed on this line`;
const explainUnclosedBracket = (bracket: string) =>
  `the ${bracket} here is never closed: add ${closing[bracket]} where it ends`;

const unquote = (written: string) => written.replace(/^(["'])(.*)\1$/s, '$2').replaceAll(/\\([^\da-f\n])/gi, '$1');
