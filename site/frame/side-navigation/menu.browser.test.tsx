import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/tokens.css';
import '../../styles/base.css';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import { SideNavigation } from './side-navigation.tsx';

const menu = page.getByRole('navigation', { name: 'Site' });
const button = page.getByRole('button', { name: 'Menu' });
const links = menu.getByRole('link');

const atHome = (pathname: string) => (
  <StaticNavigation pathname={pathname}>
    <SideNavigation />
    <main>A page</main>
  </StaticNavigation>
);

beforeEach(() => page.viewport(390, 800));
afterEach(() => page.viewport(1280, 800));

test('from 980px the links stand in the page, and there is no menu button', async () => {
  await page.viewport(980, 800);
  await render(atHome('/'));
  await expect.element(links.first()).toBeVisible();
  expect(getComputedStyle(menu.element()).position).toBe('static');
  // Held at the bottom, a menu higher than the window would rise over the header.
  expect(getComputedStyle(menu.element()).bottom).toBe('auto');
  expect(button.elements()).toEqual([]);
});

test('below, the menu opens above the bar by a button in the thumb’s reach', async () => {
  await render(atHome('/aboutme'));
  expect(menu.elements()).toEqual([]);
  const box = button.element().getBoundingClientRect();
  expect([box.height, box.bottom > 740, box.left < 20]).toEqual([44, true, true]);
  await button.click();
  await expect.element(links.first()).toBeVisible();
  const opened = menu.element().getBoundingClientRect();
  expect([opened.bottom <= 740, opened.top >= 0, opened.left >= 0, opened.right <= 390]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  for (const link of links.elements()) {
    const { left, right, top, bottom, height } = link.getBoundingClientRect();
    expect(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('a')).toBe(link);
    expect(height).toBeGreaterThanOrEqual(44);
  }
});

test.each([360, 390])('on a phone of %ipx each link is a line', async (width) => {
  await page.viewport(width, 800);
  await render(atHome('/aboutme'));
  await button.click();
  await document.fonts.ready;
  for (const link of links.elements()) {
    expect(link.querySelector('bdi')?.getClientRects(), link.textContent).toHaveLength(1);
  }
});

test('the focus goes to the current page’s link, and comes back by Escape, the button, and a click outside', async () => {
  await render(atHome('/aboutme'));
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(menu.getByRole('link', { name: 'About Me' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  expect(menu.elements()).toEqual([]);
  for (const close of [() => button.click(), () => userEvent.click(document.body, { position: { x: 200, y: 5 } })]) {
    await button.click();
    await expect.element(menu).toBeVisible();
    await close();
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  }
});

test.each([
  [320, 400],
  [360, 640],
  [820, 1000],
  [844, 390],
])('at %dx%d it scrolls inside, and ends below the top', async (width, height) => {
  await page.viewport(width, height);
  await render(atHome('/'));
  await button.click();
  await expect.element(menu).toBeVisible();
  const { top, right } = menu.element().getBoundingClientRect();
  expect([top >= 20, right <= width, document.documentElement.scrollWidth]).toEqual([true, true, width]);
  links.last().element().scrollIntoView({ block: 'nearest' });
  expect(links.last().element().getBoundingClientRect().bottom).toBeLessThan(height - 60);
});
