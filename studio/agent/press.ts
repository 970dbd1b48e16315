import { threeColumnsPx } from '#model/interests.ts';
import { isElsewhere } from './follow-link.ts';

export type PressMode = 'choose' | 'visit' | 'board';

/** A hand is never quite still. */
const dragPx = 4;

type Presses = {
  mode: () => PressMode;
  /** What lies at that place, from the topmost down. */
  onPick: (stack: Element[]) => void;
  /** Empty when the pointer leaves the page. */
  onPoint: (stack: Element[]) => void;
  /** A press with Ctrl, which does what it does for visitors. */
  onUse: (element: Element) => void;
};

/** The page must not learn of these while its owner chooses: a link would open, and the mascot would react. */
const held = [
  ...['pointerdown', 'pointerup', 'pointermove', 'pointerover', 'pointerout', 'pointerenter', 'pointerleave'],
  ...['mousedown', 'mouseup', 'mousemove', 'mouseover', 'mouseout', 'mouseenter', 'mouseleave'],
  ...['click', 'dblclick', 'auxclick', 'touchstart', 'touchend', 'dragstart', 'submit'],
];

/** A tile of the board, which moves as it does for visitors. */
export const findTile = (target: Element): Element | undefined =>
  target.closest('ul[data-scattered] > li') ?? undefined;

/** On narrow boards the page lays the tiles in rows, whatever their places are. */
export const hasPlace = ({ parentElement: board }: Element): boolean => (board?.clientWidth ?? 0) >= threeColumnsPx;

let isPassing = false;

/** What the studio itself presses on the page reaches the page. */
export function letThrough(press: () => void): void {
  isPassing = true;
  press();
  isPassing = false;
}

/** While the owner chooses, a press selects and nothing else happens; with Ctrl it does what it does for visitors. */
export function listenToPresses({ mode, onPick, onPoint, onUse }: Presses): void {
  let down = { clientX: 0, clientY: 0 };
  // A tile is dragged while its owner chooses, too, where its place can be kept.
  const isOfTile = ({ type, target }: Event) => {
    const tile = target instanceof Element ? findTile(target) : undefined;
    return tile !== undefined && (mode() === 'board' || hasPlace(tile)) && !/click|dragstart/.test(type);
  };

  let frame = 0;
  const point = ({ clientX, clientY }: PointerEvent, isLeaving: boolean) => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => onPoint(isLeaving ? [] : document.elementsFromPoint(clientX, clientY)));
  };
  const press = ({ target, ctrlKey, metaKey, clientX, clientY }: MouseEvent) => {
    // The click that ends a drag.
    if (Math.hypot(clientX - down.clientX, clientY - down.clientY) > dragPx) return;
    if (!ctrlKey && !metaKey) return onPick(document.elementsFromPoint(clientX, clientY));
    if (target instanceof Element) onUse(target);
  };
  const hold = (event: Event) => {
    if (isPassing) return;
    if (event instanceof PointerEvent && event.type === 'pointerdown') down = event;
    if (mode() === 'visit') {
      if (event.type === 'click') keepHere(event);
      return;
    }
    if (event instanceof PointerEvent && /^pointer(move|over|out)$/.test(event.type)) {
      point(event, event.type === 'pointerout' && event.relatedTarget === null);
    }
    if (isOfTile(event)) return;
    event.stopImmediatePropagation();
    if (event.cancelable && !/^touch|move$/.test(event.type)) event.preventDefault();
    if (event instanceof MouseEvent && event.type === 'click') press(event);
  };
  // What comes this far may start the music, as any click or tap of a visitor's does.
  for (const type of ['click', 'pointerup'] as const)
    document.addEventListener(type, (event) => {
      if (isPassing || mode() !== 'visit') event.stopImmediatePropagation();
    });
  for (const type of held) addEventListener(type, hold, { capture: true, passive: false });
}

/** A link to another site would leave the preview. */
function keepHere(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || !isElsewhere(link) || link.target) return;
  event.preventDefault();
  window.open(link.href, '_blank', 'noopener');
}
