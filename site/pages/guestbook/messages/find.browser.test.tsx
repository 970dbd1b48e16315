import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import '#site/styles/tokens.css';
import '#site/styles/base.css';
import { GuestbookPage } from '#site/pages/guestbook/guestbook-page.tsx';
import { entryAt, toRow } from '#site/pages/guestbook/store/entry-fixture.ts';
import { createFakeBackend, unreachable } from '#site/pages/guestbook/store/fake-backend.ts';
import { createLocalStore } from '#site/pages/guestbook/store/local-store.ts';
import { createRemoteStore } from '#site/pages/guestbook/store/remote-store.ts';

const entries = page.getByRole('article');
const field = page.getByRole('searchbox', { name: 'A name or a word' });

const open = (fake: ReturnType<typeof createFakeBackend>, search = '') =>
  render(
    <StaticNavigation pathname="/guestbook" search={search}>
      <GuestbookPage store={createRemoteStore({ backend: fake.connect() })} />
    </StaticNavigation>,
  );
const rowsAt = (...times: number[]) => times.map((time) => toRow(entryAt(time, { message: `strawberry ${time}` })));
const manyTimes = Array.from({ length: 60 }, (_, index) => 1000 - index);

test('a list of 30 has something to look with, a list of 29 has not', async () => {
  const long = await open(createFakeBackend({ rows: rowsAt(...manyTimes.slice(0, 30)) }));
  await expect.element(field).toHaveAttribute('maxlength', '80');
  await long.unmount();
  // Now that its script is there, it would come with the list.
  await open(createFakeBackend({ rows: rowsAt(...manyTimes.slice(0, 29)) }));
  await expect.poll(() => entries.elements()).toHaveLength(29);
  expect(field.elements()).toEqual([]);
});

test('what was found is said and listed, with the words in the field and a link to more of it', async () => {
  const rows = [...rowsAt(...manyTimes), toRow(entryAt(5, { message: 'plum' }))];
  await open(createFakeBackend({ rows }), '?find=Str%C3%A1wberry');
  await expect.element(page.getByText('Messages with “Stráwberry”:')).toBeVisible();
  await expect.element(field).toHaveValue('Stráwberry');
  expect(entries.elements()).toHaveLength(50);
  await expect
    .element(page.getByRole('link', { name: 'Older' }))
    .toHaveAttribute('href', '/guestbook?find=Str%C3%A1wberry&before=951#messages');
});

test('what nobody wrote is said, and the empty book is not claimed', async () => {
  const { container } = await open(createFakeBackend({ rows: rowsAt(1) }), '?find=%3Cb%3Eplum');
  await expect.element(page.getByText('No message in the book has “<b>plum” in it.')).toBeVisible();
  expect(container.textContent).not.toContain('Be the first to sign');
  await expect.element(page.getByRole('link', { name: 'All messages' })).toHaveAttribute('href', '/guestbook#messages');
});

test('a book that cannot be searched says so until it can', async () => {
  const fake = createFakeBackend({ rows: rowsAt(1) });
  fake.intercept = ({ address }) => (address.pathname.includes('/rpc/') ? unreachable() : undefined);
  const { container } = await open(fake, '?find=straw');
  await expect.element(page.getByText("The book can't be searched right now.")).toBeVisible();
  expect(container.textContent).not.toContain('No message in the book');
  fake.intercept = undefined;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Messages with “straw”:')).toBeVisible();
  expect(entries.elements()).toHaveLength(1);
});

test('messages that only this browser has are found, too', async () => {
  localStorage.setItem('guestbookEntries', JSON.stringify([entryAt(1, { message: 'plum' }), entryAt(2)]));
  await render(
    <StaticNavigation pathname="/guestbook" search="?find=PLUM">
      <GuestbookPage store={createLocalStore()} isShared={false} />
    </StaticNavigation>,
  );
  await expect.element(entries.getByText('plum')).toBeVisible();
  expect(entries.elements()).toHaveLength(1);
});
