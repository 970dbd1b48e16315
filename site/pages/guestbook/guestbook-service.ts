import { site } from 'virtual:content';
import { withBase } from '#site/navigation/paths.ts';
import { type Book, initialBook } from './store/entry-store.ts';

const { services, guestbookRules } = site;

/** Whether a backend stores the entries. */
export const isShared = services.guestbook !== 'none';

/** Whether pages of the book come from the site's own server, which needs no script. */
export const isServed = services.guestbook === 'built-in' && services.serverAddress === undefined;

/** Only the built-in server has one. */
export const feedAddress =
  services.guestbook === 'built-in' ? `${services.serverAddress ?? withBase('/')}guestbook-feed.xml` : undefined;

/** Whether visitors can write for the owner alone. Without a backend nobody else reads anything. */
export const takesPrivate = isShared && guestbookRules.privateMessages !== false;

/** The book before its store is there, and in the prerendered HTML. */
export const firstBook: Book = { ...initialBook, approvesFirst: isShared && guestbookRules.approvesFirst };
