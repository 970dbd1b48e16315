import { site } from 'virtual:content';
import { addresses } from 'virtual:pages';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { findHidingPlace } from '#model/surprise.ts';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import '#site/styles/tokens.css';
import '#site/styles/base.css';
import { Surprise } from './surprise.tsx';

const today = new Date(2026, 10, 22);
const staticPaths = Object.values(addresses);
const place = findHidingPlace(staticPaths, today) ?? '/';
const renderAt = (pathname: string) =>
  render(
    <StaticNavigation pathname={pathname}>
      <Surprise now={() => today} />
    </StaticNavigation>,
  );
const sock = page.getByRole('button', { name: 'A striped sock, left foot' });

test('the surprise hides on exactly one page', async () => {
  for (const path of staticPaths) {
    const { unmount } = await renderAt(path);
    expect(sock.elements()).toHaveLength(path === place ? 1 : 0);
    await unmount();
  }
});

test('a visitor who finds it, even by keyboard, gets a web button to copy, and closing returns the focus', async () => {
  await renderAt(place);
  await userEvent.keyboard('{Tab}{Enter}');
  const dialog = page.getByRole('dialog', { name: 'You found the sock!' });
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByRole('img', { name: 'I found the sock' })).toHaveAttribute('width', '88');
  await expect.element(dialog.getByRole('button', { name: 'Copy HTML of I found the sock' })).toBeVisible();
  expect(site.address).toBe('https://bonbon.example/');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(sock).toHaveFocus();
});

test('the surprise never hides on a page that the owner left out', async () => {
  const remaining = staticPaths.filter((path) => path !== place);
  const pages = Object.fromEntries(remaining.map((path) => [path, {}]));
  await render(
    <StaticNavigation pathname={findHidingPlace(remaining, today) ?? '/'}>
      <Surprise now={() => today} pages={pages} />
    </StaticNavigation>,
  );
  await expect.element(sock).toBeVisible();
});

test('the surprise’s dialog is closed after leaving the page and coming back', async () => {
  const createSurprise = (pathname: string) => (
    <StaticNavigation pathname={pathname}>
      <Surprise now={() => today} />
    </StaticNavigation>
  );
  const { rerender } = await render(createSurprise(place));
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await rerender(createSurprise('/elsewhere'));
  await rerender(createSurprise(place));
  await expect.element(sock).toBeVisible();
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
});
