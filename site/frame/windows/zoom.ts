/** Whether a window has more room to take than its place in the page: phones have none. */
export const roomToZoom = '(width >= 760px)';

/**
 * Shows a window over the page, which neither scrolls nor takes the focus meanwhile; the player and the menu's bar stay
 * in use. Returns the way back, which leaves the page as it was.
 */
export function zoomWindow(element: HTMLElement): () => void {
  const page = document.documentElement;
  const main = element.closest('main') as HTMLElement;
  const body = element.children[1] as HTMLElement | undefined;
  const { scrollY } = window;
  // The page stays as high as it is, so that its scroll position holds.
  main.style.minHeight = `${main.offsetHeight}px`;
  if (page.clientWidth < window.innerWidth) page.style.scrollbarGutter = 'stable';
  element.dataset.windowState = 'zoomed';
  const others = findOthers(element).filter((other) => !other.inert);
  for (const other of others) other.inert = true;
  // What scrolls must be reachable by keyboard (WCAG 2.1.1).
  const scrolls = body && body.scrollHeight > body.clientHeight && !body.hasAttribute('tabindex');
  if (scrolls) body.tabIndex = 0;
  return () => {
    delete element.dataset.windowState;
    for (const other of others) other.inert = false;
    if (scrolls) body.removeAttribute('tabindex');
    page.style.scrollbarGutter = '';
    main.style.minHeight = '';
    scrollTo(0, scrollY);
  };
}

/** All that is beside the window inside the frame, but the veil and, where they are a bar and a popover, the menu and its button. */
function findOthers(element: HTMLElement): HTMLElement[] {
  const stays = matchMedia('(width < 980px)').matches
    ? '[data-stays], [popover], :has(> [popovertarget])'
    : '[data-stays]';
  const others: HTMLElement[] = [];
  const add = (other: Element) => {
    if (!(other instanceof HTMLElement) || other.matches(stays)) return;
    if (other.querySelector(stays)) for (const child of other.children) add(child);
    else others.push(other);
  };
  const frame = element.closest('main')?.parentElement;
  for (let inner = element; inner !== frame && inner.parentElement; inner = inner.parentElement) {
    for (const other of inner.parentElement.children) if (other !== inner) add(other);
  }
  return others;
}
