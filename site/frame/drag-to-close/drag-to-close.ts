import styles from './drag-to-close.module.css';

const narrowScreen = matchMedia('(width < 980px)');
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
/** From the top of a popover: see `::before` in the styles. */
const gripHeight = 34;
/** How far at most a popover must be dragged to close; a third of a low one. */
const farPixels = 140;
/** A flick is at least this fast when the finger leaves, and no mere twitch. */
const flick = { pixelsPerMs: 0.5, pixels: 16 };
/** A finger that rests before it leaves flicks nothing. */
const restMs = 80;

let stopping: AbortController | undefined;

/**
 * On narrow screens, what opens above the bar gets a grip and can be dragged down by it, and by what has `data-drags`. Returns
 * how to stop. Once started, it does nothing.
 */
export function startDragging(): () => void {
  const page = document.documentElement;
  const { grips = '' } = styles;
  const stop = () => {
    page.classList.remove(grips);
    stopping?.abort();
    stopping = undefined;
  };
  if (stopping) return stop;
  stopping = new AbortController();
  const { signal } = stopping;
  const start = (event: PointerEvent) => {
    const { button, isPrimary } = event;
    const popover = findDragged(event.target, event.clientY);
    if (popover && button === 0 && isPrimary) drag(popover, event);
  };
  const prepare = (popover: HTMLElement) =>
    popover.addEventListener('touchstart', keepFromScrolling, { passive: false, signal });
  page.classList.add(grips);
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) prepare(popover);
  // It does not bubble.
  document.addEventListener('beforetoggle', ({ target }) => prepare(target as HTMLElement), { capture: true, signal });
  document.addEventListener('pointerdown', start, { signal });
  return stop;
}

/** The open popover, if it is touched where it can be dragged. */
function findDragged(target: EventTarget | null, y: number): HTMLElement | undefined {
  const popover = target instanceof Element && target.closest<HTMLElement>('[popover]:popover-open');
  if (!popover || !narrowScreen.matches) return undefined;
  const isOnGrip = target === popover && y - popover.getBoundingClientRect().top < gripHeight;
  return isOnGrip || (target.closest('[data-drags]') && !target.closest('button, a, input')) ? popover : undefined;
}

/** The grip is no element of its own that could have `touch-action`. */
function keepFromScrolling(event: TouchEvent): void {
  const [touch] = event.touches;
  if (touch && findDragged(event.target, touch.clientY)) event.preventDefault();
}

function drag(popover: HTMLElement, down: PointerEvent): void {
  const listening = new AbortController();
  const { signal } = listening;
  let pixels = 0;
  let pixelsPerMs = 0;
  let last = { y: down.clientY, timeStamp: down.timeStamp };
  popover.setPointerCapture(down.pointerId);
  const move = ({ pointerId, clientY, timeStamp }: PointerEvent) => {
    if (pointerId !== down.pointerId) return;
    pixels = Math.max(0, Math.round(clientY - down.clientY));
    pixelsPerMs = (clientY - last.y) / Math.max(1, timeStamp - last.timeStamp);
    last = { y: clientY, timeStamp };
    lower(popover, pixels);
  };
  const end = ({ type, pointerId, timeStamp }: PointerEvent) => {
    if (pointerId !== down.pointerId) return;
    listening.abort();
    const isResting = timeStamp - last.timeStamp > restMs;
    const isFlick = !isResting && pixelsPerMs >= flick.pixelsPerMs && pixels >= flick.pixels;
    const isFar = pixels >= Math.min(farPixels, popover.offsetHeight / 3);
    if (type === 'pointerup' && (isFlick || isFar)) close(popover, pixels);
    else springBack(popover, pixels);
  };
  popover.addEventListener('pointermove', move, { signal });
  popover.addEventListener('pointerup', end, { signal });
  popover.addEventListener('pointercancel', end, { signal });
  // Escape closes it under the finger.
  const letGo = () => {
    listening.abort();
    lower(popover, 0);
  };
  popover.addEventListener('beforetoggle', letGo, { signal });
}

/** So far down, and behind the bar: a popover is painted above everything else. */
const place = (pixels: number) => ({
  translate: `0 ${pixels}px`,
  clipPath: `inset(-99px -99px ${pixels - 5}px)`,
});

const lower = ({ style }: HTMLElement, pixels: number) =>
  Object.assign(style, pixels === 0 ? { translate: '', clipPath: '' } : place(pixels));

function close(popover: HTMLElement, from: number): void {
  const hide = () => {
    if (popover.matches(':popover-open')) popover.hidePopover();
    lower(popover, 0);
  };
  if (reducedMotion.matches) {
    hide();
    return;
  }
  const gone = popover.offsetHeight + 5;
  lower(popover, gone);
  popover.animate([place(from), place(gone)], { duration: 150, easing: 'ease-in' }).finished.then(hide, hide);
}

function springBack(popover: HTMLElement, from: number): void {
  lower(popover, 0);
  if (from === 0 || reducedMotion.matches) return;
  const over = Math.round(from / -8);
  const frames = [place(from), { ...place(over), offset: 0.6 }, place(0)];
  popover.animate(frames, { duration: 240, easing: 'ease-out' });
}
