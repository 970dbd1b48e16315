import { padWords } from 'virtual:words';
import { type KeyboardEvent, useRef } from 'react';
import { sheetColour } from '#model/drawing.ts';
import { drawingHeight, drawingWidth } from '#model/drawing-size.ts';
import { fillWords } from '#model/words.ts';
import { brushOf, colourNames, type Tool } from './pad-tools.tsx';
import type { Point, Sheet } from './sheet.ts';

type Options = {
  sheet: Sheet;
  tool: Tool;
  /** With the pixels that show where the pen is. */
  paint: (marked?: readonly number[]) => void;
  keep: () => void;
  say: (words: string) => void;
};

const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const bigStep = 8;

/** Draws by keyboard: arrows move the pen, Space and Enter put it down and lift it. */
export function useKeyboardPen({ sheet, tool, paint, keep, say }: Options) {
  const place = useRef<Point>({ x: drawingWidth / 2, y: drawingHeight / 2 });
  const isDown = useRef(false);
  const isShown = useRef(false);

  const describe = (what?: string) => {
    const { x, y } = place.current;
    const colour = colourNames[sheet.read()[y * drawingWidth + x] ?? sheetColour] ?? '';
    const where = fillWords(padWords.penAt, { column: x + 1, row: y + 1, colour });
    say(what ? `${what}. ${where}` : where);
  };
  const show = () => {
    isShown.current = true;
    paint(markPlace(place.current));
  };
  const lift = () => {
    if (isShown.current) paint();
    isShown.current = false;
    if (!isDown.current) return;
    isDown.current = false;
    keep();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    const isPress = event.key === ' ' || event.key === 'Enter';
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && isDown.current) {
      event.preventDefault();
      lift();
      show();
      describe(padWords.penUp);
    } else if (isPress) {
      // Enter would send the form.
      event.preventDefault();
      if (event.repeat) return;
      if (isDown.current) lift();
      else {
        isDown.current = true;
        sheet.begin();
        sheet.draw(place.current, place.current, brushOf(tool));
      }
      show();
      describe(isDown.current ? padWords.penDown : padWords.penUp);
    } else if (direction) {
      event.preventDefault();
      const from = place.current;
      const step = event.shiftKey ? bigStep : 1;
      place.current = {
        x: Math.min(drawingWidth - 1, Math.max(0, from.x + direction.x * step)),
        y: Math.min(drawingHeight - 1, Math.max(0, from.y + direction.y * step)),
      };
      if (isDown.current) sheet.draw(from, place.current, brushOf(tool));
      show();
      describe();
    }
  };
  return { onKeyDown, lift };
}

/** A cross around the pen, open in the middle. */
function markPlace({ x, y }: Point): number[] {
  return [-3, -2, 2, 3]
    .flatMap((away) => [
      { x: x + away, y },
      { x, y: y + away },
    ])
    .filter((one) => one.x >= 0 && one.x < drawingWidth && one.y >= 0 && one.y < drawingHeight)
    .map((one) => one.y * drawingWidth + one.x);
}
