import { guestbookPage } from 'virtual:content';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Entry } from '#model/guestbook.ts';
import type { GuestbookPage as Words } from '#model/guestbook-schema.ts';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import '#site/styles/tokens.css';
import '#site/styles/base.css';
import { GuestbookPage } from './guestbook-page.tsx';
import type { EntryStore } from './store/entry-store.ts';
import { initialBook } from './store/entry-store.ts';
import { createFakeBackend } from './store/fake-backend.ts';
import { createLocalStore } from './store/local-store.ts';
import { createRemoteStore } from './store/remote-store.ts';

export const nameField = page.getByRole('textbox', { name: 'Name' });
export const websiteField = page.getByRole('textbox', { name: 'Website' });
export const messageField = page.getByRole('textbox', { name: 'Message' });
export const submit = page.getByRole('button', { name: 'Submit' });
export const entries = page.getByRole('article');
export const thanks = page.getByRole('status').filter({ hasText: 'Thanks for signing!' });

export const renderGuestbook = (store: EntryStore = createLocalStore(), words: Words = guestbookPage) =>
  render(
    <StaticNavigation pathname="/guestbook">
      <GuestbookPage store={store} words={words} />
    </StaticNavigation>,
  );

/** The list in the browser's storage. */
export const storeRows = (...rows: object[]) => localStorage.setItem('guestbookEntries', JSON.stringify(rows));
export const readRows = (): Entry[] => JSON.parse(localStorage.getItem('guestbookEntries') ?? '[]');

/** The page with a backend. */
export async function openBook(fake = createFakeBackend(), approvesFirst = false) {
  const { container, unmount } = await renderGuestbook(
    createRemoteStore({ backend: fake.connect(), first: { ...initialBook, approvesFirst } }),
  );
  return { fake, container, unmount };
}

export async function sign(message = 'Hello!') {
  await nameField.fill('Moth');
  await messageField.fill(message);
  await submit.click();
}
