import type { GuestbookRenderer, GuestbookView } from '#model/guestbook-view.ts';
import { viewMarks } from '#model/guestbook-view.ts';
import { openExampleGuestbook } from '#server/guestbook/guestbook-fixture.ts';

type Options = Parameters<typeof openExampleGuestbook>[0] & {
  renderGuestbook?: GuestbookRenderer['renderGuestbook'];
  /** At the beginning of the page. */
  template?: string;
};

/** A guestbook whose page is the view as JSON; `views` has what was rendered. */
export function openExamplePage({ renderGuestbook, template = '', ...options }: Options = {}) {
  const views: GuestbookView[] = [];
  const render = async (view: GuestbookView) => {
    views.push(view);
    return renderGuestbook ? renderGuestbook(view) : { body: JSON.stringify(view), data: '' };
  };
  const book = openExampleGuestbook({
    ...options,
    renderer: {
      template: `${template}<!doctype html>${viewMarks.body}${viewMarks.data}`,
      load: async () => ({ renderGuestbook: render }),
    },
  });
  return {
    ...book,
    views,
    open: (address = '/guestbook', headers: Record<string, string> = {}) => book.request(address, 'GET', headers),
    /** Sends a form as a browser without scripts does. */
    send: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      book.request(
        'http://bonbon.example/guestbook',
        'POST',
        {
          host: 'bonbon.example',
          origin: 'http://bonbon.example',
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
        new URLSearchParams(fields).toString(),
      ),
  };
}

/** The view of an answer. */
export const readView = async (answer: Response): Promise<GuestbookView> =>
  JSON.parse((await answer.text()).replace(/^.*<!doctype html>/s, ''));
