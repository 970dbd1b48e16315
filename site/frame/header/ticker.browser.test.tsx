import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#site/styles/tokens.css';
import '#site/styles/fonts.css';
import '#site/styles/base.css';
import { emulateMotion } from '#site/ui/motion-fixture.ts';
import { Ticker } from './ticker.tsx';

const lines = ['Welcome in! Wipe your paws', 'Psst: there is a night mode in the corner'];
const stop = page.getByRole('button', { name: 'Pause the ticker' });
const readState = (container: Element) =>
  getComputedStyle(container.querySelector('ul')?.parentElement as Element).animationPlayState;

test('the ticker stops at its button and goes on at the next click', async () => {
  await page.viewport(1280, 800);
  // Away from the mouse, which stops it, too.
  const { container } = await render(
    <div style={{ paddingTop: 200 }}>
      <Ticker lines={lines} />
    </div>,
  );
  await userEvent.hover(document.body, { position: { x: 2, y: 2 } });
  expect(readState(container)).toBe('running');
  await stop.click();
  await expect.element(stop).toHaveAttribute('aria-pressed', 'true');
  await userEvent.unhover(stop);
  (document.activeElement as HTMLElement).blur();
  expect(readState(container)).toBe('paused');
  await stop.click();
  await userEvent.unhover(stop);
  (document.activeElement as HTMLElement).blur();
  expect(readState(container)).toBe('running');
});

test('on a phone it stops under a finger, wherever that is', async () => {
  await page.viewport(390, 844);
  const { container } = await render(<Ticker lines={lines} />);
  const { left, top, height } = (container.firstElementChild as Element).getBoundingClientRect();
  expect(height).toBe(24);
  for (const [x, y] of [
    [left + 4, top + 2],
    [left + 60, top + 20],
  ] as const) {
    expect(document.elementFromPoint(x, y)?.closest('button')).toBe(stop.element());
  }
});

test('beside a name that leaves no room it is not there', async () => {
  const { container } = await render(
    <div style={{ width: 60, containerType: 'inline-size' }}>
      <Ticker lines={lines} />
    </div>,
  );
  await expect.element(container.querySelector('ul') as HTMLElement).not.toBeVisible();
});

test.each([
  [1280, 28, 2],
  [390, 24, 1],
])('with reduced motion it stands still, and what shows of it at %ipx is whole', async (width, height, shown) => {
  await emulateMotion('reduce');
  onTestFinished(() => emulateMotion('no-preference'));
  await page.viewport(width, 800);
  const room = width < 500 ? 140 : 900;
  const { container } = await render(
    <div style={{ width: room }}>
      <Ticker
        lines={[...lines, 'A third line that is so long that it finds no room beside the other two in this strip']}
      />
    </div>,
  );
  await document.fonts.load('18px "Jersey 10"');
  const strip = (container.querySelector('[data-hydrates]') as Element).getBoundingClientRect();
  expect(strip.height).toBe(height);
  expect(container.getAnimations({ subtree: true })).toEqual([]);
  const seen = [...container.querySelectorAll('li')].filter((line) => {
    const { top, height } = line.getBoundingClientRect();
    return height > 0 && top < strip.bottom - 1;
  });
  expect(seen).toHaveLength(shown);
  for (const line of seen) {
    expect(line.clientHeight).toBeLessThanOrEqual(height);
    expect(line.getBoundingClientRect().right).toBeLessThanOrEqual(strip.right + 32);
    expect(line.getBoundingClientRect().bottom).toBeLessThanOrEqual(strip.bottom);
  }
});
