import { interests } from 'virtual:content';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pointers } from '#site/ui/pointer-fixture.ts';
import { drag, findGrip, measureBox, readLayer, renderBoard, tile } from './board-fixture.tsx';

beforeEach(() => localStorage.removeItem('keptDesk'));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const readPlaces = (board: Element) =>
  [...board.children].map((item) => {
    const { left, top } = item.getBoundingClientRect();
    const frame = board.getBoundingClientRect();
    return [Math.round(left - frame.left), Math.round(top - frame.top)];
  });

const readLayerOf = (button: Element) => Number(getComputedStyle(button.parentElement as Element).zIndex);

describe('the desk', () => {
  test('is as the visitor left it, if they asked for that, with the same tile on top', async () => {
    const { board } = await renderBoard();
    await button('Keep my desk').click();
    await expect.element(button('Keep my desk')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByText('Kept in this browser')).toBeVisible();
    await drag(tile('Moths'), { x: 20, y: -20 });
    await expect.element(tile('Moths')).toHaveAttribute('data-dropped');
    expect(readLayer(tile('Moths'))).toBe('3');
    const places = readPlaces(board);
    const again = await renderBoard();
    expect(readPlaces(again.board)).toEqual(places);
    const moths = again.board.querySelector('[aria-label="Moths"]')?.parentElement as HTMLElement;
    expect(getComputedStyle(moths).zIndex).toBe('2');
  });

  test('keeps the last move of a drag, also if React has not rendered it when the tile is dropped', async () => {
    const { board } = await renderBoard();
    await button('Keep my desk').click();
    const moths = tile('Moths').element();
    const { x, y } = findGrip(tile('Moths'));
    const send = (type: string, by: number) =>
      moths.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          isPrimary: true,
          pointerId: 1,
          pointerType: 'mouse',
          clientX: x + by,
          clientY: y + by,
        }),
      );
    Object.assign(moths, { setPointerCapture: () => {} });
    send('pointerdown', 0);
    send('pointermove', -20);
    send('pointermove', -40);
    send('lostpointercapture', -40);
    const places = readPlaces(board);
    const again = await renderBoard();
    expect(readPlaces(again.board)).toEqual(places);
  });

  test('is scattered anew once it is no longer kept', async () => {
    const { board } = await renderBoard();
    await button('Keep my desk').click();
    await button('Keep my desk').click();
    await expect.element(button('Keep my desk')).toHaveAttribute('aria-pressed', 'false');
    const again = await renderBoard();
    expect(readPlaces(again.board)).not.toEqual(readPlaces(board));
  });

  test('says so if the browser keeps nothing', async () => {
    await renderBoard();
    const refusal = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError');
    });
    await button('Keep my desk').click();
    await expect.element(page.getByText('This browser keeps nothing')).toBeVisible();
    await expect.element(button('Keep my desk')).toHaveAttribute('aria-pressed', 'false');
    refusal.mockRestore();
  });

  test('is shuffled, and tidied up into rows of five with all names', async () => {
    const { board } = await renderBoard();
    const before = readPlaces(board);
    await button('Shuffle').click();
    expect(readPlaces(board)).not.toEqual(before);
    (button('Tidy up').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const rows = readPlaces(board).map(([, top]) => top);
    expect(new Set(rows).size).toBe(3);
    expect(rows.filter((top) => top === rows[0])).toHaveLength(5);
    for (const name of board.querySelectorAll('button span[aria-hidden]')) {
      expect(getComputedStyle(name).opacity).toBe('1');
    }
  });

  test('is higher on a phone once it is tidied up, so that no tile covers another or its name', async () => {
    const { board } = await renderBoard({ width: 352 });
    await button('Tidy up').click();
    const tops = readPlaces(board).map(([, top]) => top ?? 0);
    expect(tops[2]).toBeGreaterThanOrEqual((tops[0] ?? 0) + 150 + 18);
    expect(board.getBoundingClientRect().height).toBeGreaterThanOrEqual((tops.at(-1) ?? 0) + 150);
    await button('Shuffle').click();
    expect(board.getBoundingClientRect().height).toBe(1000);
  });

  test('has its tiles at whole pixels, whatever its width', async () => {
    for (const width of [353, 901]) {
      const { board } = await renderBoard({ width });
      for (const item of board.children) {
        const { left, top } = item.getBoundingClientRect();
        const frame = board.getBoundingClientRect();
        expect([(left - frame.left) % 1, (top - frame.top) % 1]).toEqual([0, 0]);
      }
    }
  });

  test('shows every name on a phone, in the part of its tile that no other covers', async () => {
    for (const width of [282, 352]) {
      const { board } = await renderBoard({ width });
      for (const name of board.querySelectorAll<HTMLElement>('button span[aria-hidden]')) {
        expect(getComputedStyle(name).opacity).toBe('1');
        name.scrollIntoView({ block: 'center' });
        const { left, top, height } = name.getBoundingClientRect();
        // The face lets a pointer through to its button, which the name is in.
        const box = name.closest('button')?.getBoundingClientRect();
        expect(document.elementFromPoint(left + 4, Math.max(top + height / 2, (box?.top ?? 0) + 1))).toBe(
          name.closest('button'),
        );
      }
    }
  });
});

