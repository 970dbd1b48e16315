import type { PreparedFile, PreparedSite } from '#server/http/prepared-files.ts';
import { normalisePath } from '#server/http/url-path.ts';

/** The page that a path means, in the spelling under which it is counted, or nothing where the site has no such page. */
export type FindPage = (path: string) => string | undefined;

/**
 * Only the pages of the site are counted, the base included: a flood of made-up paths writes nothing. As with
 * GoatCounter, slashes at the ends don't matter, nor does a query.
 */
export function createPageFinder({ files }: Pick<PreparedSite, 'files'>): FindPage {
  const pages = new Set([...files].filter(([, file]) => isPage(file)).map(([address]) => trim(address)));
  return (path) => {
    const page = normalisePath(trim(path.replace(/[?#].*$/s, '')));
    return page !== undefined && pages.has(page) ? page : undefined;
  };
}

function isPage(file: PreparedFile): boolean {
  const headers = file.kind === 'memory' ? file.forms.identity.found.headers : file.headers;
  return (headers['content-type'] ?? '').startsWith('text/html');
}

const trim = (path: string) => `/${path.replace(/^\/+|\/+$/g, '')}`;
