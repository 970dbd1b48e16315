import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { messageField, nameField, readRows, renderGuestbook, submit, websiteField } from '../guestbook-fixture.tsx';

test('without a name and a message, the form says what is missing and focuses the first field', async () => {
  await renderGuestbook();
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please add your name and a message.');
  for (const field of [nameField, messageField]) await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(nameField).toHaveAccessibleDescription('Your name is missing.');
  await expect.element(nameField).toHaveFocus();
  await expect.element(websiteField).not.toHaveAttribute('aria-invalid');
  expect(readRows()).toEqual([]);
});

test('what is said of a field is gone as soon as it has words, and the notice with the last one', async () => {
  await renderGuestbook();
  await submit.click();
  await nameField.fill('  ');
  await expect.element(nameField).toHaveAttribute('aria-invalid', 'true');
  await nameField.fill('Moth');
  await expect.element(nameField).not.toHaveAttribute('aria-invalid');
  await expect.element(messageField).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await messageField.fill('Hello!');
  await expect.element(messageField).not.toHaveAttribute('aria-invalid');
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test('a missing message focuses its field and keeps the input', async () => {
  await renderGuestbook();
  await nameField.fill('Moth');
  await messageField.fill('  \n ');
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please add your name and a message.');
  await expect.element(messageField).toHaveFocus();
  await expect.element(nameField).toHaveValue('Moth');
  await expect.element(nameField).not.toHaveAttribute('aria-invalid');
});

test('a message of 1001 characters, which only a script can put there, is refused', async () => {
  await renderGuestbook();
  await nameField.fill('Moth');
  (messageField.element() as HTMLTextAreaElement).value = 'a'.repeat(1001);
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Message is too long (1000 chars max).');
  await expect.element(messageField).toHaveFocus();
  expect(readRows()).toEqual([]);
});

test('a name of 81 characters, which only a script can put there, is refused', async () => {
  await renderGuestbook();
  (nameField.element() as HTMLInputElement).value = 'W'.repeat(81);
  await messageField.fill('Hello!');
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Name is too long (80 chars max).');
  await expect.element(nameField).toHaveAccessibleDescription('Your name needs to be shorter.');
  await expect.element(nameField).toHaveFocus();
  expect(readRows()).toEqual([]);
});

test('a website of 301 characters, as in an older draft, is refused with a reason and not dropped', async () => {
  const website = `https://moth.example/${'a'.repeat(280)}`;
  sessionStorage.setItem('guestbookDraft', JSON.stringify({ name: 'Moth', website, message: 'Hello!' }));
  await renderGuestbook();
  await expect.element(websiteField).toHaveValue(website);
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Website is too long (300 chars max).');
  await expect.element(websiteField).toHaveAccessibleDescription(/^Your website needs a shorter address\./);
  await expect.element(websiteField).toHaveFocus();
  await expect.element(websiteField).toHaveValue(website);
  expect(readRows()).toEqual([]);
});

test('the next attempt clears the messages of the previous one', async () => {
  await renderGuestbook();
  await submit.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await nameField.fill('Moth');
  await messageField.fill('Hello!');
  await submit.click();
  await expect.element(page.getByRole('status')).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);

  await nameField.fill('Moth again');
  await submit.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
});
