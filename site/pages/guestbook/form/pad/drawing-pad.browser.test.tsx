import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createSheet, readDrawing, writeDrawing } from '#model/drawing.ts';
import {
  entries,
  messageField,
  nameField,
  openBook,
  readRows,
  renderGuestbook,
  sign,
  storeRows,
  submit,
  thanks,
} from '#site/pages/guestbook/guestbook-fixture.tsx';
import { entryAt, toRow } from '#site/pages/guestbook/store/entry-fixture.ts';
import { createFakeBackend, refuseWith, unreachable } from '#site/pages/guestbook/store/fake-backend.ts';
import { rereadPadDraft } from './pad-draft.ts';

beforeEach(rereadPadDraft);

const draw = page.getByRole('button', { name: 'Draw something' });
const leaveOut = page.getByRole('button', { name: 'Leave the drawing out' });
const pad = page.getByRole('application', { name: 'Drawing pad' });
const words = page.getByRole('textbox', { name: 'What did you draw?' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const drawing = page.getByRole('img', { name: 'A line' });

const findSheet = () => pad.element().querySelector('canvas') as HTMLCanvasElement;

/** Moves a pointer over the sheet, between pixels of its grid. */
function stroke(from: [number, number], to: [number, number], more: PointerEventInit = {}) {
  const sheet = findSheet();
  const { left, top, width } = sheet.getBoundingClientRect();
  const fire = (type: string, [x, y]: [number, number], init: PointerEventInit) =>
    sheet.dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, button: 0, buttons: 1 },
        ...{ clientX: left + ((x + 0.5) * width) / 96, clientY: top + ((y + 0.5) * width) / 96 },
        ...more,
        ...init,
      }),
    );
  // The browser knows no such pointer.
  sheet.setPointerCapture = () => {};
  fire('pointerdown', from, {});
  fire('pointermove', to, {});
  fire('pointerup', to, { buttons: 0 });
}

/** The colours at some places of the sheet, as numbers of the palette. */
function readPlaces(...places: [number, number][]) {
  const stored = JSON.parse(sessionStorage.getItem('guestbookDrawing') ?? '{}');
  const pixels = readDrawing(stored.drawing) ?? createSheet();
  return places.map(([x, y]) => pixels[y * 96 + x]);
}

async function openPad() {
  await draw.click();
  await expect.element(pad).toBeVisible();
}

test('a drawing is sent with its words, and hangs on the note', async () => {
  const { fake } = await openBook();
  await openPad();
  stroke([10, 10], [20, 10]);
  await words.fill('A line');
  await sign();
  await expect.element(thanks).toBeVisible();
  const [sent] = fake.inserts();
  const pixels = readDrawing(sent?.drawing);
  expect(sent?.depicts).toBe('A line');
  expect([...(pixels ?? [])].flatMap((colour, place) => (colour === 0 ? [place] : []))).toEqual(
    Array.from({ length: 11 }, (_, x) => 960 + 10 + x),
  );
  await expect.element(entries.getByRole('img', { name: 'A line' })).toBeVisible();
  // The pad is away, and empty.
  await expect.element(draw).toBeVisible();
  await openPad();
  expect(readPlaces([10, 10])).toEqual([7]);
});

test('a drawing needs words, and the form stays as it is until they are there', async () => {
  const { fake } = await openBook();
  await openPad();
  stroke([10, 10], [20, 10]);
  await sign('Look!');
  await expect.element(words).toHaveFocus();
  await expect.element(words).toHaveAccessibleDescription(/Please say in a few words what you drew\./);
  expect(fake.inserts()).toEqual([]);
  await words.fill('A line');
  await submit.click();
  await expect.element(thanks).toBeVisible();
  expect(fake.inserts()).toMatchObject([{ message: 'Look!', depicts: 'A line' }]);
});

test('an empty sheet, or one that is left out, is not sent', async () => {
  const { fake } = await openBook();
  await openPad();
  await sign('One');
  await expect.element(thanks).toBeVisible();
  await openPad();
  stroke([10, 10], [20, 10]);
  await leaveOut.click();
  await expect.element(draw).toHaveFocus();
  await sign('Two');
  await expect.poll(() => fake.inserts().length).toBe(2);
  for (const sent of fake.inserts()) expect(Object.keys(sent)).toEqual(['id', 'name', 'website', 'message', 'time']);
});

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

test.each([
  [400, 'PGRST204'],
  [401, '42501'],
])('a guestbook that takes no drawing (%i %s) tells the visitor, who sends the words alone', async (status, code) => {
  const fake = createFakeBackend();
  fake.intercept = ({ method, body }) =>
    method === 'POST' && 'drawing' in (body as object) ? refuseWith(status, code)() : undefined;
  await openBook(fake);
  await openPad();
  stroke([10, 10], [20, 10]);
  await words.fill('A line');
  await sign('Precious words');
  await expect.element(page.getByText(/The guestbook takes no drawing right now/).first()).toBeVisible();
  await expect.element(messageField).toHaveValue('Precious words');
  expect(readPlaces([10, 10])).toEqual([0]);
  expect(fake.rows).toEqual([]);
  await leaveOut.first().click();
  await submit.click();
  await expect.poll(() => fake.rows).toMatchObject([{ message: 'Precious words', drawing: null }]);
});

test('an unsent message keeps its drawing in the browser, and sends it later', async () => {
  const fake = createFakeBackend();
  fake.intercept = unreachable;
  const { unmount } = await openBook(fake);
  await openPad();
  stroke([10, 10], [20, 10]);
  await words.fill('A line');
  await sign();
  await expect.element(thanks).toBeVisible();
  await expect.element(drawing.first()).toBeVisible();
  expect(readRows()).toMatchObject([{ depicts: 'A line', drawing: expect.any(String) }]);
  await unmount();
  fake.intercept = undefined;
  await openBook(fake);
  await expect.poll(() => fake.rows).toMatchObject([{ depicts: 'A line', drawing: expect.any(String) }]);
});

test('a refused message comes back with its drawing on the pad', async () => {
  const line = writeDrawing(createSheet().fill(2, 100, 200));
  storeRows({ ...entryAt(1, { drawing: line, depicts: 'A line' }), refused: true, because: 'drawing' });
  await openBook();
  await expect.element(page.getByText(/The guestbook takes no drawing right now/)).toBeVisible();
  await button('Edit and send again').click();
  await expect.element(words).toHaveValue('A line');
  await expect.element(nameField).toHaveValue('Moth');
  expect(readPlaces([20, 1], [95, 63])).toEqual([2, 7]);
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
