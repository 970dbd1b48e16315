import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { entries, openBook, sign, thanks } from '#site/pages/guestbook/guestbook-fixture.tsx';
import { entryAt, toRow } from '#site/pages/guestbook/store/entry-fixture.ts';
import { createFakeBackend, refuseWith } from '#site/pages/guestbook/store/fake-backend.ts';

const noHeart = page.getByRole('button', { name: '0 hearts' });
const oneHeart = page.getByRole('button', { name: '1 heart', exact: true });

/** A test that ends sooner leaves its heart to the next one: the answer is kept in the storage after that was emptied. */
const untilKept = (...given: string[]) =>
  expect.poll(() => JSON.parse(localStorage.getItem('guestbookHearts') ?? '{}')).toMatchObject({ given });

const openWithHearts = (hearts = 0, rest = {}) =>
  openBook(createFakeBackend({ takesHearts: true, rows: [toRow(entryAt(1), { hearts })], ...rest }));

test('a heart is given and taken away by keyboard, and says so', async () => {
  const { fake } = await openWithHearts();
  await expect.element(noHeart).toHaveAttribute('aria-pressed', 'false');
  await expect.element(noHeart).toHaveAccessibleDescription('Moth');
  (noHeart.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(oneHeart).toHaveAttribute('aria-pressed', 'true');
  await expect.element(oneHeart).toHaveFocus();
  await expect.poll(() => fake.rows[0]?.hearts).toBe(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(noHeart).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => fake.rows[0]?.hearts).toBe(0);
  await untilKept();
});

test('one that was clicked just before a reload is still given, and the backend gets it', async () => {
  localStorage.setItem('guestbookHearts', '{"given":[],"wishes":{"1":true}}');
  const { fake } = await openWithHearts();
  await expect.element(entries.getByRole('button', { pressed: true })).toBeVisible();
  await expect.element(oneHeart).toHaveAttribute('aria-pressed', 'true');
  expect(fake.rows[0]?.hearts).toBe(1);
  await untilKept('1');
});

test('its button is large enough, and the message is as high with a heart as without', async () => {
  const { container } = await openWithHearts();
  await expect.element(noHeart).toBeVisible();
  const { width, height } = noHeart.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  const before = container.scrollHeight;
  await noHeart.click();
  await expect.element(oneHeart).toBeVisible();
  expect(container.scrollHeight).toBe(before);
  await untilKept('1');
});

test('what could not be given goes back, and a sentence says why', async () => {
  const { fake } = await openWithHearts(3);
  fake.intercept = ({ method }) => (method === 'POST' ? refuseWith(429, 'PT429')() : undefined);
  const three = page.getByRole('button', { name: '3 hearts' });
  await three.click();
  await expect.element(entries).toMatchTextContent('takes no more hearts right now');
  await expect.element(three).toHaveAttribute('aria-pressed', 'false');
  fake.intercept = undefined;
  await three.click();
  await expect.element(page.getByRole('button', { name: '4 hearts' })).toHaveAttribute('aria-pressed', 'true');
  await expect.element(entries).not.toMatchTextContent('takes no more hearts');
  await untilKept('1');
});

test('a closed book shows how many there are, and has no button', async () => {
  await openWithHearts(2, { status: { is_open: false, approves_first: false } });
  await expect.element(entries).toMatchTextContent('2 hearts');
  await expect.element(entries.getByRole('button')).toHaveLength(0);
});

test('a message that was just signed can be given a heart', async () => {
  const { fake } = await openWithHearts();
  await sign('Mine');
  await expect.element(thanks).toBeVisible();
  await expect.element(noHeart).toHaveLength(2);
  await noHeart.first().click();
  await expect.poll(() => fake.rows[1]?.hearts).toBe(1);
  await untilKept(String(fake.rows[1]?.id));
});

test('a message that waits for approval has none to give', async () => {
  await openWithHearts(0, { rows: [], status: { is_open: true, approves_first: true } });
  await sign('Mine');
  await expect.element(entries).toMatchTextContent('Waiting for approval');
  await expect.element(noHeart).toHaveLength(0);
});

test('messages of a backend without hearts have none', async () => {
  await openBook(createFakeBackend({ rows: [toRow(entryAt(1))] }));
  await expect.element(entries).toMatchTextContent('Hello!');
  await expect.element(entries.getByRole('button')).toHaveLength(0);
});
