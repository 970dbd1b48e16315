import { StrictMode } from 'react';
import { writeBookQuery } from '#model/guestbook-pages.ts';
import type { GuestbookRenderer, GuestbookView } from '#model/guestbook-view.ts';
import { embedPageData } from '#model/page-data.ts';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import { keepPageData } from '#site/navigation/page-data.ts';
import { paths } from '#site/navigation/paths.ts';
import { bookTools } from '#site/pages/guestbook/late-tools.ts';
import { wallParts } from '#site/pages/guestbook/late-wall.ts';
import { provideTools } from '#site/pages/guestbook/messages/book-tools.ts';
import { provideParts } from '#site/pages/guestbook/use-late-book.ts';
import { App } from './app.tsx';
import { findHoisted, renderToHtml } from './render-to-html.ts';

// The server loads this as a built file: it knows the site by its folder only.
provideParts(wallParts);
provideTools(bookTools);

const path = paths.guestbookPage;

async function render(view: GuestbookView) {
  keepPageData(path, view);
  const html = await renderToHtml(
    <StrictMode>
      <StaticNavigation pathname={path} search={writeBookQuery(view)}>
        <App />
      </StaticNavigation>
    </StrictMode>,
  );
  // The template has them.
  return { body: html.slice(findHoisted(html).length), data: embedPageData(view) };
}

let queue: Promise<unknown> = Promise.resolve();

/** One after another, as the components read the view from a place that they share. */
export const renderGuestbook: GuestbookRenderer['renderGuestbook'] = (view) => {
  const rendering = queue.then(() => render(view));
  queue = rendering.catch(() => {});
  return rendering;
};
