import { type PageFiles, rankSources } from '#studio/agent/match/rank-sources.ts';
import { textKey } from '#studio/agent/match/text-key.ts';
import type { Found, ValueIndex } from '#studio/agent/match/value-index.ts';
import type { PreviewValue } from '#studio/protocol/preview.ts';
import { readPictures, readTexts } from './shown-words.ts';
import { listSurroundings } from './surroundings.ts';

/** An element that shows one of the owner's values, and the values that it may be, most likely first. */
export type FoundThing = { element: Element; values: PreviewValue[] };

export type Finder = {
  index: ValueIndex;
  files: PageFiles;
  /** Ends with a slash. */
  base: string;
};

/** What the owner would change by pressing on this element, or undefined. */
export function findThing(start: Element, finder: Finder): FoundThing | undefined {
  for (let element: Element | null = start; element && element !== document.body; element = element.parentElement) {
    const found = matchElement(element, finder.index);
    if (!found.length || isOnlyNamed(element, found)) continue;
    return settle(element, found, finder);
  }
  return undefined;
}

/** A word that names a part of the page for screen readers is not what somebody presses within that part. */
function isOnlyNamed(element: Element, found: readonly Found[]): boolean {
  if (element.children.length === 0 || element.matches('a, button, input, select, textarea, summary, img, svg'))
    return false;
  const shown = textKey(element.textContent);
  return found.every(({ value, whole }) => value.source.file === 'words.yaml' && !shown.includes(whole));
}

/** The values that this element shows by itself. */
function matchElement(element: Element, index: ValueIndex): Found[] {
  for (const picture of readPictures(element)) {
    const found = index.findPicture(picture);
    if (found.length) return found;
  }
  const texts = readTexts(element, index.longest);
  for (const find of [index.findText, index.findLoosely]) {
    for (const text of texts) {
      const found = find(text);
      if (found.length) return found;
    }
  }
  const alt = element instanceof HTMLImageElement ? element.alt : '';
  return alt ? index.findText(alt) : [];
}

const withinText = 'a, abbr, b, bdi, code, em, i, mark, q, small, span, strong';

/** A bold word is a part of its paragraph, and a paragraph a part of its text, if that is one value. */
function settle(element: Element, found: Found[], finder: Finder): FoundThing {
  const block = element.matches(withinText) ? element.parentElement?.closest('p, li, dd, td, blockquote') : undefined;
  const around = block && isPartOfMore(element, block) ? matchElement(block, finder.index).filter(isLong) : [];
  if (block && around.length) return settle(block, around, finder);
  const surroundings = listSurroundings(element, finder.base);
  const isInMain = element.closest('main, dialog') !== null;
  const unique = [...new Set(found.map(({ value }) => value))];
  const values = rankSources(unique, surroundings, finder.index, finder.files, isInMain);
  const [first] = values;
  const long = found.find(({ value }) => value === first && (value.kind === 'richText' || value.kind === 'text'));
  return { element: long ? growToWhole(element, long.whole) : element, values };
}

const isLong = ({ value }: Found) => value.kind === 'richText' || value.kind === 'text';

const isPartOfMore = (element: Element, block: Element) =>
  textKey(element.textContent).length < textKey(block.textContent).length;

/** The element that shows as much of the value as there is. */
function growToWhole(element: Element, whole: string): Element {
  let grown = element;
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
    const key = textKey(parent.textContent);
    // A picture beside the words is no part of them.
    if (!key || !whole.includes(key) || countPictures(parent) > countPictures(grown)) break;
    grown = parent;
  }
  return grown;
}

const countPictures = (element: Element) => element.querySelectorAll('img').length;
