import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  entries,
  messageField,
  openBook,
  readRows,
  sign,
  submit,
  thanks,
} from '#site/pages/guestbook/guestbook-fixture.tsx';
import { createFakeBackend, unreachable } from '#site/pages/guestbook/store/fake-backend.ts';

const onlyOwner = page.getByRole('checkbox', { name: 'Only Bonbon can read it' });

test('a message is for everybody, unless its author chooses otherwise', async () => {
  const { fake } = await openBook();
  await expect.element(onlyOwner).not.toBeChecked();
  await sign();
  await expect.element(thanks).toMatchTextContent(/^Thanks for signing!$/);
  expect(fake.inserts()[0]).not.toHaveProperty('audience');
});

test('a message for the owner alone is marked in this browser, and in no list', async () => {
  const { fake } = await openBook();
  await onlyOwner.click();
  await sign('Just you');
  await expect.element(thanks).toMatchTextContent('Only Bonbon can read it.');
  await expect.element(entries).toMatchTextContent('Only Bonbon can read it. It is in no list.');
  expect(fake.rows).toMatchObject([{ message: 'Just you', audience: 'owner', state: 'hidden' }]);
  expect(readRows()).toMatchObject([{ message: 'Just you', audience: 'owner', private: true }]);
  await expect.element(onlyOwner).not.toBeChecked();
});

test('a backend that cannot keep it to the owner gets nothing, and the words and the choice stay', async () => {
  const { fake } = await openBook(createFakeBackend({ takesPrivate: false }));
  await onlyOwner.click();
  await sign('Just you');
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent('It takes nothing for its owner alone');
  await expect.element(messageField).toHaveValue('Just you');
  await expect.element(onlyOwner).toBeChecked();
  expect(fake.rows).toEqual([]);
  await onlyOwner.click();
  await submit.click();
  await expect.element(thanks).toBeVisible();
  expect(fake.rows).toMatchObject([{ message: 'Just you', state: 'visible' }]);
});

test('one that could not be sent is kept so that no older version of the page sends it to everybody', async () => {
  const { fake } = await openBook();
  fake.intercept = unreachable;
  await onlyOwner.click();
  await sign('Just you');
  await expect.element(entries).toMatchTextContent('Waiting to be sent');
  expect(readRows()).toMatchObject([{ audience: 'owner', unsent: 'owner' }]);
});

test('a choice that was made before the page was left is there again', async () => {
  const first = await openBook();
  await onlyOwner.click();
  await messageField.fill('Just you');
  await first.unmount();
  const { fake } = await openBook();
  await expect.element(onlyOwner).toBeChecked();
  await sign('Just you');
  await expect.element(thanks).toBeVisible();
  expect(fake.rows).toMatchObject([{ audience: 'owner' }]);
  await expect.element(onlyOwner).not.toBeChecked();
});
