import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Field } from './field.tsx';

test('the label names the input', async () => {
  await render(<Field label="Website" name="website" type="url" />);
  const input = page.getByRole('textbox', { name: 'Website' });
  await expect.element(input).toHaveAttribute('type', 'url');
  await expect.element(input).not.toHaveAttribute('aria-invalid');
  await expect.element(input).not.toHaveAttribute('aria-describedby');
});

test('a hint describes the input', async () => {
  await render(<Field label="Message" hint="Up to 1000 characters" isMultiline maxLength={1000} />);
  const area = page.getByRole('textbox', { name: 'Message' });
  await expect.element(area).toHaveAccessibleDescription('Up to 1000 characters');
  await expect.element(area).toHaveAttribute('maxlength', '1000');
  expect(area.element().tagName).toBe('TEXTAREA');
});

test('an error marks the input and is read before the hint', async () => {
  await render(<Field label="Name" hint="Any name" error="Please add your name." />);
  const input = page.getByRole('textbox', { name: 'Name' });
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).toHaveAccessibleDescription('Please add your name. Any name');
});

test('two fields of one form do not share their ids', async () => {
  await render(
    <>
      <Field label="Name" error="One" />
      <Field label="Website" error="Two" />
    </>,
  );
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('One');
  await expect.element(page.getByRole('textbox', { name: 'Website' })).toHaveAccessibleDescription('Two');
});

test('a field keeps a given id', async () => {
  await render(<Field label="Name" id="guest-name" error="One" />);
  const input = page.getByRole('textbox', { name: 'Name' });
  await expect.element(input).toHaveAttribute('id', 'guest-name');
  await expect.element(input).toHaveAccessibleDescription('One');
});
