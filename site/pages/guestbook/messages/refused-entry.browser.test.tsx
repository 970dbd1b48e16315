import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import '#site/styles/tokens.css';
import '#site/styles/base.css';
import { GuestbookPage } from '#site/pages/guestbook/guestbook-page.tsx';
import { entryAt } from '#site/pages/guestbook/store/entry-fixture.ts';
import { createFakeBackend } from '#site/pages/guestbook/store/fake-backend.ts';
import { createRemoteStore } from '#site/pages/guestbook/store/remote-store.ts';

const nameField = page.getByRole('textbox', { name: 'Name' });
const websiteField = page.getByRole('textbox', { name: 'Website' });
const messageField = page.getByRole('textbox', { name: 'Message' });
const submit = page.getByRole('button', { name: 'Submit' });
const entries = page.getByRole('article');
const thanks = page.getByRole('status').filter({ hasText: 'Thanks for signing!' });

const refuse = (constraint: string) => {
  const message = `new row for relation "guestbook_entries" violates check constraint "guestbook_entries_${constraint}"`;
  return ({ method }: { method: string }) =>
    method === 'POST' ? new Response(JSON.stringify({ code: '23514', message }), { status: 400 }) : undefined;
};

const openBook = async (fake = createFakeBackend()) => {
  const backend = fake.connect();
  const { container, unmount } = await render(
    <StaticNavigation pathname="/guestbook">
      <GuestbookPage store={createRemoteStore({ backend })} />
    </StaticNavigation>,
  );
  return { fake, container, unmount };
};
const sign = async (website = '') => {
  await nameField.fill('Moth');
  await websiteField.fill(website);
  await messageField.fill('A long\nstory');
  await submit.click();
};
const readRows = () => JSON.parse(localStorage.getItem('guestbookEntries') ?? '[]');
const refusedRow = { ...entryAt(1, { website: 'https://moth.example/' }), refused: true, because: 'website' };
const storeRows = (...rows: object[]) => localStorage.setItem('guestbookEntries', JSON.stringify(rows));

test('a refused message comes back to the form with its reason, and without thanks', async () => {
  const { fake, container } = await openBook();
  fake.intercept = refuse('website_address');
  await sign('moth.example');
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('The guestbook cannot take this message')).toBeVisible();
  await expect.element(alert.getByText(/^It cannot take this website\./)).toBeVisible();
  await expect.element(websiteField).toHaveFocus();
  await expect.element(websiteField).toHaveAccessibleDescription(/^It cannot take this website\./);
  await expect.element(nameField).toHaveValue('Moth');
  await expect.element(websiteField).toHaveValue('moth.example');
  await expect.element(messageField).toHaveValue('A long\nstory');
  expect(thanks.elements()).toEqual([]);
  expect(entries.elements()).toEqual([]);
  expect(container.textContent).not.toMatch(/violates|23514|guestbook_entries|relation/);

  fake.intercept = undefined;
  await websiteField.fill('');
  await submit.click();
  await expect.element(thanks).toBeVisible();
  await expect.element(entries).toMatchTextContent(/A long\s?story$/);
  expect(fake.rows).toHaveLength(1);
  expect(readRows()).toEqual([]);
});

test('refused words survive a reload and a closed tab', async () => {
  const { fake, unmount } = await openBook();
  fake.intercept = refuse('message_text');
  await sign();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await unmount();
  const second = await openBook();
  await expect.element(messageField).toHaveValue('A long\nstory');
  await second.unmount();
  sessionStorage.clear();
  await openBook();
  await expect.element(entries).toMatchTextContent('It cannot take these words.');
});

test('a refusal without a reason is also shown', async () => {
  const { fake } = await openBook();
  fake.intercept = ({ method }) => (method === 'POST' ? new Response('', { status: 422 }) : undefined);
  await sign();
  await expect.element(page.getByRole('alert').getByText(/^It cannot take it as it is\./)).toBeVisible();
  await expect.element(messageField).toHaveValue('A long\nstory');
});

