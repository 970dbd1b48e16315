import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { entries, messageField, nameField, renderGuestbook, submit, websiteField } from '../guestbook-fixture.tsx';

test('the fields are what the specification says: required name and message, optional website of type url, 1000 characters', async () => {
  await renderGuestbook();
  const fields = page.getByRole('region', { name: 'Sign In' }).getByRole('textbox').elements();
  expect(fields).toEqual([nameField, websiteField, messageField].map((field) => field.element()));
  await expect.element(nameField).toBeRequired();
  await expect.element(messageField).toBeRequired();
  await expect.element(messageField).toHaveAttribute('maxlength', '1000');
  await expect.element(websiteField).not.toBeRequired();
  await expect.element(websiteField).toHaveAttribute('type', 'url');
});

test('name and website take 80 and 300 characters, and a cut-off paste is reported until more is typed', async () => {
  await renderGuestbook();
  await expect.element(nameField).toHaveAttribute('maxlength', '80');
  await expect.element(websiteField).toHaveAttribute('maxlength', '300');
  const long = `moth.example/${'a'.repeat(300)}`;
  await messageField.fill(long);
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.copy();
  await websiteField.click();
  await userEvent.paste();
  await expect.element(websiteField).toHaveValue(long.slice(0, 300));
  await expect.element(websiteField).toHaveAccessibleDescription(/its end is missing/);
  await userEvent.keyboard('{Backspace}');
  await expect.element(websiteField).toHaveAccessibleDescription('Optional');
});

test('a draft survives navigation until it is signed', async () => {
  const first = await renderGuestbook();
  await nameField.fill('Moth');
  await websiteField.fill('moth.ex');
  await messageField.fill('A long\nstory');
  await first.unmount();

  const second = await renderGuestbook();
  await expect.element(nameField).toHaveValue('Moth');
  await expect.element(websiteField).toHaveValue('moth.ex');
  await expect.element(messageField).toHaveValue('A long\nstory');
  await expect.element(page.getByText('12 of 1000')).toBeVisible();
  await submit.click();
  await expect.element(entries).toBeVisible();
  await second.unmount();

  await renderGuestbook();
  await expect.element(messageField).toHaveValue('');
});

test('the length of the message is shown, and announced only when few characters are left', async () => {
  const { container } = await renderGuestbook();
  await messageField.fill('a'.repeat(899));
  await expect.element(page.getByText('899 of 1000')).toBeVisible();
  const announced = container.querySelector('form [aria-live="polite"]');
  expect(announced?.textContent).toBe('');
  await messageField.fill('a'.repeat(950));
  expect(announced?.textContent).toBe('At most 50 characters left');
});
