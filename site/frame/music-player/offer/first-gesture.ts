import { isTextInput } from '#site/frame/music-player/controls/keyboard-shortcuts.ts';

/** Opening a menu, or anything else above the bar, must not start the music. */
const menus = '[popovertarget], [data-opens], select';
/** A touch that moves further than this is not a tap. */
const maxTapPx = 10;

/**
 * Calls `onGesture` for each click, tap, Enter or Space on the page, the gestures that may start the music, until
 * `signal` aborts. Scrolling, typing, opening menus and all other keys do not count.
 */
export function watchGestures(onGesture: () => void, signal: AbortSignal): void {
  let touch: { x: number; y: number } | undefined;

  const isIgnored = (target: EventTarget | null, more = '') =>
    target instanceof Element && target.closest(`${menus}, [data-music-offer]${more}`) !== null;
  // In the player only the click that follows counts: music that starts earlier would turn play into pause.
  const beforeClick = ', [data-player-bar]';

  const listen = <Kind extends keyof DocumentEventMap>(kind: Kind, react: (event: DocumentEventMap[Kind]) => void) =>
    document.addEventListener(kind, react, { signal, capture: kind === 'scroll' });

  listen('click', ({ target, detail }) => {
    // Enter in a field submits its form by a click event on the button, while the focus stays in the field.
    const isTyped = detail === 0 && isTextInput(document.activeElement);
    if (!isTyped && !isIgnored(target)) onGesture();
  });
  listen('keydown', ({ key, target, ctrlKey, altKey, metaKey, shiftKey }) => {
    const isActivation = (key === 'Enter' || key === ' ') && !(ctrlKey || altKey || metaKey || shiftKey);
    if (isActivation && !isTextInput(target) && !isIgnored(target, beforeClick)) onGesture();
  });

  // On iPhones a tap on anything but a link or a button fires no click.
  const forgetTouch = () => {
    touch = undefined;
  };
  listen('pointerdown', ({ pointerType, clientX, clientY }) => {
    touch = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY };
  });
  listen('pointerup', ({ target, clientX, clientY }) => {
    const isTap = touch && Math.hypot(clientX - touch.x, clientY - touch.y) <= maxTapPx;
    forgetTouch();
    if (isTap && !isIgnored(target, beforeClick)) onGesture();
  });
  for (const kind of ['pointercancel', 'contextmenu', 'scroll'] as const) listen(kind, forgetTouch);
}
