import { dropInvisible } from './folded-text.ts';

/** The markup of a link in HTML or BBCode before its address. */
const markup = /<a\s[^<>]{0,200}?\bhref\s{0,9}=\s{0,9}["']?|\[url(?:\s{0,9}=\s{0,9}["']?|\])/gi;
const schemes = /(?:https?:\/\/)+/gi;
/** An address with a scheme, or a host with a path. A match never starts within a word or after the @ of an e-mail. */
const candidates =
  /http:\/\/(?:(?!http:\/\/)[^\s<>"'`()[\]{}|])+|(?<![\p{L}\p{N}@._-])(?<host>[\p{L}\p{N}][\p{L}\p{N}-]*(?:\.[\p{L}\p{N}-]+)+)(?::\d{1,5}(?!\d))?(?<path>\/[^\s<>"'`()[\]{}|]*)?(?<at>@?)/giu;

const topDomains = new Set(
  `com net org info biz edu gov mobi asia onion xyz top shop store online site website club vip win bet casino poker icu
  buzz loan click app dev blog cloud agency porn sex xxx adult cam dating bid webcam example test
  ac ae ar at au ba bg br by ca cc cf ch ci cl cn co cx cz de dk ec ee es eu fi fm fr ga gg gq gr hk hr hu id ie il io ir
  jp ke kr kz li lt lu lv ly ma md ml mx ng nl nu nz pe ph pk pl pt pw ro ru sa se sg si sk st su th tk tl tn tr tv tw ua
  ug uk uz vc vn ws za рф`.split(/\s+/),
);
/** File extensions that are not top-level domains. */
const fileExtensions = new Set(
  `txt pdf doc docx xls xlsx ppt odt png jpg jpeg gif webp avif svg bmp psd mp3 mp4 ogg wav flac avi mkv rar tar gz exe
  dll iso js ts jsx tsx css html htm json xml yaml yml csv py rb php java cpp log ini cfg bak`.split(/\s+/),
);

/**
 * Counts the web addresses in a text, repeats included:
 *
 * - an address that starts with http://, https:// or www.;
 * - a bare host with a path, such as casino.example/win, unless the part after its last dot has a digit, is a single
 *   letter or is a file extension;
 * - a bare host without a path, if its top-level domain is common in spam and is not a common word;
 * - the start tag of a link in HTML or BBCode, `<a href=…` and `[url=…` or `[url]`, together with the address in it.
 *
 * So "e.g.", "3.5", "file.txt" and "me@mail.example" do not count, nor does "Nice.Thanks", where a space is missing:
 * a capitalized last part starts a sentence. Takes time linear in the text.
 */
export function countLinks(text: string): number {
  const plain = dropInvisible(text.normalize('NFKC')).replace(markup, ' http://').replace(schemes, 'http://');
  let count = 0;
  for (const { groups } of plain.matchAll(candidates)) {
    const { host, path, at } = groups ?? {};
    if (host === undefined || (at === '' && isWebHost(host, path !== undefined))) count++;
  }
  return count;
}

function isWebHost(host: string, hasPath: boolean): boolean {
  if (/^www\./i.test(host)) return true;
  const ending = /\.(\p{L}{2,24}|xn--[a-z\d-]{2,50})$/iu.exec(host)?.[1] ?? '';
  const small = ending.toLowerCase();
  if (ending === '' || (ending !== small && ending !== ending.toUpperCase())) return false;
  return small.startsWith('xn--') || topDomains.has(small) || (hasPath && !fileExtensions.has(small));
}
