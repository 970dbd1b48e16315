import { expect, onTestFinished, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { markHydrated } from '#site/navigation/hydration.ts';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import { Panel } from '#site/ui/panel.tsx';
import { Windows } from './windows.tsx';

markHydrated('page');

async function renderDesk(pathname = '/') {
  const rendered = await render(
    <StaticNavigation pathname={pathname}>
      <div style={{ position: 'relative', display: 'grid', gridTemplateColumns: '264px 600px', width: 1000 }}>
        <nav />
        <main style={{ display: 'grid', gap: 20, alignContent: 'start', minHeight: 700 }}>
          <Panel title="Intro">Hi!</Panel>
          <Panel title="Updates">News</Panel>
        </main>
        <Windows places={new Map()} />
      </div>
    </StaticNavigation>,
  );
  // Home loads what drags windows.
  if (pathname === '/') await expect.poll(() => document.querySelector('[data-desk]')).not.toBeNull();
  return rendered;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const rectOf = (name: string) => page.getByRole('region', { name, exact: true }).element().getBoundingClientRect();
const barOf = (name: string) => page.getByRole('heading', { name }).element().parentElement as Element;

async function drag(name: string, x: number, y: number) {
  await expect.element(button(`Roll up ${name}`)).toBeVisible();
  const { left, top } = barOf(name).getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / window.innerWidth : 1;
  const at = (dx: number, dy: number) => ({
    x: (frame?.left ?? 0) + (left + 150 + dx) * scale,
    y: (frame?.top ?? 0) + (top + 15 + dy) * scale,
    button: 'left' as const,
    clickCount: 1,
  });
  await cdp().send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at(0, 0) });
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at(x / 2, y / 2) });
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at(x, y) });
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at(x, y) });
}

const stripesOf = (name: string) => barOf(name).querySelector('[data-slot]') as Element;

/** A finger's way from the middle of what is seen of an element. */
async function swipe(from: Element, x: number, y: number) {
  const { left, top, height } = from.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / window.innerWidth : 1;
  const at = (dx: number, dy: number) => [
    { x: (frame?.left ?? 0) + (left + 12 + dx) * scale, y: (frame?.top ?? 0) + (top + height / 2 + dy) * scale },
  ];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    cdp().send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', at(0, 0));
  for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', at(x * part, y * part));
  await send('touchEnd', []);
}

test('a finger drags a window by the stripes of its bar, and on the title it scrolls the page', async () => {
  await renderDesk();
  await expect.element(button('Roll up Updates')).toBeVisible();
  const before = rectOf('Updates');
  await swipe(page.getByRole('heading', { name: 'Updates' }).element(), 10, 60);
  expect(rectOf('Updates')).toEqual(before);
  await swipe(stripesOf('Updates'), -40, 80);
  await expect.poll(() => rectOf('Updates').top).toBe(before.top + 80);
  expect(rectOf('Updates').left).toBe(before.left - 40);
});

test('a window is dragged by its bar, and tidying up puts it back', async () => {
  await renderDesk();
  const before = rectOf('Updates');
  await drag('Updates', -40, 120);
  await expect.poll(() => rectOf('Updates').top).toBe(before.top + 120);
  expect(rectOf('Updates').left).toBe(before.left - 40);
  await button('Tidy up').click();
  await expect.poll(() => rectOf('Updates')).toEqual(before);
  await expect.element(button('Tidy up')).not.toBeInTheDocument();
});

test('the bar of a dragged window stays on the page, whatever happens around it', async () => {
  await renderDesk();
  await expect.element(button('Roll up Updates')).toBeVisible();
  const main = page.getByRole('main').element();
  const frame = () => (main.parentElement as Element).getBoundingClientRect();
  await drag('Updates', -5000, 5000);
  await expect.poll(() => rectOf('Updates').left).toBe(frame().left + 3);
  const bottom = () => barOf('Updates').getBoundingClientRect().bottom;
  expect(bottom()).toBeLessThanOrEqual(frame().bottom - 3);
  expect(bottom()).toBeGreaterThan(frame().bottom - 5);
  main.style.minHeight = '500px';
  await expect.poll(bottom).toBeLessThanOrEqual(frame().bottom - 3);
  await button('Roll up Intro').click();
  await expect.poll(bottom).toBeLessThanOrEqual(frame().bottom - 3);
});

test('of a narrow window that slides below the rail, the buttons stay beside it', async () => {
  await renderDesk();
  const main = page.getByRole('main').element();
  main.style.width = '200px';
  await drag('Updates', -5000, 0);
  const edge = main.getBoundingClientRect().left;
  await expect.poll(() => rectOf('Updates').left).toBeLessThan(edge - 60);
  for (const action of ['Roll up', 'Zoom', 'Put away']) {
    expect(button(`${action} Updates`).element().getBoundingClientRect().left).toBeGreaterThan(edge);
  }
});

test('arrow keys move the window of the button that has the focus, with Shift further', async () => {
  await renderDesk();
  await expect.element(button('Roll up Updates')).toHaveAccessibleDescription(/Arrow keys/);
  const { top, left } = rectOf('Updates');
  button('Roll up Updates').element().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Shift>}{ArrowDown}{/Shift}');
  await expect.poll(() => rectOf('Updates').top).toBe(top + 120);
  expect(rectOf('Updates').left).toBe(left - 24);
});

test('on other pages and narrow screens nothing is dragged, and what was dragged lies in its place', async () => {
  const { unmount } = await renderDesk('/aboutme');
  const elsewhere = rectOf('Updates');
  await drag('Updates', -40, 120);
  expect(rectOf('Updates')).toEqual(elsewhere);
  await unmount();
  await renderDesk();
  const before = rectOf('Updates');
  await drag('Updates', -40, 120);
  await expect.poll(() => rectOf('Updates').top).toBe(before.top + 120);
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(1000, 800);
  await expect.poll(() => rectOf('Updates').top).toBe(before.top);
  await page.viewport(1280, 800);
  await expect.poll(() => rectOf('Updates').top).toBe(before.top + 120);
});
