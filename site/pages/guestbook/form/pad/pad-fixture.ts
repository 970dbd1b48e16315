import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { createSheet, readDrawing } from '#model/drawing.ts';

export const draw = page.getByRole('button', { name: 'Draw something' });
export const leaveOut = page.getByRole('button', { name: 'Leave the drawing out' });
export const pad = page.getByRole('application', { name: 'Drawing pad' });
export const words = page.getByRole('textbox', { name: 'What did you draw?' });
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const drawing = page.getByRole('img', { name: 'A line' });

export const findSheet = () => pad.element().querySelector('canvas') as HTMLCanvasElement;

/** Moves a pointer over the sheet, between pixels of its grid. */
export function stroke(from: [number, number], to: [number, number], more: PointerEventInit = {}) {
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
export function readPlaces(...places: [number, number][]) {
  const stored = JSON.parse(sessionStorage.getItem('guestbookDrawing') ?? '{}');
  const pixels = readDrawing(stored.drawing) ?? createSheet();
  return places.map(([x, y]) => pixels[y * 96 + x]);
}

export async function openPad() {
  await draw.click();
  await expect.element(pad).toBeVisible();
}
