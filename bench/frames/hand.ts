import type { CDPSession, Page } from '@playwright/test';

type Point = { x: number; y: number };

/** As often as a mouse tells where it is. */
const moveEveryMs = 8;
const dragMs = 3000;
const roundMs = 1500;
const radius = { x: 150, y: 60 };
const scrollSpeed = 1200;

/** Drags what lies at `from` around in circles. The moves don't wait for the page, as a hand does not. */
export async function dragAround(session: CDPSession, from: Point): Promise<void> {
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', { x, y }: Point) =>
    session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, clickCount: 1 });
  await send('mousePressed', from);
  const sent: Promise<unknown>[] = [];
  const startMs = performance.now();
  for (let ms = 0; ms < dragMs; ms = performance.now() - startMs) {
    const angle = (ms / roundMs) * 2 * Math.PI;
    sent.push(
      send('mouseMoved', { x: from.x - radius.x * (1 - Math.cos(angle)), y: from.y + radius.y * Math.sin(angle) }),
    );
    await new Promise((resolve) => setTimeout(resolve, moveEveryMs));
  }
  await Promise.all(sent);
  await send('mouseReleased', from);
}

/** Turns the wheel from the top of the page to its end, two screens at most, and back. */
export async function scrollThrough(session: CDPSession, page: Page): Promise<void> {
  const { middle, way } = await page.evaluate(() => ({
    middle: { x: innerWidth / 2, y: innerHeight / 2 },
    way: Math.min(document.documentElement.scrollHeight - innerHeight, innerHeight * 2),
  }));
  for (const yDistance of [-way, way]) {
    await session.send('Input.synthesizeScrollGesture', {
      ...middle,
      yDistance,
      speed: scrollSpeed,
      gestureSourceType: 'mouse',
    });
  }
}
