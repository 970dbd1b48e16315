import type { Frame } from '@playwright/test';

/**
 * `shown`: in something that can be seen, or what it says to a screen reader or leads to. `head`: told to browsers, chats and
 * search engines. `hidden`: in the page, but not to be seen now.
 */
type Place = 'shown' | 'head' | 'hidden';

/** Where a value is to be seen. */
export type Expected = {
  /** `nowhere`: not on a page that was just loaded. `chance`: now here, now there, and not looked for. */
  place: Place | 'nowhere' | 'chance';
  /** Unless it is the page of its file. */
  at?: string;
};

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
