import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createSheet, writeDrawing } from '#model/drawing.ts';
import { openBook, renderGuestbook } from '#site/pages/guestbook/guestbook-fixture.tsx';
import { entryAt, toRow } from '#site/pages/guestbook/store/entry-fixture.ts';
import { createFakeBackend } from '#site/pages/guestbook/store/fake-backend.ts';
import { rereadPadDraft } from './pad-draft.ts';
import { button, drawing, findSheet, openPad, pad, readPlaces, stroke, words } from './pad-fixture.ts';

beforeEach(rereadPadDraft);

test('colours, pens and the eraser draw what they say; undo, redo and clear take it back', async () => {
  await renderGuestbook();
  await openPad();
  await page.getByRole('radio', { name: 'Leaf' }).click();
  stroke([10, 10], [10, 10]);
  await page.getByRole('radio', { name: 'Thick' }).click();
  stroke([30, 30], [30, 30]);
  expect(readPlaces([10, 10], [11, 10], [29, 29], [31, 31], [32, 30])).toEqual([4, 7, 4, 4, 7]);
  await page.getByRole('radio', { name: 'Eraser' }).click();
  stroke([30, 30], [30, 30]);
  expect(readPlaces([29, 29], [31, 31])).toEqual([7, 7]);
  await button('Undo').click();
  expect(readPlaces([29, 29])).toEqual([4]);
  await button('Undo').click();
  expect(readPlaces([10, 10], [29, 29])).toEqual([4, 7]);
  await button('Redo').click();
  expect(readPlaces([29, 29])).toEqual([4]);
  await button('Clear').click();
  expect(readPlaces([10, 10], [29, 29])).toEqual([7, 7]);
  pad.element().focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(readPlaces([10, 10], [29, 29])).toEqual([4, 4]);
});

test('a finger draws without scrolling, a second one does nothing, and the blunt end of a pen erases', async () => {
  await renderGuestbook();
  await openPad();
  expect(getComputedStyle(findSheet()).touchAction).toBe('none');
  const sheet = findSheet();
  stroke([5, 5], [9, 5], { pointerType: 'touch' });
  const { left, top } = sheet.getBoundingClientRect();
  const second = { pointerId: 2, isPrimary: false, bubbles: true, clientX: left + 100, clientY: top + 100, buttons: 1 };
  sheet.dispatchEvent(new PointerEvent('pointermove', second));
  expect(readPlaces([5, 5], [9, 5])).toEqual([0, 0]);
  stroke([5, 5], [5, 5], { pointerType: 'pen', button: 5, buttons: 32 });
  expect(readPlaces([5, 5], [9, 5])).toEqual([7, 0]);
});

test('the keyboard moves a pen, puts it down and lifts it, and says where it is', async () => {
  await renderGuestbook();
  await openPad();
  await expect.element(pad).toHaveFocus();
  await expect.element(pad).toHaveAccessibleDescription(/Arrow keys move the pen/);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('Column 50, row 33: White')).toBeInTheDocument();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('Pen down. Column 50, row 33: Ink')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>}{ArrowLeft}{/Shift}{Enter}');
  await expect.element(page.getByText('Pen up. Column 42, row 35: Ink')).toBeInTheDocument();
  expect(readPlaces([49, 32], [49, 34], [41, 34], [40, 34])).toEqual([0, 0, 0, 7]);
  await userEvent.keyboard('{ArrowUp}');
  expect(readPlaces([41, 33])).toEqual([7]);
  // The whole stroke is one step.
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(readPlaces([49, 32], [41, 34])).toEqual([7, 7]);
});

test('a drawing and its words survive a reload', async () => {
  const { unmount } = await renderGuestbook();
  await openPad();
  stroke([10, 10], [20, 10]);
  await words.fill('A line');
  await unmount();
  rereadPadDraft();
  await renderGuestbook();
  await expect.element(words).toHaveValue('A line');
  expect(readPlaces([10, 10])).toEqual([0]);
});

test('what is stored but is no drawing is an empty sheet', async () => {
  sessionStorage.setItem('guestbookDrawing', JSON.stringify({ isOpen: true, drawing: '<b>', depicts: 7 }));
  rereadPadDraft();
  await renderGuestbook();
  await expect.element(pad).toBeVisible();
  await expect.element(words).toHaveValue('');
});

test.each([320, 390, 820, 1280])('drawings and the sheet are shown at whole multiples, %i px wide', async (width) => {
  await page.viewport(width, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const drawn = { drawing: writeDrawing(createSheet().fill(1, 0, 3000)), depicts: 'A line' };
  const fake = createFakeBackend({
    rows: [1, 2, 3, 4, 5].map((time) =>
      toRow(entryAt(time, { message: `Words ${'and words '.repeat(time * time)}`, ...(time > 1 && drawn) })),
    ),
  });
  const { container } = await openBook(fake);
  await expect.poll(() => drawing.elements().length).toBe(4);
  await openPad();
  for (const picture of [...drawing.elements(), findSheet()]) {
    expect(picture.clientWidth % 96, `${picture.clientWidth}px`).toBe(0);
    expect(picture.clientHeight).toBe((picture.clientWidth / 3) * 2);
    expect(getComputedStyle(picture).imageRendering).toBe('pixelated');
    expect(picture.clientWidth).toBeGreaterThanOrEqual(96);
  }
  expect(container.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
