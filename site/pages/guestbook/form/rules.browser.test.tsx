import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderGuestbook } from '#site/pages/guestbook/guestbook-fixture.tsx';

/** The hearts hang this far to the left of their rules. */
const heart = 30;

test.each([640, 824, 928, 1276])('no rule runs into the heart of the next column, %i px wide', async (width) => {
  await page.viewport(1680, 900);
  document.body.style.width = `${width}px`;
  await renderGuestbook();
  await page.getByRole('heading', { name: 'House Rules' }).click();
  const rules = page
    .elementLocator(document.querySelector('details') as Element)
    .getByRole('listitem')
    .elements();
  const boxes = rules.map((rule) => {
    const range = document.createRange();
    range.selectNodeContents(rule);
    return range.getBoundingClientRect();
  });
  expect(new Set(boxes.map(({ left }) => left)).size).toBeGreaterThan(1);
  for (const { right, left: own, top, bottom } of boxes) {
    const next = boxes.filter((box) => box.left > own && box.top < bottom && box.bottom > top);
    for (const { left } of next) expect(left - heart).toBeGreaterThan(right + 4);
  }
});
