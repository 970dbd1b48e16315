import { type Context, Hono } from 'hono';
import { type SentForm, thanksId } from '#model/guestbook-view.ts';
import type { ServerSettings } from '#model/server-settings.ts';
import { answerError } from '#server/http/answer-errors.ts';
import { answerLiveFile } from '#server/http/live-file.ts';
import { readBody } from '#server/http/request-body.ts';
import type { Sender } from '#server/http/senders.ts';
import { queryOf } from '#server/http/url-path.ts';
import { isDatabaseError } from '#server/storage/database-error.ts';
import { ApiError, maxBodyBytes } from '../api/api-errors.ts';
import type { SignGuestbook } from '../signing.ts';
import type { GuestbookPage } from './page.ts';
import { readPageQuery, writeThanksQuery } from './page-query.ts';
import { readPostedForm } from './posted-form.ts';
import { createRecentForms } from './recent-forms.ts';
import { isSameOrigin } from './same-origin.ts';
import { signForm } from './sign-form.ts';

export type PageRouteOptions = {
  page: GuestbookPage;
  site: Pick<ServerSettings['site'], 'address'>;
  sign: SignGuestbook;
  findSender: (c: Context) => Sender;
  /** Called with what keeps the page from being rendered; the plain page is served then. */
  onError: (cause: unknown) => void;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** Status codes of a form that was not taken. */
const statuses = { problems: 422, closed: 403, later: 503 } as const;

/** The guestbook's page, and its form without a script. What cannot be rendered is left to the site's files. */
export function createPageRoutes({ page, site, sign, findSender, onError, now }: PageRouteOptions): Hono {
  const routes = new Hono();
  const signOnce = createRecentForms(now);

  routes.get(page.path, async (c, next) => {
    const query = readPageQuery(queryOf(c.req.url));
    try {
      const file = await page.get(query);
      return answerLiveFile(file, c, query.sent ? { 'cache-control': 'no-store' } : {});
    } catch (cause) {
      // Too many are searching.
      if (!(cause instanceof ApiError)) onError(cause);
      return next();
    }
  });

  routes.post(page.path, async (c) => {
    if (!isSameOrigin(c.req.header('origin'), c.req.header('host'), site.address)) return answerError('other-site');
    const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/x-www-form-urlencoded') return answerError('not-a-form');
    // Before awaiting the body, because a closed connection has no address.
    const sender = findSender(c);
    const body = await readBody(c, maxBodyBytes);
    if (!body) return answerError('form-too-large', { headers: { connection: 'close' } });
    const form = readPostedForm(body, now());
    if ('problems' in form) return answerSent({ kind: 'problems', draft: form.draft, problems: form.problems });
    try {
      const stored = await signOnce(sender.id, form.draft, (resendKey) => signForm(form, sender, sign, resendKey));
      const isWebsiteLeftOut = form.draft.website.trim() !== '' && stored.website === '';
      const status = stored.audience ? 'private' : stored.state === 'visible' ? undefined : 'waiting';
      const thanks = { kind: 'signed', status, isWebsiteLeftOut } as const;
      return new Response(null, {
        status: 303,
        headers: {
          location: `${page.path}${writeThanksQuery(thanks)}#${thanksId}`,
          'content-length': '0',
          'cache-control': 'no-store',
        },
      });
    } catch (cause) {
      if (cause instanceof ApiError) {
        return answerSent({ kind: cause.status === 403 ? 'closed' : 'later', draft: form.draft }, cause.headers);
      }
      if (!isDatabaseError(cause)) throw cause;
      onError(cause);
      return answerSent({ kind: 'later', draft: form.draft });
    }
  });

  async function answerSent(sent: SentForm & { kind: keyof typeof statuses }, more = {}): Promise<Response> {
    const html = await page.renderSent(sent);
    return new Response(html, {
      status: statuses[sent.kind],
      headers: { ...page.headers, 'cache-control': 'no-store', ...more },
    });
  }

  return routes;
}
