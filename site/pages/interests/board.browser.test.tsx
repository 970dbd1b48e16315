import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { interests } from '#site/content.ts';
import { Board } from './board.tsx';
import { renderBoard, tile } from './board-under-test.tsx';

describe('before script, and without it', () => {
  test('the page holds every picture, title and note, in the owner’s order, and no inline style', () => {
    const html = renderToString(<Board items={interests.items} keyboardHintId="hint" />);
    const prerendered = document.createElement('div');
    prerendered.innerHTML = html;
    const items = [...prerendered.querySelectorAll('li')];
    expect(items).toHaveLength(15);
    expect(items.map((item) => item.querySelector('h3')?.textContent)).toEqual(
      interests.items.map(({ title }) => title),
    );
    expect(items.map((item) => item.querySelector('img')?.alt)).toEqual(interests.items.map(({ alt }) => alt));
    const [first] = items;
    expect(first?.querySelectorAll('br')).toHaveLength(interests.items[0]?.notes.match(/\n/g)?.length ?? -1);
    expect(html).not.toContain('style=');
    expect(html).not.toContain('<button');
  });
});

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

  test('gives the tiles other places at the next visit', async () => {
    const first = await renderBoard();
    const places = (board: Element) => [...board.querySelectorAll('li')].map((item) => item.getAttribute('style'));
    const before = places(first.board);
    const second = await renderBoard();
    expect(places(second.board)).not.toEqual(before);
  });

  test('lets a finger scroll the page everywhere but on the tiles', async () => {
    const { board } = await renderBoard();
    expect(getComputedStyle(board).touchAction).toBe('auto');
    expect(getComputedStyle(tile('Moths').element()).touchAction).toBe('none');
  });

  test('lets the tiles fly to their places', async () => {
    const { board } = await renderBoard({ motion: 'no-preference' });
    expect(board.getAnimations({ subtree: true }).length).toBeGreaterThan(0);
  });

  test('does not let them fly when the visitor wants things still', async () => {
    const { board } = await renderBoard({ motion: 'reduce' });
    expect(board.getAnimations({ subtree: true })).toHaveLength(0);
  });
});
