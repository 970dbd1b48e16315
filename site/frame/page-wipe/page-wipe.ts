import { flushSync } from 'react-dom';
import { setPageTurn } from '#site/navigation/navigation.tsx';
// No module: it has no class, and the build drops a module of which nothing is used.
import './page-wipe.css';

let running: ViewTransition | undefined;

/**
 * From now on a page wipes over the one before. Only pages that are there at once do: nobody waits. Returns the end of that.
 */
export function startPageWipes(): () => void {
  // A swipe, which the browser has animated already.
  let isSwiped = false;
  const noticeSwipe = (event: PopStateEvent) => {
    isSwiped = event.hasUAVisualTransition;
  };
  addEventListener('popstate', noticeSwipe, true);
  setPageTurn((show, next, from) => {
    running?.skipTransition();
    if ((isSwiped && next.arrival === 'return') || next.pathname === from || !canMove()) return show();
    if (!canWipe()) return wipeOn(show);
    wipe(() => {
      // Meanwhile the visitor may have gone on to another page.
      if (history.state?.key === next.key) show();
    });
  });
  return () => {
    removeEventListener('popstate', noticeSwipe, true);
    setPageTurn();
  };
}

const canMove = () =>
  document.visibilityState === 'visible' &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches &&
  !document.querySelector('dialog:modal');

// The browser takes a picture of the old page first: on a cheap phone that takes longer than to show the new one.
const canWipe = () => 'startViewTransition' in document && matchMedia('(hover: hover)').matches;

/** The new page and its title are there at once, and come into sight from one side, with nothing of the old page behind them. */
function wipeOn(show: () => void): void {
  flushSync(show);
  // The shadows of both reach beyond them.
  const timing = { duration: 180, easing: 'steps(6, start)' };
  document.getElementById('main')?.animate({ clipPath: ['inset(-9px -9px -9px 100%)', 'inset(-9px)'] }, timing);
  document.querySelector('h1')?.animate({ clipPath: ['inset(-9px 100% -9px -9px)', 'inset(-9px)'] }, timing);
}

function wipe(show: () => void): void {
  const { dataset } = document.documentElement;
  dataset.wipes = '';
  const transition = document.startViewTransition(() => flushSync(show));
  running = transition;
  const end = () => {
    if (running !== transition) return;
    running = undefined;
    delete dataset.wipes;
  };
  // A transition that is skipped rejects: the page is shown all the same.
  transition.ready.catch(() => {});
  transition.finished.then(end, end);
}