describe('on a phone', () => {
  const readName = (tile: Element) => tile.querySelector('span[aria-hidden]') as HTMLElement;

  test.each([322, 352, 392])(
    'a tile is 150px with its name on its upper edge, and most of its picture shows below that, %ipx wide',
    async (width) => {
      const { board } = await renderBoard({ width });
      const tiles = [...board.querySelectorAll('button')];
      for (const tile of tiles) {
        const picture = (tile.querySelector('img') as HTMLElement).getBoundingClientRect();
        expect([picture.width, picture.height]).toEqual([150, 150]);
        const name = readName(tile).getBoundingClientRect();
        expect([name.left, name.top]).toEqual([picture.left, picture.top - 12]);
        expect(name.right).toBeLessThanOrEqual(picture.right);
        const above = tiles.filter((other) => readLayerOf(other) > readLayerOf(tile));
        for (const part of above) {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          const isBeside = left >= picture.right - 4 || right <= picture.left + 4 || bottom <= picture.top;
          expect(isBeside || top >= picture.top + 116, part.outerHTML).toBe(true);
        }
      }
    },
  );

  test('a name rises off the picture of the tile that has the focus, and of all that stand in rows', async () => {
    const { board } = await renderBoard({ width: 352 });
    const moths = tile('Moths').element() as HTMLElement;
    const measureLift = () =>
      Math.round(readName(moths).getBoundingClientRect().bottom - moths.getBoundingClientRect().top);
    expect(measureLift()).toBe(4);
    moths.focus();
    await expect.poll(measureLift).toBe(-2);
    moths.blur();
    await expect.poll(measureLift).toBe(4);
    await button('Tidy up').click();
    await expect.poll(measureLift).toBe(-2);
    // Those of the first row, too.
    expect(readName(board).getBoundingClientRect().top).toBeGreaterThanOrEqual(board.getBoundingClientRect().top);
  });

  test('a swipe across a tile belongs to the page, until a finger holds the tile', async () => {
    await renderBoard({ width: 352 });
    const { x, y } = findGrip(tile('Moths'));
    expect(getComputedStyle(tile('Moths').element()).touchAction).toBe('pan-y');
    await pointers.touch('down', x, y);
    await expect.element(tile('Moths')).toHaveAttribute('data-held');
    const { top } = measureBox(tile('Moths'));
    const by = top > 300 ? -40 : 40;
    await pointers.touch('move', x, y + by / 2);
    await pointers.touch('move', x, y + by);
    await pointers.touch('up', x, y + by);
    await expect.poll(() => Math.round(measureBox(tile('Moths')).top - top)).toBe(by);
    await expect.element(tile('Moths')).not.toHaveAttribute('data-held');
  });
});

describe('two tiles that touch', () => {
  const [first, second, third] = interests.items.slice(0, 3).map(({ id, title }) => ({ id, title }));
  const pairs = [{ tiles: [first?.id ?? 0, second?.id ?? 0] as [number, number], says: 'Hello, you.' }];
  const items = interests.items.slice(0, 3);

  /** Puts one tile on another with the pointer. */
  async function put(one: string, other: string) {
    // The whole board is in view, so that measuring one tile does not scroll the other.
    await page.viewport(1000, 1200);
    onTestFinished(() => page.viewport(1280, 800));
    const [from, to] = [measureBox(tile(one)), measureBox(tile(other))];
    await drag(tile(one), { x: to.left + 30 - from.left, y: to.top + 30 - from.top });
  }

  test('say what their owner gave them, for three seconds, politely', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await renderBoard({ items, pairs });
    await put(first?.title ?? '', second?.title ?? '');
    const says = page.getByText('Hello, you.');
    await expect.poll(() => says.elements().length).toBe(1);
    expect(says.element().closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
    vi.advanceTimersByTime(2999);
    expect(says.elements()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await expect.element(says).not.toBeInTheDocument();
  });

  test('say nothing if they are no pair', async () => {
    // Chance may put the second tile next to the third.
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    onTestFinished(() => void vi.restoreAllMocks());
    await renderBoard({ items, pairs });
    await put(first?.title ?? '', third?.title ?? '');
    await expect.element(tile(first?.title ?? '')).toHaveAttribute('data-dropped');
    expect(page.getByText('Hello, you.').elements()).toEqual([]);
  });
});

test('a tile with a second picture shows it in turn, and stands still with reduced motion', async () => {
  const [item] = interests.items.slice(0, 1).map((known) => ({ ...known, reaction: known.src }));
  const { board } = await renderBoard({ items: item ? [item] : [], motion: 'no-preference' });
  const reaction = board.querySelectorAll('img')[1] as HTMLImageElement;
  const [animation] = reaction.getAnimations();
  animation?.pause();
  const opacityAt = (ms: number) => {
    if (animation) animation.currentTime = ms;
    return getComputedStyle(reaction).opacity;
  };
  expect([opacityAt(1000), opacityAt(3800), opacityAt(4100)]).toEqual(['0', '1', '0']);
  const still = await renderBoard({ items: item ? [item] : [], motion: 'reduce' });
  expect(getComputedStyle(still.board.querySelectorAll('img')[1] as Element).opacity).toBe('0');
  expect(still.board.getAnimations({ subtree: true })).toEqual([]);
});
