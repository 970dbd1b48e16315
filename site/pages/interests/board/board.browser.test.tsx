import { interests } from 'virtual:content';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Interest } from '#model/interests-schema.ts';
import { renderBoard, tile } from './board-fixture.tsx';

const first = interests.items[0] as Interest;

describe('the board', () => {
  test.each([282, 352, 600, 900, 1000])(
    'is 1000px high, with 15 tiles of 150x150 px inside, %ipx wide',
    async (width) => {
      const { board } = await renderBoard({ width });
      const frame = board.getBoundingClientRect();
      expect(frame.height).toBe(1000);
      const tiles = [...board.querySelectorAll('button')].map((button) => button.getBoundingClientRect());
      expect(tiles).toHaveLength(15);
      for (const box of tiles) {
        expect([box.width, box.height]).toEqual([150, 150]);
        expect(box.left).toBeGreaterThanOrEqual(frame.left);
        expect(box.right).toBeLessThanOrEqual(frame.right);
        expect(box.top).toBeGreaterThanOrEqual(frame.top);
        expect(box.bottom).toBeLessThanOrEqual(frame.bottom);
      }
    },
  );

  test('keeps the tiles inside when it becomes narrower', async () => {
    const { board, container } = await renderBoard({ width: 1000 });
    container.style.width = '282px';
    const frame = board.getBoundingClientRect();
    for (const button of board.querySelectorAll('button')) {
      const { left, right } = button.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(frame.left);
      expect(right).toBeLessThanOrEqual(frame.right);
    }
  });

  test('scatters the tiles differently on the next visit', async () => {
    const first = await renderBoard();
    const places = (board: Element) => [...board.querySelectorAll('li')].map((item) => item.getAttribute('style'));
    const before = places(first.board);
    const second = await renderBoard();
    expect(places(second.board)).not.toEqual(before);
  });

  describe('with places of the owner', () => {
    const items = interests.items.map((item, index) =>
      index === 0 ? { ...item, place: [0, 1000] as [number, number] } : item,
    );
    const readBoxes = (board: Element) =>
      [...board.querySelectorAll('button')].map((each) => each.getBoundingClientRect());

    test('begins with each tile at its place, and the others by chance', async () => {
      for (const _ of [1, 2]) {
        const { board } = await renderBoard({ items, hasPlaces: true });
        const frame = board.getBoundingClientRect();
        const [box] = readBoxes(board);
        expect(box?.left).toBeCloseTo(frame.left + 18, 0);
        expect(box?.bottom).toBeCloseTo(frame.bottom - 18, 0);
      }
    });

    test('is in rows on a phone, in the order of the list', async () => {
      const { board } = await renderBoard({ width: 352, items, hasPlaces: true });
      const [first, second, third] = readBoxes(board);
      expect(second?.left).toBeGreaterThan(first?.left ?? 0);
      expect(Math.round(second?.top ?? 0)).toBe(Math.round(first?.top ?? 1));
      expect(third?.top).toBeGreaterThan(first?.top ?? 0);
    });

    test('lies by chance as long as the owner wants that', async () => {
      const { board } = await renderBoard({ items, hasPlaces: false });
      const places = [...board.querySelectorAll('li')].map((item) => item.getAttribute('style'));
      expect(places[0]).not.toMatch(/--x: ?0;\s*--y: ?1;/);
    });
  });

  test('scrolls the page with a swipe, except on the tiles', async () => {
    const { board } = await renderBoard();
    expect(getComputedStyle(board).touchAction).toBe('auto');
    expect(getComputedStyle(tile('Moths').element()).touchAction).toBe('none');
  });

  test('animates the tiles to their places', async () => {
    const { board } = await renderBoard({ motion: 'no-preference' });
    expect(board.getAnimations({ subtree: true }).length).toBeGreaterThan(0);
  });

  test('has two hundred tiles in their places as soon as twenty', async () => {
    const items = Array.from({ length: 200 }, (_, id) => ({ ...first, id, title: `Tile ${id}` }));
    const { board } = await renderBoard({ motion: 'no-preference', items });
    const ends = board
      .getAnimations({ subtree: true })
      // The pointer may be over a tile, which then moves, too.
      .filter((animation) => !(animation instanceof CSSTransition))
      .map(({ effect }) => Number(effect?.getComputedTiming().endTime));
    expect(ends).toHaveLength(200);
    expect(Math.max(...ends)).toBeLessThanOrEqual(660);
  });

  test('is higher on a phone for two hundred tiles, and leaves a part of each for a finger', async () => {
    const items = Array.from({ length: 200 }, (_, id) => ({ ...first, id, title: `Tile ${id}` }));
    const { board } = await renderBoard({ width: 352, items });
    expect(board.getBoundingClientRect().height).toBe(199 * 52 + 186);
    for (const button of board.querySelectorAll('button')) {
      button.scrollIntoView({ block: 'center' });
      const { left, top } = button.getBoundingClientRect();
      expect(document.elementFromPoint(left + 24, top + 8)).toBe(button);
    }
  });

  test('renders only the tile that moves', async () => {
    const renders = [0, 0];
    const items = renders.map((_, id) => ({
      ...first,
      id,
      title: `Tile ${id}`,
      get src() {
        renders[id] = Number(renders[id]) + 1;
        return first.src;
      },
    }));
    await renderBoard({ items });
    (tile('Tile 1').element() as HTMLElement).focus();
    // The tile that was on top may be rendered once, because it no longer is.
    await userEvent.keyboard('{ArrowLeft}');
    const before = [...renders];
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    expect(renders[1]).toBeGreaterThan(before[1] as number);
    expect(renders[0]).toBe(before[0]);
  });

  test('does not animate them for a visitor who prefers reduced motion', async () => {
    const { board } = await renderBoard({ motion: 'reduce' });
    expect(board.getAnimations({ subtree: true })).toHaveLength(0);
  });
});
