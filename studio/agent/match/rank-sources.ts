import type { PreviewValue } from '#studio/protocol/preview.ts';
import { isPictureOf } from './picture-address.ts';
import type { ValueIndex } from './value-index.ts';

/** What an element that contains the found one shows. */
export type Surrounding = {
  /** As it is compared, and so each text node of it. */
  text: string;
  texts: ReadonlySet<string>;
  pictures: string[];
  /** What its attributes say: where links lead, without the site's base, and days. */
  told: string[];
};

/** The page that is shown: the file of its words, those of the pages above it, and those of all pages. */
export type PageFiles = { own: string | undefined; above: ReadonlySet<string>; all: ReadonlySet<string> };

/** "Which one?" never has more. */
const maxSources = 5;

/**
 * Which values are meant by something that several fit, most likely first. What stands beside it decides: of two updates with the
 * same words, the one whose day is there. A value of another page is meant only if there is no other.
 */
export function rankSources(
  candidates: readonly PreviewValue[],
  surroundings: Iterable<Surrounding>,
  index: ValueIndex,
  page: PageFiles,
  /** In the part that each page has for itself. */
  isInMain: boolean,
): PreviewValue[] {
  if (candidates.length < 2) return [...candidates];
  const possible = candidates.filter(({ shownOn }) => !shownOn || (shownOn === page.own && isInMain));
  let left = possible.length > 0 ? possible : [...candidates];
  for (const surrounding of surroundings) {
    const weights = left.map((value) => weighNeighbours(value, surrounding, index));
    const most = Math.max(...weights);
    if (most > 0) left = left.filter((_, position) => weights[position] === most);
    if (left.length === 1) return left;
  }
  const distances = new Map(left.map((value) => [value, measureDistance(value, page, isInMain)]));
  const distanceOf = (value: PreviewValue) => distances.get(value) ?? far;
  const certain = left.filter((value) => distanceOf(value) === 0);
  if (certain.length > 0) return certain.slice(0, maxSources);
  const near = left.filter((value) => distanceOf(value) < far);
  return (near.length ? near : left).sort((one, other) => distanceOf(one) - distanceOf(other)).slice(0, maxSources);
}

const far = 5;

/** How unlikely it is that a file has the words that are shown there; 0 if they can hardly be others. */
function measureDistance(
  { source: { file, path }, shownOn }: PreviewValue,
  page: PageFiles,
  isInMain: boolean,
): number {
  if (shownOn) return 0;
  // The top of the page is a part of the frame.
  if (file === page.own) return isInMain ? 1 : path[0] === 'header' ? 0 : 2;
  if (page.above.has(file)) return 3;
  if (file === 'words.yaml') return 4;
  // Each thing of a collection has a page of its own.
  return page.all.has(file) || file.includes('/') ? far : isInMain ? 2 : 1;
}

/** Shorter words stand in many a sentence. */
const leastPart = 12;

/** How much of the same group stands there, in letters. */
function weighNeighbours(value: PreviewValue, { text, texts, pictures, told }: Surrounding, index: ValueIndex): number {
  const own = index.startOf(value);
  let weight = 0;
  for (const neighbour of index.groupOf(value)) {
    if (neighbour === value) continue;
    const key = index.startOf(neighbour);
    const isThere =
      neighbour.kind === 'picture'
        ? pictures.some((shown) => isPictureOf(shown, neighbour.text, neighbour.source.file))
        : told.includes(neighbour.text) ||
          (key !== own && key !== '' && (texts.has(key) || (key.length >= leastPart && text.includes(key))));
    if (isThere) weight += Math.min(Math.max(key.length, 4), 40);
  }
  return weight;
}
