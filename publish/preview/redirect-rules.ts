import { compilePattern, type HeaderRule } from './header-rules.ts';

type RedirectRule = { matches: HeaderRule['matches']; target: string; status: number; isForced: boolean };
/** `isForced`: also where there is a file. */
type Redirect = { location: string; status: number; isForced: boolean };

/** The rules of a `_redirects` file: from, to, and a status that may end with `!`. */
export function parseRedirectRules(text: string): RedirectRule[] {
  return text.split('\n').flatMap((line) => {
    const [from, target, status = '301'] = line.trim().split(/\s+/);
    if (!from?.startsWith('/') || target === undefined) return [];
    return [
      { matches: compilePattern(from), target, status: Number.parseInt(status, 10), isForced: status.endsWith('!') },
    ];
  });
}

/** The first rule for a path; a status of 200 means that the host sends what is at the location. */
export function findRedirect(rules: readonly RedirectRule[], path: string): Redirect | undefined {
  for (const { matches, target, status, isForced } of rules) {
    const values = matches(path);
    if (!values) continue;
    const location = target.replaceAll(/:([A-Za-z]\w*)/g, (whole, name: string) => values[name] ?? whole);
    return { location, status, isForced };
  }
  return undefined;
}
