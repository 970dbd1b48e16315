import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pointers } from '#site/ui/pointer-fixture.ts';
import { drag, findGrip, measureBox, readLayer, renderBoard, tile } from './board-fixture.tsx';

describe('dragging', () => {
  test.each(['mouse', 'touch'] as const)('moves a tile with the %s', async (pointer) => {
    await renderBoard();
    const { left, top } = measureBox(tile('Moths'));
    const by = { x: left > 450 ? -120 : 120, y: top > 400 ? -60 : 60 };
    await drag(tile('Moths'), by, pointer);
    await expect.poll(() => Math.round(measureBox(tile('Moths')).left - left)).toBe(by.x);
    expect(Math.round(measureBox(tile('Moths')).top - top)).toBe(by.y);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  // A drag with a pen ends in a click, as a tap does.
  test('a drag with a pen is no tap, so that two of them open nothing', async () => {
    await renderBoard();
    const { left } = measureBox(tile('Moths'));
    const x = left > 450 ? -60 : 60;
    await drag(tile('Moths'), { x, y: 0 }, 'pen');
    await drag(tile('Moths'), { x, y: 0 }, 'pen');
    await expect.poll(() => Math.round(measureBox(tile('Moths')).left - left)).toBe(2 * x);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('stops at the edges of the board', async () => {
    const { board } = await renderBoard({ width: 600 });
    await drag(tile('Moths'), { x: -3000, y: -3000 });
    await expect
      .poll(() => {
        const frame = board.getBoundingClientRect();
        const { left, top } = measureBox(tile('Moths'));
        return [Math.round(left - frame.left), Math.round(top - frame.top)];
      })
      .toEqual([18, 18]);
  });

  test('a dragged tile takes the next value of the stacking counter, which starts at 2', async () => {
    await renderBoard();
    await drag(tile('Moths'), { x: 30, y: 0 });
    await expect.poll(() => readLayer(tile('Moths'))).toBe('3');
    await drag(tile('Cake'), { x: 30, y: 0 });
    await expect.poll(() => readLayer(tile('Cake'))).toBe('4');
    await drag(tile('Moths'), { x: 0, y: 30 });
    await expect.poll(() => readLayer(tile('Moths'))).toBe('5');
    expect(readLayer(tile('Cake'))).toBe('4');
  });

  test('a pointer that moves by less than 5px does not drag', async () => {
    await renderBoard();
    const { left } = measureBox(tile('Moths'));
    const layer = readLayer(tile('Moths'));
    await drag(tile('Moths'), { x: 4, y: 0 });
    expect(measureBox(tile('Moths')).left).toBe(left);
    expect(readLayer(tile('Moths'))).toBe(layer);
  });

  test('marks the tile as held', async () => {
    await renderBoard();
    const { x, y } = findGrip(tile('Moths'));
    await pointers.mouse('down', x, y);
    await pointers.mouse('move', x + 30, y + 30);
    await expect.element(tile('Moths')).toHaveAttribute('data-held');
    await pointers.mouse('up', x + 30, y + 30);
    await expect.element(tile('Moths')).not.toHaveAttribute('data-held');
  });

  test('a tile leans against its way, and stands straight while it is held still', async () => {
    await renderBoard();
    const moths = tile('Moths').element() as HTMLElement;
    const { x, y } = findGrip(tile('Moths'));
    await pointers.mouse('down', x, y);
    const leans: string[] = [];
    const watch = new MutationObserver(() => leans.push(moths.style.getPropertyValue('--lean')));
    watch.observe(moths, { attributes: true, attributeFilter: ['style'] });
    await pointers.mouse('move', x + 30, y);
    await expect.poll(() => [...new Set(leans)]).toEqual(['-6', '']);
    await pointers.mouse('up', x + 30, y);
    watch.disconnect();
  });

  test('releases the tile when the touch is cancelled', async () => {
    await renderBoard();
    const { x, y } = findGrip(tile('Moths'));
    await pointers.touch('down', x, y);
    await pointers.touch('move', x + 30, y + 30);
    await expect.element(tile('Moths')).toHaveAttribute('data-held');
    await pointers.touch('cancel', x, y);
    await expect.element(tile('Moths')).not.toHaveAttribute('data-held');
  });
});

describe('the keyboard', () => {
  async function focusInTheMiddle(name: string) {
    const { board } = await renderBoard();
    const frame = board.getBoundingClientRect();
    const { left, top } = measureBox(tile(name));
    await drag(tile(name), { x: frame.left + 375 - left, y: frame.top + 300 - top });
    (tile(name).element() as HTMLElement).focus();
    return measureBox(tile(name));
  }

  test('an arrow key moves the focused tile by 24px, with Shift by 96px', async () => {
    const start = await focusInTheMiddle('Moths');
    const moved = () => {
      const { left, top } = measureBox(tile('Moths'));
      return [Math.round(left - start.left), Math.round(top - start.top)];
    };
    await userEvent.keyboard('{ArrowRight}');
    expect(moved()).toEqual([24, 0]);
    await userEvent.keyboard('{ArrowUp}');
    expect(moved()).toEqual([24, -24]);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(moved()).toEqual([-72, -24]);
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(moved()).toEqual([-72, 72]);
    await expect.element(tile('Moths')).toHaveFocus();
  });

  test('stops a tile at the edge of the board', async () => {
    await focusInTheMiddle('Moths');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}');
    const frame = document.querySelector('ul')?.getBoundingClientRect();
    expect(Math.round(measureBox(tile('Moths')).left - (frame?.left ?? 0))).toBe(18);
  });

  test('several steps bring a tile to the front only once', async () => {
    await renderBoard();
    const element = tile('Cake').element() as HTMLElement;
    const isAlreadyOnTop = readLayer(tile('Cake')) === '2';
    element.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    element.blur();
    expect(readLayer(tile('Cake'))).toBe(isAlreadyOnTop ? '2' : '3');
  });

  test('keeps the tile in view while it moves', async () => {
    await focusInTheMiddle('Moths');
    for (let step = 0; step < 8; step++) await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    const { top, bottom } = tile('Moths').element().getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(innerHeight);
  });

  test.each(['Enter', ' '])('%j opens the popup', async (key) => {
    await renderBoard();
    (tile('Moths').element() as HTMLElement).focus();
    await userEvent.keyboard(key === ' ' ? ' ' : `{${key}}`);
    await expect.element(page.getByRole('dialog', { name: 'Moths' })).toBeVisible();
  });

  test('a tile is named by its title and described by the keyboard hint', async () => {
    await renderBoard();
    await expect.element(tile('Moths')).toHaveAccessibleName('Moths');
    await expect.element(tile('Moths')).toHaveAccessibleDescription('Arrow keys move it');
    await expect.element(tile('Moths')).toHaveAttribute('aria-haspopup', 'dialog');
  });
});
