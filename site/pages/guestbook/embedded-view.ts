import type { GuestbookView } from '#model/guestbook-view.ts';

let view: GuestbookView | undefined;

/** What the server put into this page's HTML, for the store, which comes later. */
export const readView = () => view;
export function holdView(shown: GuestbookView | undefined): void {
  view = shown;
}
