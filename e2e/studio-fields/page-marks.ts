import type { Frame } from '@playwright/test';

/**
 * `shown`: in something that can be seen, or what it says to a screen reader or leads to. `head`: told to browsers, chats and
 * search engines. `hidden`: in the page, but not to be seen now.
 */
type Place = 'shown' | 'head' | 'hidden';

/** Where a value is to be seen. */
export type Expected = {
  /**
   * `nowhere`: not on a page that was just loaded. `data`: neither, but the page has it for when it is said. `chance`: the same,
   * and now and then it is there at once.
   */
  place: Place | 'nowhere' | 'data' | 'chance';
  /** Unless it is the page of its file. */
  at?: string;
  /** The page of the cassette player that has it. */
  tab?: 'songs' | 'credits';
};

/** Opens the cassette player at one of its pages, as a visitor would. */
export const openPlayer = (site: Frame, tab: 'songs' | 'credits'): Promise<void> =>
  site.evaluate(
    (number) => {
      const player = document.querySelector<HTMLElement>('#cassette');
      if (!player?.matches(':popover-open')) player?.showPopover();
      const button = player?.querySelectorAll<HTMLElement>('[role="tab"]')[number];
      // The studio's script keeps presses from the page.
      for (const name of Object.keys(button ?? {}))
        if (name.startsWith('__reactProps')) Reflect.get(button ?? {}, name).onClick();
    },
    tab === 'songs' ? 0 : 1,
  );

/** What the page's scripts have of the content, also what is not said yet. */
export const readPageData = (site: Frame): Promise<string> =>
  site.evaluate(async () => {
    const read = async (path: string) => (await fetch(path)).text();
    const indexes = ['virtual:content', 'virtual:words', 'virtual:words/late'].map((id) => read(`/@id/__x00__${id}`));
    const modules = (await Promise.all(indexes)).join('').match(/\/@id\/__x00__virtual:content\/[\w/-]+/g) ?? [];
    return (await Promise.all([...new Set(modules)].map(read))).join('\n');
  });

/** Where a page has the marks: `kettle0042` in a text, an attribute or a style. */
export const findMarks = (site: Frame): Promise<Record<string, Place>> =>
  site.evaluate(() => {
    const places: Record<string, Place> = {};
    const worth = { shown: 3, head: 2, hidden: 1 };
    const isVisible = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width + height > 0;
    };
    for (const element of document.querySelectorAll('*')) {
      if (element.matches('script, style, template, noscript')) continue;
      const texts = [...element.attributes].map(({ value }) => value);
      for (const node of element.childNodes) if (node instanceof Text) texts.push(node.data);
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) texts.push(element.value);
      const marks = texts.join('\n').match(/kettle\d{4}/gi) ?? [];
      if (marks.length === 0) continue;
      const place = element.closest('head') ? 'head' : isVisible(element) ? 'shown' : 'hidden';
      for (const mark of marks.map((each) => each.toLowerCase())) {
        const known = places[mark];
        if (!known || worth[known] < worth[place]) places[mark] = place;
      }
    }
    return places;
  });
