import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/tokens.css';
import '../../styles/base.css';
import { createFakeEngine, createTracks } from './fake-engine.ts';
import { MusicPlayer } from './music-player.tsx';

const player = page.getByRole('contentinfo', { name: 'Music player' });
const renderPlayer = (title: string) =>
  render(<MusicPlayer tracks={createTracks(title)} startEngine={createFakeEngine().start} random={() => 0} />);

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(async () => {
  await page.viewport(1280, 800);
});

test.each([
  [979, false],
  [760, false],
  [980, true],
])('at %dpx the volume is shown: %s', async (width, isShown) => {
  await page.viewport(width, 800);
  await renderPlayer('Alpha');
  expect(player.getByRole('slider', { name: 'Volume' }).elements().length > 0).toBe(isShown);
});

test.each([320, 390, 759, 760, 979])('at %dpx everything stands inside the bar', async (width) => {
  await page.viewport(width, 800);
  await renderPlayer('A title that is far too long for the little screen of a telephone');
  expect(player.element().getBoundingClientRect().height).toBe(82);
  expect(document.documentElement.scrollWidth).toBe(width);
  for (const name of ['Previous track', 'Pause', 'Next track']) {
    const box = player.getByRole('button', { name, exact: true }).element().getBoundingClientRect();
    expect(box.width).toBe(width < 760 ? 40 : 44);
    expect(box.height).toBe(width < 760 ? 40 : 44);
  }
  const keys = player.getByRole('button', { name: 'Pause', exact: true }).element().getBoundingClientRect();
  const slider = player.getByRole('slider', { name: 'Seek' }).element().getBoundingClientRect();
  if (width < 760) expect(slider.top).toBeGreaterThanOrEqual(keys.bottom - 2);
  else expect(slider.left).toBeGreaterThan(keys.right);
});
