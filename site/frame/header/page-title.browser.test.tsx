import { createRef } from 'react';
import { expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { classifyTitle } from '#model/title-length.ts';
import '#site/styles/fonts.css';
import '#site/styles/tokens.css';
import '#site/styles/base.css';
import { PageTitle } from './page-title.tsx';

async function renderTitle(title: string, { isHome = false, width = 1026 } = {}) {
  const container = document.body.appendChild(document.createElement('div'));
  container.style.width = `${width}px`;
  await render(
    <PageTitle title={title} titleLength={classifyTitle(title)} isHome={isHome} headingRef={createRef()} />,
    { container },
  );
  await document.fonts.load('48px "Bonbon Letters"');
  return container.querySelector('h1') as HTMLElement;
}

const sizeOf = (heading: HTMLElement) => Number.parseFloat(getComputedStyle(heading).fontSize);
const isPlain = (heading: HTMLElement) => /"ss01"(?! 0)/.test(getComputedStyle(heading).fontFeatureSettings);

const sixty = 'A title of sixty letters, as long as an owner may make it be';

test('a title is text: it can be read aloud, selected and copied', async () => {
  const heading = await renderTitle('Interest Board');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Interest Board' })).toBeVisible();
  getSelection()?.selectAllChildren(heading);
  expect(getSelection()?.toString()).toBe('Interest Board');
  const selected = getComputedStyle(heading.querySelector('span') as Element, '::selection');
  expect(selected.color).not.toBe('rgba(0, 0, 0, 0)');
});

test.each([
  ['Bonbon', 48],
  ['Connect With Me!', 48],
  ['Lieblingsdinge und mehr', 32],
  [sixty, 24],
])('on a desk, %j is set in %ipx', async (title, size) => {
  await page.viewport(1280, 800);
  const heading = await renderTitle(title);
  expect(sizeOf(heading)).toBe(size);
});

test.each([
  ['Projects', 32],
  ['Interest Board', 24],
  [sixty, 16],
])('on a phone, %j is set in %ipx', async (title, size) => {
  await page.viewport(390, 844);
  const heading = await renderTitle(title, { width: 330 });
  expect(sizeOf(heading)).toBe(size);
  expect(isPlain(heading)).toBe(size < 32);
});

test('in the plain cut, too, a title of two files has all of its letters', async () => {
  // A font that comes late does not replace what is drawn already.
  await document.fonts.load('48px "Bonbon Letters"', 'Werkstücke');
  const heading = await renderTitle('Werkstücke');
  const text = heading.querySelector('span')?.firstChild as Text;
  const measure = (styleSet: 0 | 1, position: number) => {
    heading.style.fontFeatureSettings = `"ss01" ${styleSet}`;
    const letter = document.createRange();
    letter.setStart(text, position);
    letter.setEnd(text, position + 1);
    return letter.getBoundingClientRect().width;
  };
  // The boxes for what is missing are all of one width.
  expect(measure(0, 0)).toBeGreaterThan(measure(0, 2));
  for (const position of [0, 2]) expect(measure(1, position)).toBe(measure(0, position));
});

test.each([
  [1280, 1026, 2],
  [820, 600, 2],
  [390, 330, 3],
])('a title of 60 letters takes few lines %ipx wide, in its own font and in any other', async (width, room, lines) => {
  await page.viewport(width, 800);
  const heading = await renderTitle(sixty, { width: room });
  const countLines = () =>
    Math.round(heading.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight));
  expect(countLines()).toBeLessThanOrEqual(lines);
  // The fallback fonts that a browser uses until ours is there.
  heading.style.fontFamily = '"Letters Arial", "Letters DejaVu", sans-serif';
  expect(countLines()).toBeLessThanOrEqual(lines);
  expect(heading.scrollWidth).toBeLessThanOrEqual(room);
});

test.each([1, 1.25, 1.5, 1.75, 2, 3])(
  'the letters’ pixels are whole pixels of a screen of density %f',
  async (density) => {
    await page.viewport(1280, 800);
    const session = cdp();
    const metrics = { width: 0, height: 0, deviceScaleFactor: density, mobile: false };
    await session.send('Emulation.setDeviceMetricsOverride', metrics);
    try {
      await expect.poll(() => matchMedia(`(resolution: ${density}dppx)`).matches).toBe(true);
      // An emulated density alone does not make Chromium read the style sheets' questions again; a visitor's zoom does.
      for (const sheet of document.styleSheets) {
        sheet.disabled = true;
        sheet.disabled = false;
      }
      for (const title of ['Bonbon', 'Lieblingsdinge und mehr', sixty]) {
        const heading = await renderTitle(title);
        const measurePixel = () => (sizeOf(heading) / (isPlain(heading) ? 8 : 16)) * density;
        const isWhole = () => measurePixel() > 0.5 && Math.abs(measurePixel() - Math.round(measurePixel())) < 0.01;
        await expect.poll(isWhole, { message: title }).toBe(true);
      }
    } finally {
      await session.send('Emulation.clearDeviceMetricsOverride');
    }
  },
);

test('a letter has no soft edges in the plain cut, and B has a flat back that 6 and G lack', async () => {
  await renderTitle('B');
  const draw = (letter: string) => {
    const canvas = new OffscreenCanvas(32, 32);
    const context = canvas.getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
    context.font = '32px "Bonbon Letters"';
    context.fillText(letter, 0, 28);
    const { data } = context.getImageData(0, 0, 32, 32);
    return Array.from({ length: 32 * 32 }, (_, index) => data[4 * index + 3] ?? 0);
  };
  const columnOf = (letter: string) => Array.from({ length: 28 }, (_, y) => draw(letter)[y * 32 + 1] ?? 0);
  const height = (column: number[]) => column.filter((alpha) => alpha > 128).length;
  expect(draw('B').every((alpha) => alpha === 0 || alpha === 255)).toBe(true);
  expect(height(columnOf('B'))).toBe(28);
  for (const letter of ['6', 'G', '8']) expect(height(columnOf(letter))).toBeLessThan(28);
});

test('forced colours have plain text', async () => {
  const session = cdp();
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  const heading = await renderTitle('Interest Board');
  expect(getComputedStyle(heading).filter).toBe('none');
  expect(getComputedStyle(heading.querySelector('span') as Element).backgroundImage).toBe('none');
  await session.send('Emulation.setEmulatedMedia', { features: [] });
});
