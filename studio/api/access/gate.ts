import type { IncomingMessage } from 'node:http';
import type { Keys } from './keys.ts';

/** What a request is judged by. */
export type Asking = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

export type Gate = {
  /** Origin of the window: `http://localhost:4400`. */
  window: string;
  /** Origin of the previewed site. */
  preview: string;
  keys: Keys;
};

/** `entered`: it had the token, and gets the cookie. */
export type Judgement = 'allowed' | 'entered' | 'refused';

const isRead = ({ method }: Asking) => method === 'GET' || method === 'HEAD';
const isAt = ({ headers }: Asking, origin: string) => headers.host?.toLowerCase() === new URL(origin).host;
const fetchSiteOf = ({ headers }: Asking) => headers['sec-fetch-site'];
const isNavigation = ({ headers }: Asking) => (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate';

/** Whether a page of this origin asks. Browsers that send no Sec-Fetch-Site send at least one of the others. */
function comesFrom(asking: Asking, origin: string): boolean {
  const { origin: named, referer } = asking.headers;
  const site = fetchSiteOf(asking);
  if (named !== undefined && named !== origin) return false;
  if (site !== undefined) return site === 'same-origin' && (isRead(asking) || named === origin);
  return named === origin || (isRead(asking) && URL.parse(referer ?? '')?.origin === origin);
}

/**
 * Only the owner's browser with the studio's cookie comes in, only at the name that was printed, so that no other name can
 * be pointed at this computer, and only from the window's own pages: those of other ports are the same site to a cookie.
 */
export function judgeWindow(asking: Asking, { window, keys }: Gate): Judgement {
  if (!isAt(asking, window)) return 'refused';
  const url = URL.parse(asking.url ?? '', window);
  const token = url?.searchParams.get('token');
  if (url?.pathname === '/' && typeof token === 'string') {
    return asking.method === 'GET' && isNavigation(asking) && keys.isToken(token) ? 'entered' : 'refused';
  }
  if (!keys.isInCookies(asking.headers.cookie)) return 'refused';
  const site = fetchSiteOf(asking);
  const isPage = url?.pathname === '/' && isRead(asking) && isNavigation(asking);
  if (isPage && (site === undefined || site === 'none')) return 'allowed';
  return comesFrom(asking, window) ? 'allowed' : 'refused';
}

/** The previewed site's pages may be opened by the window, and load what is theirs. */
export function judgePreview(asking: Asking, { preview, keys }: Gate): Judgement {
  if (!isAt(asking, preview) || !keys.isInCookies(asking.headers.cookie)) return 'refused';
  const { origin } = asking.headers;
  if (origin !== undefined && origin !== preview) return 'refused';
  const site = fetchSiteOf(asking);
  const isOpened = isRead(asking) && isNavigation(asking) && (site === 'none' || site === 'same-site');
  return site === undefined || site === 'same-origin' || isOpened ? 'allowed' : 'refused';
}

/** A websocket always names the page that opens it. */
export const judgeSocket = (asking: Asking, gate: Gate): Judgement =>
  asking.headers.origin === gate.preview ? judgePreview(asking, gate) : 'refused';
