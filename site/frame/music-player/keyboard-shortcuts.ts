export type Shortcut = 'previous' | 'toggle' | 'next' | 'mute';

const shortcuts: Record<string, Shortcut> = { j: 'previous', k: 'toggle', l: 'next', m: 'mute' };

/** As `aria-keyshortcuts` and tooltips have it. */
export const shortcutKeys: Record<Shortcut, string> = {
  previous: 'Alt+J',
  toggle: 'Alt+K',
  next: 'Alt+L',
  mute: 'Alt+M',
};

type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat' | 'isComposing'
>;

/**
 * What a key pressed together with Alt asks for. A letter alone would fire by accident for people who speak to their
 * computer (WCAG 2.1.4). Ctrl with Alt is AltGr, which types characters.
 */
export function findShortcut(press: Press): Shortcut | undefined {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey, repeat, isComposing } = press;
  if (!altKey || ctrlKey || metaKey || shiftKey || repeat || isComposing) return undefined;
  // On a Mac, Option with K is ˚: then the key's place counts.
  const letter = /^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '');
  return shortcuts[letter.toLowerCase()];
}

/** Whether somebody writes there, or might: Alt with a letter types a character on some keyboards. */
export function isWritingPlace(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !/^(range|checkbox|radio|button|submit|reset)$/.test(target.type);
  return target.isContentEditable || target.matches('textarea, select');
}
