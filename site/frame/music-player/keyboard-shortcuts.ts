export type Shortcut = 'previous' | 'toggle' | 'next' | 'mute';

const shortcuts: Record<string, Shortcut> = { j: 'previous', k: 'toggle', l: 'next', m: 'mute' };

/** In the notation of `aria-keyshortcuts`, also for tooltips. */
export const shortcutKeys: Record<Shortcut, string> = {
  previous: 'Alt+J',
  toggle: 'Alt+K',
  next: 'Alt+L',
  mute: 'Alt+M',
};

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat' | 'isComposing'
>;

/**
 * The shortcut for a key pressed with Alt. A single letter would fire by accident for people who use speech input
 * (WCAG 2.1.4). Ctrl with Alt is AltGr, which types characters.
 */
export function findShortcut(event: KeyPress): Shortcut | undefined {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey, repeat, isComposing } = event;
  if (!altKey || ctrlKey || metaKey || shiftKey || repeat || isComposing) return undefined;
  // On a Mac, Option with K types ˚: then the physical key counts.
  const letter = /^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '');
  return shortcuts[letter.toLowerCase()];
}

/** Whether the element takes text input: Alt with a letter types a character on some keyboards. */
export function isTextInput(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !/^(range|checkbox|radio|button|submit|reset)$/.test(target.type);
  return target.isContentEditable || target.matches('textarea, select');
}
