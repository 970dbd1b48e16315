import { findOpened } from './page/find-opened.ts';
import { type Finder, type FoundThing, findThing } from './page/find-thing.ts';

export const findPressed = (element: Element, finder: Finder): FoundThing | undefined =>
  findOpened(element, finder) ?? findThing(element, finder);

/**
 * What the owner presses on: what lies on top, or what shows through it. A button without words or a picture of its own, such as the
 * one over the figure, is not what somebody sees there: the picture below it is.
 */
export function findAt(stack: readonly Element[], finder: Finder): FoundThing | undefined {
  let unseen: FoundThing | undefined;
  for (const element of stack) {
    const thing = findPressed(element, finder);
    const isPicture = thing?.values[0]?.kind === 'picture';
    if (thing && (unseen ? isPicture : isSeen(thing.element))) return thing;
    unseen ??= thing;
    if (isOpaque(element)) break;
  }
  return unseen;
}

const isSeen = (element: Element): boolean =>
  /\S/.test(element.textContent) ||
  element.matches('img, svg, svg *, video, canvas, input, textarea, select') ||
  element.querySelector('img, svg, video, canvas') !== null ||
  isOpaque(element) ||
  [':before', ':after'].some((part) => !/^(none|normal)$/.test(getComputedStyle(element, part).content));

function isOpaque(element: Element): boolean {
  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
  return opacity !== '0' && (backgroundImage !== 'none' || !/^rgba\(.*, 0\)$|transparent/.test(backgroundColor));
}
