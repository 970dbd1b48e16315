import type { StudioWindow } from './studio-window.ts';

type Keys = {
  isVisiting: () => boolean;
  /** False where there is no next thing: the keyboard leaves the page. */
  onStep: (by: 1 | -1) => boolean;
  /** Chooses the thing that the keyboard is at, or opens what its link leads to. */
  onEnter: (follows: boolean) => void;
  /** Moves the tile that has the focus. False if it is none. */
  onArrow: (event: KeyboardEvent) => boolean;
};

/** The keys that are the studio's wherever the focus is. */
export function listenToKeys(studio: StudioWindow, { isVisiting, onStep, onEnter, onArrow }: Keys): void {
  const handOver = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    studio.post({ type: 'key', key, ctrl: ctrlKey || metaKey, shift: shiftKey, alt: altKey });
    take(event);
  };
  const take = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const handle = (event: KeyboardEvent) => {
    if (!event.isTrusted) return;
    if (isStudios(event)) return handOver(event);
    if (isVisiting()) return;
    const { key, ctrlKey, metaKey, shiftKey } = event;
    if (key === 'Tab') {
      if (onStep(shiftKey ? -1 : 1)) take(event);
      else handOver(event);
    } else if (key === 'Enter') {
      onEnter(ctrlKey || metaKey);
      take(event);
    } else if (key === 'Escape') handOver(event);
    else if (onArrow(event)) take(event);
    // A button of the page must not be pressed.
    else if (key === ' ' && event.target !== document.body) take(event);
    // No tile is moved and no music started; what scrolls, such as Page Down, still does.
    else event.stopImmediatePropagation();
  };
  addEventListener('keydown', handle, { capture: true });
}

function isStudios(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key === 'F6') return true;
  if (isTyping(event.target)) return false;
  if (ctrlKey || metaKey) return /^[zypk]$/i.test(key) && !altKey;
  if (altKey) return /^Arrow(Up|Down)$/.test(key);
  return key === '\\' || key === '?';
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
