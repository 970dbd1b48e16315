import type { Box, Thing } from '#studio/protocol/preview.ts';
import { picturePath } from './match/picture-address.ts';
import { collapseSpaces } from './match/text-key.ts';
import type { FoundThing } from './page/find-thing.ts';
import type { StudioWindow } from './studio-window.ts';

/** Tells the studio where things are, for as long as they are named. */
export type Tracker = {
  describe: (thing: FoundThing) => Thing;
  /** Whose boxes are told from now on, by what they are for. */
  follow: (purpose: string, elements: readonly Element[]) => void;
};

export function trackBoxes(studio: StudioWindow): Tracker {
  const ids = new WeakMap<Element, number>();
  let lastId = 0;
  const idOf = (element: Element) => {
    const id = ids.get(element) ?? ++lastId;
    ids.set(element, id);
    return id;
  };
  const followed = new Map<string, readonly Element[]>();
  const told = new Map<Element, string>();
  let isWatching = false;

  const tell = () => {
    const elements = new Set([...followed.values()].flat());
    for (const element of told.keys()) if (!elements.has(element)) told.delete(element);
    const boxes = [...elements].flatMap((element) => {
      const box = element.isConnected ? measure(element) : undefined;
      const name = JSON.stringify(box);
      if (told.get(element) === name) return [];
      told.set(element, name ?? '');
      return [{ id: idOf(element), box }];
    });
    if (boxes.length) studio.post({ type: 'moved', boxes });
  };
  // Scrolling, animations, fonts and pictures all move things: only looking tells.
  const watch = () => {
    tell();
    isWatching = followed.size > 0;
    if (isWatching) requestAnimationFrame(watch);
  };

  return {
    describe({ element, values: [value] }) {
      const box = measure(element);
      told.set(element, JSON.stringify(box));
      const isPicture = value?.kind === 'picture';
      const text = isPicture ? (element.getAttribute('alt') ?? '') : element.textContent;
      const picture = isPicture && element instanceof HTMLImageElement ? picturePath(element.src) : undefined;
      const thing = { id: idOf(element), box, text: collapseSpaces(text).slice(0, 500) };
      return picture ? { ...thing, picture } : thing;
    },
    follow(purpose, elements) {
      if (elements.length) followed.set(purpose, elements);
      else followed.delete(purpose);
      if (!isWatching) watch();
    },
  };
}

function measure(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
