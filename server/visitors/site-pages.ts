import type { PreparedFile, PreparedSite } from '#server/http/prepared-files.ts';
import { normalisePath } from '#server/http/url-path.ts';

/** The canonical path of a page, under which it is counted, or undefined if the site has no such page. */
export type FindPage = (path: string) => string | undefined;

/**
 * Only existing pages are counted, so a flood of made-up paths writes nothing. Canonical paths include the base. As with
 * GoatCounter, leading and trailing slashes and the query are ignored.
 */
export function createPageFinder({ files }: Pick<PreparedSite, 'files'>): FindPage {
  const pages = new Set([...files].filter(([, file]) => isPage(file)).map(([address]) => trim(address)));
  return (path) => {
    const page = normalisePath(trim(path.replace(/[?#].*$/s, '')));
    return page !== undefined && pages.has(page) ? page : undefined;
  };
}

function isPage(file: PreparedFile): boolean {
  const headers = file.kind === 'memory' ? file.variants.identity.ok.headers : file.headers;
  return (headers['content-type'] ?? '').startsWith('text/html');
}

const trim = (path: string) => `/${path.replace(/^\/+|\/+$/g, '')}`;
