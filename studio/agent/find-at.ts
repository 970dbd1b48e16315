import { type Finder, type FoundThing, findThing } from './page/find-thing.ts';

/** What the owner presses on: what lies on top, or what shows through it. */
export function findAt(stack: readonly Element[], finder: Finder): FoundThing | undefined {
  for (const element of stack) {
    const thing = findThing(element, finder);
    if (thing) return thing;
    if (isOpaque(element)) return undefined;
  }
  return undefined;
}

function isOpaque(element: Element): boolean {
  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
  return opacity !== '0' && (backgroundImage !== 'none' || !/^rgba\(.*, 0\)$|transparent/.test(backgroundColor));
}
