import { takeFocus } from './keep-focus.ts';

/** Puts the keyboard's focus on something that the page itself never focuses, until it moves on. */
export function focusThing(element: Element): void {
  if (!(element instanceof HTMLElement)) return;
  const isFocusable = element.tabIndex >= 0 || element.hasAttribute('tabindex');
  if (!isFocusable) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  takeFocus(element);
}
