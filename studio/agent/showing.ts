import type { Source } from '#studio/protocol/preview.ts';
import { findPressed } from './find-at.ts';
import { textKey } from './match/text-key.ts';
import { leavePopover, openPopover } from './open-popover.ts';
import type { Finder, FoundThing } from './page/find-thing.ts';
import { isUnderQuestion } from './page/under-question.ts';
import { listThings } from './page/walk-things.ts';
import { scrollTo } from './scroll-to.ts';
import { showEntered } from './show-entered.ts';
import type { StudioWindow } from './studio-window.ts';
import type { Tracker } from './track-boxes.ts';

type Parts = { studio: StudioWindow; tracker: Tracker; finder: () => Finder | undefined };

/** What the studio asks to see: the value that is selected, and those with a mistake. */
export function createShowing({ studio, tracker, finder }: Parts) {
  let picked: Element | undefined;
  let shown: { source: Source; element: Element | undefined } | undefined;
  /** What is shown was asked for, and is not there yet: it may be in a part that opens. */
  let isAwaited = false;
  let marks: Source[] = [];
  /** What the page says because it was entered, by its source. */
  const entered = new Map<string, string>();

  /** The one that was picked, the one it was, else the first whose likeliest value it is. */
  const findShowing = (source: Source): FoundThing | undefined => {
    const now = finder();
    if (!now) return undefined;
    const shows = ({ values }: FoundThing) => values.some((value) => isSame(value.source, source));
    for (const element of [picked, shown?.element]) {
      const thing = element?.isConnected ? findPressed(element, now) : undefined;
      if (thing && shows(thing)) return thing;
    }
    const things = listThings(now).filter(({ element }) => !isUnderQuestion(element));
    return things.find(({ values: [first] }) => first && isSame(first.source, source)) ?? things.find(shows);
  };

  const show = (source: Source | undefined, scrolls: boolean, opens = scrolls) => {
    const thing = source && findShowing(source);
    const kept = !thing && shown && source && isSame(shown.source, source) && shown.element?.isConnected;
    // While somebody types, the page says what no file says yet.
    if (kept && entered.has(JSON.stringify(source))) return;
    shown = source && { source, element: thing?.element };
    leavePopover(source);
    // What opens has it a while later, and then it is looked for again.
    if (source && !thing) openPopover(source, opens);
    tracker.follow('shown', thing ? [thing.element] : []);
    if (thing && scrolls) scrollTo(thing.element);
    isAwaited = scrolls && !thing;
    if (source) studio.post({ type: 'shown', source, ...(thing && { thing: tracker.describe(thing) }) });
  };

  const mark = () => {
    const now = finder();
    const things = marks.length && now ? listThings(now) : [];
    const marked = marks.flatMap((source) => {
      const thing = things.find(({ values: [first] }) => first && isSame(first.source, source));
      return thing ? [{ source, thing }] : [];
    });
    const elements = marked.map(({ thing }) => thing.element);
    tracker.follow('marked', elements);
    const named = marked.map(({ source, thing }) => ({ source, thing: tracker.describe(thing) }));
    studio.post({ type: 'marked', things: named });
  };

  /** React may render what was typed over: the page is still hydrated, or another part of it has changed. */
  const keepEntered = ({ source, element }: { source: Source; element: Element | undefined }) => {
    const text = entered.get(JSON.stringify(source));
    const value = finder()?.index.valueAt(source);
    if (text === undefined || !value) return;
    const isKept = element?.isConnected && (value.kind === 'richText' || hasText(element, text));
    const thing = isKept ? undefined : findShowing(source);
    if (thing) showEntered(thing.element, value, value.text, text);
  };

  /** What was entered is wrong: the page says again what its file says. */
  const takeBack = (source: Source) => {
    const name = JSON.stringify(source);
    const text = entered.get(name);
    const value = finder()?.index.valueAt(source);
    entered.delete(name);
    if (text === undefined || !value || !shown?.element || !isSame(shown.source, source)) return;
    showEntered(shown.element, value, text, value.text);
  };

  return {
    element: () => shown?.element,
    show,
    /** Into what is seen now. */
    scroll() {
      if (shown) show(shown.source, true, false);
    },
    mark(sources: Source[]) {
      const had = marks.length;
      marks = sources;
      for (const source of sources) takeBack(source);
      if (had || marks.length) mark();
    },
    /** What was picked is shown where it was picked, though other places may show it, too. */
    keepPicked(element: Element) {
      picked = element;
    },
    enter(source: Source, text: string) {
      const name = JSON.stringify(source);
      const value = finder()?.index.valueAt(source);
      // As long as it is wrong, the page says the last words that worked.
      if (!value || marks.some((mark) => isSame(mark, source))) return;
      const isShown = shown?.element?.isConnected && isSame(shown.source, source);
      const element = isShown ? shown?.element : findShowing(source)?.element;
      if (element && showEntered(element, value, entered.get(name) ?? value.text, text)) entered.set(name, text);
    },
    /** The files say now what was entered. */
    forgetEntered: () => entered.clear(),
    /** After the page has changed. */
    follow() {
      if (shown && !shown.element?.isConnected) show(shown.source, isAwaited, false);
      if (shown) keepEntered(shown);
      if (marks.length) mark();
    },
  };
}

const hasText = (element: Element, text: string) => textKey(element.textContent).includes(textKey(text));

const isSame = (one: Source, other: Source) => JSON.stringify(one) === JSON.stringify(other);
