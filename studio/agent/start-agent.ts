import type { PreviewCommand, PreviewValue } from '#studio/protocol/preview.ts';
import { watchBoard } from './board.ts';
import { findAt, findPressed } from './find-at.ts';
import { focusThing } from './focus-thing.ts';
import { goTo, openTarget } from './follow-link.ts';
import { holdMusic } from './hold-music.ts';
import { keepFocus } from './keep-focus.ts';
import { keepScroll } from './keep-scroll.ts';
import { listenToKeys } from './keys.ts';
import { indexValues } from './match/value-index.ts';
import { findNext } from './page/find-next.ts';
import type { Finder, FoundThing } from './page/find-thing.ts';
import { findFile, findFilesAbove, findItemFile, type NamedPages, readAddress, readPage } from './page/read-page.ts';
import { listThings } from './page/walk-things.ts';
import { watchPage } from './page/watch-page.ts';
import { letThrough, listenToPresses, type PressMode } from './press.ts';
import { scrollTo, setSeenHeight } from './scroll-to.ts';
import { listenToHydration, setTheme } from './set-theme.ts';
import { createShowing } from './showing.ts';
import { connectStudio } from './studio-window.ts';
import { takeFiles } from './take-files.ts';
import { findQuoted, tellFailures } from './tell-failures.ts';
import { trackBoxes } from './track-boxes.ts';

type Options = { /** Of the studio's window. */ origin: string /** Of the site; ends with a slash. */; base: string };

/** Makes the page one of the studio's. */
export function startAgent({ origin, base }: Options): void {
  const studio = connectStudio(origin);
  const tracker = trackBoxes(studio);
  let index = indexValues([], 'en');
  let pages: NamedPages = [];
  let mode: PressMode = 'choose';
  let pointed: Element | undefined;
  /** Where the keyboard is. */
  let current: Element | undefined;
  let toldPage = '';
  /** Whether the owner has used the page as visitors do, with Ctrl, since it was loaded. */
  let hasUsed = false;
  /** What was pressed before the values were known: right after the page came. */
  let early: Element[] | undefined;

  const finder = (): Finder => {
    const address = readAddress(base);
    const own = findFile(address, pages) ?? findItemFile(address, index.files) ?? missingFile();
    return {
      index,
      base,
      files: { own, above: findFilesAbove(address, pages), all: new Set(pages.map(({ file }) => file)) },
    };
  };
  const missingFile = () => (readPage(index, pages, base).isMissing ? findFile('/404', pages) : undefined);
  const showing = createShowing({ studio, tracker, finder });

  const tellPage = () => {
    const page = readPage(index, pages, base);
    const name = JSON.stringify(page);
    if (name === toldPage) return;
    studio.post({ type: 'ready', ...page, isLoaded: toldPage === '' });
    toldPage = name;
  };

  const sourcesOf = (thing: FoundThing | undefined) => thing?.values.map(({ source }) => source) ?? [];

  const point = (thing: FoundThing | undefined) => {
    if (thing?.element === pointed) return;
    pointed = thing?.element;
    tracker.follow('pointed', thing ? [thing.element] : []);
    const sources = sourcesOf(thing);
    studio.post(thing ? { type: 'pointed', thing: tracker.describe(thing), sources } : { type: 'pointed', sources });
  };

  const pick = (thing: FoundThing, how: 'pointer' | 'keyboard') => {
    current = thing.element;
    showing.keepPicked(thing.element);
    studio.post({ type: 'picked', thing: tracker.describe(thing), sources: sourcesOf(thing), how });
  };

  const visit = (thing: FoundThing) => {
    current = thing.element;
    focusThing(mode === 'board' ? (thing.element.closest('button') ?? thing.element) : thing.element);
    scrollTo(thing.element);
    point(thing);
  };

  const step = (by: 1 | -1): boolean => {
    // What was changed may have been rendered anew.
    const from = current && !current.isConnected ? showing.element() : current;
    const next = findNext(listThings(finder()), from, by);
    if (next) visit(next);
    else current = undefined;
    return next !== undefined;
  };

  const focusAt = (at: 'selected' | 'first' | 'last') => {
    const things = listThings(finder());
    const selected = at === 'selected' ? things.find(({ element }) => element === showing.element()) : undefined;
    const thing = selected ?? things.at(at === 'last' ? -1 : 0);
    if (thing) visit(thing);
  };

  const learn = (values: PreviewValue[], nextPages: NamedPages) => {
    pages = nextPages;
    index = indexValues(values, document.documentElement.lang || 'en');
    showing.forgetEntered();
    tellPage();
    if (early && values.length > 0) {
      const stack = early;
      early = undefined;
      select(stack);
    }
  };

  const follow = (command: PreviewCommand) => {
    switch (command.type) {
      case 'values':
        return learn(command.values, command.pages);
      case 'go':
        return letThrough(() => goTo(command.address, base));
      case 'back':
        return history.back();
      case 'reload':
        return location.reload();
      case 'hello':
        return studio.post({ type: 'here' });
      case 'show':
        return showing.show(command.source, true);
      case 'room':
        setSeenHeight(command.height);
        return showing.scroll();
      case 'mark':
        return showing.mark(command.sources);
      case 'theme':
        return setTheme(command.theme);
      case 'entered':
        return showing.enter(command.source, command.text);
      case 'tiles':
        return board.settle(command.as);
      case 'focus':
        return focusAt(command.at);
      case 'mode':
        mode = command.mode;
        if (mode === 'visit') point(undefined);
    }
  };

  const use = (element: Element) => {
    hasUsed = true;
    letThrough(() => openTarget(element));
  };
  holdMusic(() => hasUsed || mode === 'visit');
  const board = watchBoard(studio, tracker, () => mode);
  const findIn = (stack: Element[]) => findAt(stack, finder());
  const select = (stack: Element[]) => {
    const thing = findIn(stack);
    if (thing) return pick(thing, 'pointer');
    const nothing = { element: stack[0] ?? document.body, values: [] };
    studio.post({ type: 'picked', thing: tracker.describe(nothing), sources: [], how: 'pointer' });
  };
  listenToHydration();
  keepScroll();
  keepFocus();
  tellFailures(studio, {
    base,
    readAddress: () => readAddress(base),
    findSource: (sentence) => findQuoted(sentence, index, finder().files.own),
  });
  listenToPresses({
    mode: () => mode,
    onPick(stack) {
      if (index.files.size > 0) select(stack);
      else early = stack;
    },
    onPoint: (stack) => point(findIn(stack)),
    onUse: use,
  });
  listenToKeys(studio, {
    isVisiting: () => mode === 'visit',
    onStep: step,
    onEnter(follows) {
      const element = (current?.isConnected ? current : undefined) ?? document.activeElement ?? document.body;
      if (follows) return use(element);
      const thing = findPressed(element, finder());
      if (thing) pick(thing, 'keyboard');
    },
    onArrow: board.moveByKey,
  });
  takeFiles({
    pasteAt: () => [pointed, current, showing.element()].filter((element) => element?.isConnected === true),
    onOver: (stack) => point(findIn(stack)),
    onDrop(files, stack) {
      const thing = findIn(stack);
      const sources = sourcesOf(thing);
      studio.post({ type: 'dropped', sources, files, ...(thing && { thing: tracker.describe(thing) }) });
    },
  });
  studio.listen(follow);
  addEventListener('beforeunload', () => studio.post({ type: 'leaving' }));
  watchPage(() => {
    tellPage();
    showing.follow();
  });
  tellPage();
}
