/** A window of the page, as its `Panel` rendered it. */
export type PageWindow = {
  element: HTMLElement;
  /** The stripes of its bar, where its buttons are drawn. */
  slot: HTMLElement;
  /** The same whenever the visitor comes back to the page: React's own ids are not. */
  id: string;
  title: string;
  tone: string | undefined;
  /** A box beside the page, which is only rolled up. */
  isSide: boolean;
};

const known = new WeakMap<Element, PageWindow>();

/** The same objects as long as their windows are the same. */
export function findWindows(frame: ParentNode): PageWindow[] {
  const counts = new Map<string, number>();
  return [...frame.querySelectorAll<HTMLElement>('[data-window]')].flatMap((element) => {
    const slot = element.querySelector<HTMLElement>('[data-slot]');
    const heading = slot?.parentElement?.querySelector<HTMLElement>('h2, h3');
    if (!slot || !heading) return [];
    const text = heading.textContent;
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    const id = `${count} ${text}`;
    const before = known.get(element);
    if (before?.id === id && before.slot === slot) return [before];
    const found = {
      element,
      slot,
      id,
      title: readTitle(heading),
      tone: element.dataset.tone,
      isSide: !element.closest('main'),
    };
    known.set(element, found);
    return [found];
  });
}

/** What is shown of a heading, which may have a second text for those without scripts. */
const readTitle = (heading: HTMLElement) => heading.innerText.replaceAll(/\s+/g, ' ').trim();

export function areSameWindows(one: PageWindow[], other: PageWindow[]): boolean {
  return one.length === other.length && one.every((window, index) => window === other[index]);
}
