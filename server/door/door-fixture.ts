import { openExampleGuestbook } from '#server/guestbook/guestbook-fixture.ts';
import { createLinkStore } from './links/link-store.ts';

// The owner's door for tests. Nothing but tests imports this file.

export const siteOrigin = 'https://bonbon.example';
/** As a browser sends a form of the site by https. */
export const fromSite = { host: 'bonbon.example', origin: siteOrigin };

type Options = Parameters<typeof openExampleGuestbook>[0];

/** A guestbook with its door; `await using` closes it. Its clock stands still until a test moves it. */
export function openExampleDoor(options: Options = {}) {
  const book = openExampleGuestbook(options);
  const links = createLinkStore(book.other);
  const now = options?.now ?? (() => Date.UTC(2026, 10, 21, 12));
  const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    book.request(
      path,
      'POST',
      { ...fromSite, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      writeForm(fields),
    );
  return {
    ...book,
    makeLink: () => links.makeLink(now()).secret,
    send,
    /** A browser that came in by a link. */
    async comeIn(headers: Record<string, string> = {}) {
      const answer = await send('/door/in', { link: links.makeLink(now()).secret }, headers);
      const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
      const get = (path: string, more: Record<string, string> = {}) =>
        book.request(path, 'GET', { ...fromSite, cookie, ...more });
      const token = /name="token" value="([^"]+)"/.exec(await (await get('/door')).text())?.[1] ?? '';
      return {
        cookie,
        token,
        get,
        read: async (path: string) => (await get(path)).text(),
        /** As a form of the door's page does. */
        submit: (path: string, fields: Record<string, string> = {}, more: Record<string, string> = {}) =>
          send(path, { token, ...fields }, { cookie, ...more }),
      };
    },
    [Symbol.asyncDispose]: () => book[Symbol.asyncDispose](),
  };
}

const writeForm = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
