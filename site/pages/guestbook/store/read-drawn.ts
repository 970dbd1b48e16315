import { type Drawn, maxDepictsLength, maxDrawingLength } from '#model/drawing-size.ts';
import { isVisible } from '#model/guestbook.ts';

/** What there is of a drawing in a row that may contain anything. The HTML of the server has its words alone. */
export function readDrawn(row: unknown): Drawn {
  const { drawing, depicts } = (row ?? {}) as Record<string, unknown>;
  if (typeof depicts !== 'string' || !isVisible(depicts)) return {};
  const isDrawn = typeof drawing === 'string' && drawing.length <= maxDrawingLength;
  return { depicts: depicts.slice(0, maxDepictsLength), ...(isDrawn && { drawing }) };
}
