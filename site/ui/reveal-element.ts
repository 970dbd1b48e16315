declare global {
  interface DocumentEventMap {
    reveal: Event;
  }
}

/** Opens the windows around an element that is about to be focused or read; see frame/windows/use-reveal.ts. */
export function revealElement(element: Element): void {
  element.dispatchEvent(new Event('reveal', { bubbles: true }));
}
