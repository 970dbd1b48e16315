import { interests } from 'virtual:content';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Interest } from '#model/interests-schema.ts';
import { renderBoard, startTapping, tap, tile } from '#site/pages/interests/board/board-fixture.tsx';
import { pointers } from '#site/ui/pointer-fixture.ts';

const popup = page.getByRole('dialog', { name: 'Moths' });
const openPopup = async () => {
  await renderBoard();
  await userEvent.dblClick(tile('Moths'), { position: { x: 20, y: 20 } });
  await expect.element(popup).toBeVisible();
};

test('the popup opens on double-click, with title, image and multi-line notes', async () => {
  await openPopup();
  await expect.element(popup.getByRole('heading', { name: 'Moths' })).toBeVisible();
  await expect.element(popup.getByRole('img', { name: 'A fluffy pink and yellow moth at night.' })).toBeVisible();
  const notes = popup.getByText(/Butterflies with better coats/);
  expect(notes.element().querySelectorAll('br')).toHaveLength(3);
});

test('the popup does not open on a single click', async () => {
  await renderBoard();
  await userEvent.click(tile('Moths'), { position: { x: 20, y: 20 } });
  await expect.element(tile('Moths')).toHaveFocus();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('the popup opens on a double tap, and not on the first tap', async () => {
  await renderBoard();
  const start = startTapping();
  await tap(tile('Moths'), start);
  await expect.element(tile('Moths')).toHaveFocus();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await tap(tile('Moths'), start + 0.3);
  await expect.element(popup).toBeVisible();
});

test('two taps more than half a second apart open nothing', async () => {
  await renderBoard();
  const start = startTapping();
  await tap(tile('Moths'), start);
  await tap(tile('Moths'), start + 0.7);
  await expect.element(tile('Moths')).toHaveFocus();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a tap on one tile and a tap on another open nothing', async () => {
  // On a board that scrolls between the taps, chance may bring both tiles under the same point of the screen.
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  onTestFinished(() => random.mockRestore());
  await renderBoard();
  const start = startTapping();
  await tap(tile('Moths'), start);
  await tap(tile('Cake'), start + 0.2);
  await expect.element(tile('Cake')).toHaveFocus();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('the popup opens for assistive technology, which clicks without a pointer', async () => {
  await renderBoard();
  (tile('Moths').element() as HTMLElement).click();
  await expect.element(popup).toBeVisible();
});

test('the popup closes with × and returns the focus to its tile', async () => {
  await openPopup();
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(tile('Moths')).toHaveFocus();
});

test('the popup closes with a click on the overlay', async () => {
  await openPopup();
  await pointers.mouse('down', 5, 5);
  await pointers.mouse('up', 5, 5);
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(tile('Moths')).toHaveFocus();
});

test('the popup closes with Esc', async () => {
  await openPopup();
  await userEvent.keyboard('{Escape}');
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(tile('Moths')).toHaveFocus();
});

test("'Image Not Found' replaces a picture that cannot be loaded, on the tile and in the popup", async () => {
  const [item] = interests.items as [Interest];
  await renderBoard({ items: [{ ...item, title: 'Lost', src: { ...item.src, src: '/no-such-picture.png' } }] });
  const lost = tile('Lost');
  await expect.element(lost.getByText('Image Not Found')).toBeVisible();
  await userEvent.dblClick(lost);
  await expect.element(page.getByRole('dialog').getByText('Image Not Found')).toBeVisible();
});
