import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QuickIntro } from './quick-intro.tsx';

const src = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"/>';

test('the peace sign is 120 x 120, and lifts by 8px while a mouse is over it', async () => {
  const peaceSign = { src: { src, width: 24, height: 24, isPixelArt: true }, alt: 'A peace sign.' };
  await render(<QuickIntro intro={{ title: 'Hello', text: [], peaceSign }} />);
  const picture = page.getByRole('img', { name: 'A peace sign.' });
  const { width, height } = picture.element().getBoundingClientRect();
  expect([width, height]).toEqual([120, 120]);
  await picture.hover();
  await expect.poll(() => getComputedStyle(picture.element()).translate).toBe('0px -8px');
});
