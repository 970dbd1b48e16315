import type { Surrounding } from '#studio/agent/match/rank-sources.ts';
import { textKey } from '#studio/agent/match/text-key.ts';
import { listTexts } from './list-texts.ts';
import { readPictures } from './shown-words.ts';

/** What stands around an element, from the nearest to the whole page; read only as far as somebody asks. */
export function* listSurroundings(start: Element, base: string): Generator<Surrounding> {
  let last = '';
  for (let element: Element | null = start; element; element = element.parentElement) {
    const surrounding = readSurrounding(element, base);
    const name = JSON.stringify([surrounding.text, surrounding.pictures, surrounding.told]);
    if (name !== last) yield surrounding;
    last = name;
  }
}

function readSurrounding(element: Element, base: string): Surrounding {
  const inside = [element, ...element.querySelectorAll('a, img, time')];
  return {
    text: textKey(element.textContent),
    texts: new Set(listTexts(element).map(({ data }) => textKey(data))),
    pictures: inside.flatMap(readPictures),
    told: inside.flatMap((each) => readTold(each, base)),
  };
}

function readTold(element: Element, base: string): string[] {
  const day = element.getAttribute('datetime');
  const alt = element.getAttribute('alt');
  const href = element.getAttribute('href');
  const link = href?.startsWith(base) ? `/${href.slice(base.length)}` : href;
  return [day, alt, link].filter((told): told is string => Boolean(told));
}
