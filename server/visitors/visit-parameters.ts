/** The parameters of a counting script that are used here. */
export type VisitParameters = {
  path: string;
  /** An event on a page, such as a click, rather than a page view. */
  isEvent: boolean;
  /** GoatCounter's code of a detected bot, 150 or above; 0 for a visitor. */
  botCode: number;
  /** The page or host that the visitor comes from; empty if unknown. */
  referrer: string;
};

const maxPathLength = 2048;
const maxLengths = { t: 1024, r: 2048, q: 4096, rnd: 100 } as const;
const truths = ['true', '1', 'on'];
const falsehoods = ['false', '0', 'off', ''];

/**
 * Parses the parameters of `/count`: p(ath), t(itle), r(eferrer), e(vent), s(creen), b(ot), q(uery), rnd and ns (no
 * session), as GoatCounter's scripts send them; others are ignored. Returns a problem for an invalid one.
 */
export function readVisitParameters(query: URLSearchParams): VisitParameters | { problem: string } {
  const value = (name: string) => query.get(name) ?? '';
  const path = value('p');
  const botCode = Number(value('b'));
  if (path === '') return { problem: 'p, the path that was visited, is missing' };
  if (path.length > maxPathLength) return { problem: `p is longer than ${maxPathLength} characters` };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is rejected.
  if (/[\0-\x1f\x7f]/.test(path)) return { problem: 'p has control characters' };
  for (const [name, max] of Object.entries(maxLengths)) {
    if (value(name).length > max) return { problem: `${name} is longer than ${max} characters` };
  }
  for (const name of ['e', 'ns']) {
    if (![...truths, ...falsehoods].includes(value(name))) return { problem: `${name} must be true or false` };
  }
  if (!/^(\d{1,6}(\.\d{1,20})?(,\d{1,6}(\.\d{1,20})?){0,2})?$/.test(value('s'))) {
    return { problem: 's must be the width of the screen, or width, height and scale' };
  }
  if (!/^\d{0,3}$/.test(value('b')) || (botCode > 0 && botCode < 150)) {
    return { problem: 'b must be 0 or a code of 150 and above' };
  }
  return { path, isEvent: truths.includes(value('e')), botCode, referrer: value('r') };
}
