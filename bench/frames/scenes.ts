import type { CDPSession, Locator, Page } from '@playwright/test';
import { barePage } from './bare-page.ts';
import { dragAround, scrollThrough } from './hand.ts';

const settleMs = 2000;

export type Scene = {
  name: string;
  /** Undefined: the bare page. */
  path?: string;
  /** The visitor's hour, 0 to 23: the header's light and what moves in it. Noon if there is none. */
  hour?: number;
  /** What a visitor does there. */
  act: (page: Page, session: CDPSession) => Promise<void>;
};

const drag = async (session: CDPSession, grip: Locator) => {
  await grip.scrollIntoViewIfNeeded();
  const { x, y, width } = (await grip.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await dragAround(session, { x: x + width / 2, y: y + 12 });
};
const scroll = (page: Page, session: CDPSession) => scrollThrough(session, page);

/** What a visitor drags and scrolls, each beside the same on the bare page. */
export const scenes: { bare: Scene; ours: Scene[] }[] = [
  {
    bare: { name: 'Bare page, a box dragged', act: (page, session) => drag(session, page.locator('#box')) },
    ours: [
      {
        name: 'Home, a window dragged',
        path: '/',
        act: (page, session) => drag(session, page.locator('[data-desk] [data-window] > :first-child h2').nth(1)),
      },
      {
        name: '/interests, a tile dragged',
        path: '/interests',
        act: (page, session) => drag(session, page.locator('ul[data-scattered] button').last()),
      },
    ],
  },
  {
    bare: { name: 'Bare page, scrolled', act: scroll },
    ours: [
      { name: 'Home, scrolled', path: '/', act: scroll },
      { name: 'Home at dusk, scrolled', path: '/', hour: 19, act: scroll },
      { name: 'Home at night, scrolled', path: '/', hour: 23, act: scroll },
      { name: '/guestbook, scrolled', path: '/guestbook', act: scroll },
    ],
  },
];

export async function openScene(page: Page, { path }: Scene, address: (path: string) => string): Promise<void> {
  if (!path) return page.setContent(barePage);
  await page.goto(address(path), { waitUntil: 'load' });
  // What moves comes after the page is usable, and the first click may start the music.
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { level: 1 }).click();
  await page.waitForTimeout(settleMs);
}
