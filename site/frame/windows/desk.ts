import type { PageWindow } from './find-windows.ts';
import type { WindowPlace } from './window-places.ts';

type Point = { x: number; y: number };
type Desk = {
  frame: HTMLElement;
  main: HTMLElement;
  windows: PageWindow[];
  readPlace: (window: PageWindow) => WindowPlace;
  onMoved: (window: PageWindow, to: Point) => void;
};

const shown = new WeakMap<HTMLElement, Point>();
/** The width of a window's outline, which is outside its box. */
const outline = 3;
/** What is seen at least of a window beside the rail, which lies on top: its buttons. */
const seen = 130;
/** A pointer that moves less only clicks. */
const slack = 4;

/** Lays the windows where the visitor dragged them, and lets them be dragged by their bars. */
export function openDesk({ frame, main, windows, readPlace, onMoved }: Desk): {
  layOut: () => void;
  close: () => void;
} {
  const own = windows.filter(({ isSide }) => !isSide);
  const layOut = () => {
    for (const window of own) layWindow(window, readPlace(window).moved, limitsOf(window, frame, main));
  };
  layOut();
  // Sizes change with the viewport, the font, the neighbours and what the windows hold.
  const observer = new ResizeObserver(layOut);
  for (const element of [frame, main, ...own.map(({ element }) => element)]) observer.observe(element);

  const start = (event: PointerEvent) => {
    const { target, button, isPrimary, pointerType } = event;
    if (button !== 0 || !isPrimary || !(target instanceof Element) || target.closest('a, button, input, [data-pet]'))
      return;
    const window = own.find(({ slot }) => slot.parentElement?.contains(target));
    // A finger on the title scrolls the page.
    if (!window || window.element.dataset.windowState === 'zoomed') return;
    if (pointerType !== 'mouse' && !window.slot.contains(target)) return;
    dragWindow(window, event, limitsOf(window, frame, main), (to) => onMoved(window, to));
  };
  main.addEventListener('pointerdown', start);
  const close = () => {
    main.removeEventListener('pointerdown', start);
    observer.disconnect();
    for (const { element } of own) letGo(element);
  };
  return { layOut, close };
}

/** The place that a move by the keyboard leads to, within the limits. */
export function stepWindow(window: PageWindow, by: Point): Point | undefined {
  const main = window.element.closest('main');
  const frame = main?.parentElement;
  if (!main || !frame) return undefined;
  const from = shown.get(window.element) ?? { x: 0, y: 0 };
  const to = clamp({ x: from.x + by.x, y: from.y + by.y }, limitsOf(window, frame, main));
  show(window.element, to);
  return to;
}

type Limits = { left: number; right: number; top: number; bottom: number };

/** How far the window may be moved, so that its bar stays on the page below the header. */
function limitsOf({ element, slot }: PageWindow, frame: HTMLElement, main: HTMLElement): Limits {
  const { x, y } = shown.get(element) ?? { x: 0, y: 0 };
  const box = element.getBoundingClientRect();
  const bar = (slot.parentElement as HTMLElement).getBoundingClientRect();
  const page = frame.getBoundingClientRect();
  const { top, left } = main.getBoundingClientRect();
  return {
    left: Math.ceil(Math.min(0, Math.max(page.left + outline - (box.left - x), left + seen - (box.right - x)))),
    right: Math.floor(Math.max(0, page.right - outline - (box.right - x))),
    top: Math.ceil(Math.min(0, top + outline - (box.top - y))),
    bottom: Math.floor(Math.max(0, page.bottom - outline - (bar.bottom - y))),
  };
}

const clamp = ({ x, y }: Point, { left, right, top, bottom }: Limits): Point => ({
  x: Math.round(Math.min(Math.max(x, left), right)),
  y: Math.round(Math.min(Math.max(y, top), bottom)),
});

function layWindow({ element }: PageWindow, moved: Point | undefined, limits: Limits): void {
  if ('dragged' in element.dataset) return;
  if (moved) show(element, clamp(moved, limits));
  else letGo(element);
}

function show(element: HTMLElement, to: Point): void {
  shown.set(element, to);
  element.dataset.moved = '';
  element.style.translate = `${to.x}px ${to.y}px`;
}

function letGo(element: HTMLElement): void {
  shown.delete(element);
  delete element.dataset.moved;
  element.style.translate = '';
  element.style.zIndex = '';
}

function dragWindow({ element }: PageWindow, down: PointerEvent, limits: Limits, onEnd: (to: Point) => void): void {
  const from = shown.get(element) ?? { x: 0, y: 0 };
  let to: Point | undefined;
  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const by = { x: event.clientX - down.clientX, y: event.clientY - down.clientY };
    if (!to && Math.hypot(by.x, by.y) < slack) return;
    if (!to) {
      element.dataset.dragged = '';
      // What the pointer passes over is neither looked up nor drawn as hovered.
      element.setPointerCapture(down.pointerId);
      raise(element);
    }
    to = clamp({ x: from.x + by.x, y: from.y + by.y }, limits);
    show(element, to);
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    delete element.dataset.dragged;
    if (to) onEnd(to);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

/** The window that was touched last lies on top. */
function raise(element: HTMLElement): void {
  const others = element.closest('main')?.querySelectorAll<HTMLElement>('[data-moved]') ?? [];
  const order = [...others].filter((other) => other !== element);
  order.sort((one, other) => Number(one.style.zIndex) - Number(other.style.zIndex));
  for (const [index, other] of [...order, element].entries()) other.style.zIndex = String(index + 1);
}
