import { flushSync } from 'react-dom';
import { setPageTurn } from '#site/navigation/navigation.tsx';
// No module: it has no class, and the build drops a module of which nothing is used.
import './page-wipe.css';

let running: ViewTransition | undefined;

/**
 * From now on a page wipes over the one before, in browsers that can. Only pages that are there at once do: nobody waits.
 * Returns the end of that.
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
    if ((isSwiped && next.arrival === 'return') || next.pathname === from || !canWipe()) return show();
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

const canWipe = () =>
  'startViewTransition' in document &&
  document.visibilityState === 'visible' &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches &&
  !document.querySelector('dialog:modal');

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
