import type { RedirectReading } from '../hosts/host.ts';
import { compilePattern, type HeaderRule } from './header-rules.ts';

/** `isForced`: also where there is a file. */
type Redirect = { location: string; status: number; isForced: boolean };
export type RedirectRule = { matches: HeaderRule['matches']; target: string; status: number; isForced: boolean };

/** The rules of a `_redirects` file: from, to, and a status, which may end with `!` where files win otherwise. */
export function parseRedirectRules(text: string, reading: RedirectReading): RedirectRule[] {
  return text.split('\n').flatMap((line) => {
    const [from, target, status = String(reading.status)] = line.trim().split(/\s+/);
    const isForced = status.endsWith('!');
    if (!from?.startsWith('/') || target === undefined || (isForced && !reading.filesWin)) return [];
    return [{ matches: compilePattern(from), target, status: Number.parseInt(status, 10), isForced }];
  });
}

/** The first rule for a path; a status of 200 means that the host sends what is at the location. */
export function findRedirect(
  rules: readonly RedirectRule[],
  path: string,
  { ignoresSlash }: RedirectReading,
): Redirect | undefined {
  const paths = ignoresSlash ? [path, path.endsWith('/') ? path.slice(0, -1) : `${path}/`] : [path];
  for (const { matches, target, status, isForced } of rules) {
    const values = paths.map(matches).find((found) => found !== undefined);
    if (!values) continue;
    const location = target.replaceAll(/:([A-Za-z]\w*)/g, (whole, name: string) => values[name] ?? whole);
    return { location, status, isForced };
  }
  return undefined;
}
