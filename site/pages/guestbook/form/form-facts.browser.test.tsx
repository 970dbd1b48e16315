import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messageField, nameField, openBook, sign, submit, thanks } from '../guestbook-fixture.tsx';
import type { createFakeBackend } from '../store/fake-backend.ts';

const readFacts = ({ calls }: ReturnType<typeof createFakeBackend>) =>
  calls
    .findLast(({ method, address }) => method === 'POST' && address.pathname.endsWith('/guestbook_entries'))
    ?.headers.get('x-client-info');

test('the facts of the form are sent: the time it took, and an untouched honeypot', async () => {
  const { fake } = await openBook();
  await sign();
  await expect.element(thanks).toBeVisible();
  expect(readFacts(fake)).toMatch(/^bonbon; filled=\d{1,5}; resend=\w{28}; hand=[\w-]{43}$/);
});

test('the time is not measured for an earlier draft', async () => {
  const first = await openBook();
  await messageField.fill('Hello!');
  first.container.remove();
  const { fake } = await openBook();
  await nameField.fill('Moth');
  await submit.click();
  await expect.element(thanks).toBeVisible();
  expect(readFacts(fake)).toMatch(/^bonbon; resend=\w{28}; hand=[\w-]{43}$/);
});

test('the honeypot cannot be seen or focused, and is reported when it is filled in', async () => {
  const { fake, container } = await openBook();
  const trap = container.querySelector('[name="topic"]') as HTMLInputElement;
  expect(page.getByRole('textbox').elements()).not.toContain(trap);
  expect(trap.parentElement?.getBoundingClientRect().width).toBe(1);
  (nameField.element() as HTMLElement).focus();
  for (let count = 0; count < 4; count++) {
    await userEvent.tab();
    expect(document.activeElement).not.toBe(trap);
  }
  trap.value = 'cheap watches';
  await sign();
  await expect.element(thanks).toBeVisible();
  expect(readFacts(fake)).toMatch(/; trapped=1; resend=\w{28}; hand=[\w-]{43}$/);
  expect(trap.value).toBe('');
});
