import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import '#site/styles/tokens.css';
import '#site/styles/base.css';
import { ListNavigation } from './list-navigation.tsx';

const renderNavigation = (number: number, pageCount: number) =>
  render(
    <StaticNavigation pathname="/updates">
      <ListNavigation list="updates" number={number} pageCount={pageCount} />
    </StaticNavigation>,
  );
const pages = page.getByRole('navigation', { name: 'Pages' });
const addresses = () =>
  pages
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));

test('a page in the middle leads to the ones beside it, the first and the last', async () => {
  await renderNavigation(2, 40);
  await expect.element(pages.getByText('Page 2 of 40')).toBeVisible();
  const previous = pages.getByRole('link', { name: 'Previous page' });
  await expect.element(previous).toHaveAttribute('href', '/updates');
  await expect.element(previous).toHaveAttribute('rel', 'prev');
  const next = pages.getByRole('link', { name: 'Next page' });
  await expect.element(next).toHaveAttribute('href', '/updates/page/3');
  await expect.element(next).toHaveAttribute('rel', 'next');
  await expect.element(pages.getByRole('link', { name: 'Page 40' })).toHaveAttribute('href', '/updates/page/40');
  await expect.element(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

test('the first page has none before it, and the last none after it', async () => {
  const { unmount } = await renderNavigation(1, 2);
  expect(addresses()).toEqual(['/updates', '/updates/page/2', '/updates/page/2']);
  await unmount();
  await renderNavigation(2, 2);
  expect(addresses()).toEqual(['/updates', '/updates', '/updates/page/2']);
});

test('a list of one page has no links', async () => {
  const { container } = await renderNavigation(1, 1);
  expect(container.childElementCount).toBe(0);
});

test('every link is at least 44px high and wide, and all fit into 320px', async () => {
  await page.viewport(320, 600);
  await renderNavigation(20, 40);
  for (const link of pages.getByRole('link').elements()) {
    const { width, height, right } = link.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(right).toBeLessThanOrEqual(320);
  }
  await page.viewport(1280, 800);
});
