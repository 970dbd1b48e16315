import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { markHydrated } from '#site/navigation/hydration.ts';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import { Panel } from '#site/ui/panel.tsx';
import { revealElement } from '#site/ui/reveal-element.ts';
import { Windows } from './windows.tsx';

markHydrated('page');

const intro = (
  <Panel key="intro" title="Intro">
    <p id="about">Hi!</p>
  </Panel>
);
const updates = (
  <Panel key="updates" title="Updates" tone="mint" isQuiet>
    <button type="button">Older</button>
  </Panel>
);

function renderPage(windows: ReactNode = [intro, updates], places = new Map(), pathname = '/') {
  return render(
    <StaticNavigation pathname={pathname}>
      <div style={{ position: 'relative', display: 'grid', gridTemplateColumns: '264px 700px' }}>
        <nav>
          <Panel title="Personal">Links</Panel>
        </nav>
        <main style={{ display: 'grid', gap: 20, alignContent: 'start', minHeight: 900 }}>
          <a href="#about">About</a>
          {windows}
        </main>
        <Windows places={places} />
      </div>
    </StaticNavigation>,
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const region = (name: string) => page.getByRole('region', { name, exact: true });
const rectOf = (name: string) => region(name).element().getBoundingClientRect();

async function setViewport(width: number, height: number) {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(width, height);
}

test('a window is rolled up to its bar and unrolled, by mouse and by keyboard', async () => {
  await renderPage();
  await expect.element(button('Roll up Intro')).toHaveAttribute('aria-expanded', 'true');
  await button('Roll up Intro').click();
  await expect.element(page.getByText('Hi!')).not.toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Intro' })).toBeVisible();
  await expect.element(button('Roll up Intro')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Hi!')).toBeVisible();
});

test('a window that is put away lies in the tray, and comes back with the focus', async () => {
  await renderPage();
  await button('Put away Updates').click();
  await expect.element(region('Updates')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^In the tray 1$/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await button('Bring back Updates').click();
  await expect.element(button('Older')).toBeVisible();
  await expect.element(button('Put away Updates')).toHaveFocus();
  await expect.element(region('In the tray')).not.toBeInTheDocument();
});

test('the tray stays folded when something drops in, opens by a press, and closes by Escape or a click elsewhere', async () => {
  await renderPage();
  await button('Put away Updates').click();
  const tab = page.getByRole('button', { name: /^In the tray 1$/ });
  await expect.element(tab).toHaveAttribute('aria-expanded', 'false');
  await tab.click();
  await expect.element(tab).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(tab).toHaveAttribute('aria-expanded', 'false');
  await tab.click();
  await expect.element(button('Bring back Updates')).toBeVisible();
  await page.getByText('Hi!').click();
  await expect.element(button('Bring back Updates')).not.toBeInTheDocument();
});

test('a double press puts away one window, not the next one that comes up under the pointer', async () => {
  await renderPage();
  const away = button('Put away Intro').element();
  away.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  await expect.element(region('Intro')).not.toBeInTheDocument();
  const next = button('Put away Updates').element();
  next.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  next.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 3 }));
  await expect.element(page.getByRole('button', { name: /^In the tray 1$/ })).toBeVisible();
  await expect.element(region('Updates')).toBeVisible();
});

test('a page whose windows were all put away says so, and tidying up brings them back', async () => {
  await renderPage();
  await button('Put away Intro').click();
  await button('Put away Updates').click();
  await expect.element(page.getByText('Everything on this page is put away.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Tidy up' }).click();
  await expect.element(page.getByText('Hi!')).toBeVisible();
  await expect.element(button('Older')).toBeVisible();
  await expect.element(button('Roll up Intro')).toHaveFocus();
});

test('a zoomed window takes the width of the frame, alone, until Escape, its button or the veil ends it', async () => {
  await renderPage();
  const zoom = button('Zoom Updates');
  const before = rectOf('Updates');
  await zoom.click();
  await expect.element(zoom).toHaveAttribute('aria-pressed', 'true');
  expect(rectOf('Updates').width).toBeGreaterThan(before.width + 200);
  expect(rectOf('Updates').top).toBe(13);
  await expect.element(page.getByRole('navigation')).toHaveAttribute('inert');
  await expect.element(button('Older')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(zoom).toHaveAttribute('aria-pressed', 'false');
  await expect.element(zoom).toHaveFocus();
  expect(rectOf('Updates')).toEqual(before);
  await zoom.click();
  await userEvent.click(document.querySelector('[data-stays]') as Element, { position: { x: 5, y: 500 } });
  await expect.element(zoom).toHaveFocus();
  expect(rectOf('Updates')).toEqual(before);
});

test('a zoomed window goes back to its place when the screen becomes narrow', async () => {
  await renderPage();
  await button('Zoom Updates').click();
  await setViewport(500, 800);
  await expect.element(page.getByRole('navigation')).not.toHaveAttribute('inert');
  expect(region('Updates').element().dataset.windowState).toBeUndefined();
});

test('phones have no zoom, and no button on the boxes beside the page', async () => {
  await setViewport(390, 844);
  await renderPage();
  await expect.element(button('Roll up Intro')).toBeVisible();
  await expect.element(button('Put away Intro')).toBeVisible();
  await expect.element(button('Zoom Intro')).not.toBeInTheDocument();
  await expect.element(button('Roll up Personal')).not.toBeInTheDocument();
});

test('the boxes beside the page can only be rolled up', async () => {
  await renderPage();
  await expect.element(button('Zoom Personal')).not.toBeInTheDocument();
  await button('Roll up Personal').click();
  await expect.element(page.getByText('Links')).not.toBeVisible();
});

test('what a visitor did to a page is still so when they come back, and other pages know nothing of it', async () => {
  const places = new Map();
  const first = await renderPage([intro, updates], places);
  await button('Roll up Intro').click();
  await button('Put away Updates').click();
  await first.unmount();
  const other = await renderPage([intro], places, '/elsewhere');
  await expect.element(page.getByText('Hi!')).toBeVisible();
  await other.unmount();
  await renderPage([intro, updates], places);
  await expect.element(page.getByText('Hi!')).not.toBeVisible();
  await expect.element(page.getByRole('button', { name: /^In the tray 1$/ })).toBeVisible();
});

test('a window that comes later has its buttons, too', async () => {
  const { rerender } = await renderPage([intro]);
  await expect.element(button('Put away Intro')).toBeVisible();
  await rerender(
    <StaticNavigation pathname="/">
      <div>
        <nav />
        <main>{[intro, updates]}</main>
        <Windows places={new Map()} />
      </div>
    </StaticNavigation>,
  );
  await expect.element(button('Put away Updates')).toBeVisible();
});

test('a link to a part opens the window around it', async () => {
  onTestFinished(() => history.replaceState(null, '', location.pathname));
  await renderPage();
  await button('Roll up Intro').click();
  await page.getByRole('link', { name: 'About' }).click();
  await expect.element(page.getByText('Hi!')).toBeVisible();
  await button('Put away Intro').click();
  await page.getByRole('link', { name: 'About' }).click();
  await expect.element(page.getByText('Hi!')).toBeVisible();
});

test('what is about to be read or focused opens its window, and ends the zoom of one that covers it', async () => {
  await renderPage();
  await button('Roll up Intro').click();
  await button('Zoom Updates').click();
  const greeting = page.getByText('Hi!');
  await expect.element(greeting).not.toBeVisible();
  revealElement(greeting.element());
  await expect.element(greeting).toBeVisible();
  await expect.element(button('Zoom Updates')).toHaveAttribute('aria-pressed', 'false');
  expect(region('Intro').element().closest('[inert]')).toBeNull();
});