test('an entry that was refused when it was sent later says why, and can be changed and sent again', async () => {
  storeRows(refusedRow);
  const { fake } = await openBook();
  await expect.element(entries).toMatchTextContent('Not in the book. ');
  await expect.element(entries).toMatchTextContent('It cannot take this website.');
  await entries.getByRole('button', { name: 'Edit and send again' }).click();
  await expect.element(websiteField).toHaveFocus();
  await expect.element(websiteField).toHaveValue('https://moth.example/');
  await expect.element(messageField).toHaveValue('Hello!');
  await expect.element(page.getByText('6 of 1000')).toBeVisible();
  expect(entries.elements()).toEqual([]);
  expect(readRows()).toEqual([refusedRow]);
  await websiteField.fill('pond.example');
  await submit.click();
  await expect.element(thanks).toBeVisible();
  expect(fake.rows).toMatchObject([{ message: 'Hello!', website: 'https://pond.example/' }]);
  expect(readRows()).toEqual([]);
});

test('editing a refused entry does not overwrite another draft', async () => {
  storeRows(refusedRow);
  await openBook();
  await messageField.fill('Something else');
  await entries.getByRole('button', { name: 'Edit and send again' }).click();
  await expect.element(entries.getByText(/^There is another message in the form\./)).toBeVisible();
  await expect.element(messageField).toHaveValue('Something else');
  await messageField.fill('');
  await entries.getByRole('button', { name: 'Edit and send again' }).click();
  await expect.element(messageField).toHaveValue('Hello!');
});

test('a refused entry is kept when its author empties the form and writes something else', async () => {
  storeRows(refusedRow);
  const { fake } = await openBook();
  await entries.getByRole('button', { name: 'Edit and send again' }).click();
  for (const field of [nameField, websiteField, messageField]) await field.fill('');
  await expect.element(entries).toMatchTextContent('Hello!');
  await sign();
  await expect.element(thanks).toBeVisible();
  expect(fake.rows).toMatchObject([{ message: 'A long\nstory' }]);
  expect(readRows()).toEqual([refusedRow]);
});

test('a refused entry whose words are already in the form can be sent again', async () => {
  storeRows(refusedRow);
  await openBook();
  await nameField.fill(' Moth');
  await websiteField.fill('moth.example');
  await messageField.fill('Hello! ');
  await entries.getByRole('button', { name: 'Edit and send again' }).click();
  await expect.element(websiteField).toHaveFocus();
  expect(entries.elements()).toEqual([]);
});

test('a refused entry is discarded with two clicks, and not with one', async () => {
  storeRows(refusedRow);
  await openBook();
  await entries.getByRole('button', { name: 'Discard' }).click();
  expect(readRows()).toEqual([refusedRow]);
  await entries.getByRole('button', { name: 'Really discard it?' }).click();
  await expect.element(page.getByText('Be the first to sign the guestbook!')).toBeVisible();
  expect(readRows()).toEqual([]);
  expect(page.getByRole('region', { name: 'Messages' }).element().contains(document.activeElement)).toBe(true);
});

test('a double click discards nothing', async () => {
  storeRows(refusedRow);
  await openBook();
  await entries.getByRole('button', { name: 'Discard' }).dblClick();
  await expect.element(entries.getByRole('button', { name: 'Really discard it?' })).toBeVisible();
  expect(readRows()).toEqual([refusedRow]);
  expect(entries.elements()).toHaveLength(1);
});

test('in a closed book a refused entry can only be discarded', async () => {
  storeRows(refusedRow);
  await openBook(createFakeBackend({ status: { is_open: false, approves_first: false } }));
  await expect.element(page.getByText(/^The guestbook is having a little nap/)).toBeVisible();
  expect(entries.getByRole('button').elements()).toHaveLength(1);
});

test('an invalid website is left out, and the thanks say so', async () => {
  const { fake } = await openBook();
  await sign('"marzipan.example"');
  await expect.element(thanks).toMatchTextContent('What you wrote as your website is no web address');
  expect(fake.rows).toMatchObject([{ website: '' }]);
});
