import { type Finder, type FoundThing, findThing } from './find-thing.ts';
import { readPictures } from './shown-words.ts';

/** Everything on the page that the owner can change, in reading order. */
export function listThings(finder: Finder): FoundThing[] {
  const things = new Map<Element, FoundThing>();
  for (const element of listLeaves()) {
    const thing = findThing(element, finder);
    if (thing && !things.has(thing.element)) things.set(thing.element, thing);
  }
  return [...things.values()];
}

/** The visible elements that have a text of their own or show a picture. */
function listLeaves(): Element[] {
  return [...document.body.querySelectorAll('*')].filter((element) => {
    if (element.closest('script, style, template, noscript') || !isVisible(element)) return false;
    return hasOwnText(element) || readPictures(element).length > 0;
  });
}

const hasOwnText = (element: Element) =>
  [...element.childNodes].some((node) => node instanceof Text && /\S/.test(node.data)) ||
  (element instanceof HTMLInputElement && element.placeholder !== '') ||
  (element instanceof HTMLTextAreaElement && element.placeholder !== '');

/** What is there for screen readers alone is one pixel large. */
function isVisible(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 2 && height > 2;
}
