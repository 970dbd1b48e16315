import { isWritingPlace } from './keyboard-shortcuts.ts';

/** What opens a menu, which is no wish for music. */
const menus = 'nav summary, select';
/** A finger that moves further than this does not tap. */
const tapPx = 10;

/**
 * Calls `onGesture` for each click, tap, Enter or Space on the page, until `signal` aborts: those gestures that may start
 * the music. Scrolling, typing, menus and all other keys are none.
 */
export function watchGestures(onGesture: () => void, signal: AbortSignal): void {
  let touch: { x: number; y: number } | undefined;

  const isSilent = (target: EventTarget | null, more = '') =>
    target instanceof Element && target.closest(`${menus}, [data-music-offer]${more}`) !== null;
  // In the player the click that follows is what counts: sound before that would turn play into pause.
  const beforeClick = ', [data-player-bar]';

  const listen = <Kind extends keyof DocumentEventMap>(kind: Kind, react: (event: DocumentEventMap[Kind]) => void) =>
    document.addEventListener(kind, react, { signal, capture: kind === 'scroll' });

  listen('click', ({ target, detail }) => {
    // Enter in a field sends its form by a click on the button, while the focus stays in the field.
    const isTyped = detail === 0 && isWritingPlace(document.activeElement);
    if (!isTyped && !isSilent(target)) onGesture();
  });
  listen('keydown', ({ key, target, ctrlKey, altKey, metaKey, shiftKey }) => {
    const isPress = (key === 'Enter' || key === ' ') && !(ctrlKey || altKey || metaKey || shiftKey);
    if (isPress && !isWritingPlace(target) && !isSilent(target, beforeClick)) onGesture();
  });

  // On iPhones a touch of a place that is no link or button ends without a click.
  const forgetTouch = () => {
    touch = undefined;
  };
  listen('pointerdown', ({ pointerType, clientX, clientY }) => {
    touch = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY };
  });
  listen('pointerup', ({ target, clientX, clientY }) => {
    const isTap = touch && Math.hypot(clientX - touch.x, clientY - touch.y) <= tapPx;
    forgetTouch();
    if (isTap && !isSilent(target, beforeClick)) onGesture();
  });
  for (const kind of ['pointercancel', 'contextmenu', 'scroll'] as const) listen(kind, forgetTouch);
}
