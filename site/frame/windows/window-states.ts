import type { PageWindow } from './find-windows.ts';

/**
 * Writes each window's state into its element, for the style sheet. A row of the page whose windows are all away is marked,
 * too: a selector that looks at every child, `:not(:has(> :not(…)))`, has the whole page styled anew whenever anything in it
 * changes.
 */
export function showWindowStates(windows: PageWindow[], stateOf: (window: PageWindow) => string | undefined): void {
  const rows = new Set<HTMLElement>();
  for (const window of windows) {
    const { element, isSide } = window;
    const state = stateOf(window);
    if (state) element.dataset.windowState = state;
    else delete element.dataset.windowState;
    const row = element.parentElement;
    if (row && !isSide && row.localName !== 'main') rows.add(row);
  }
  for (const row of rows) row.toggleAttribute('data-windows-away', [...row.children].every(isAway));
}

const isAway = (element: Element) => element instanceof HTMLElement && element.dataset.windowState === 'away';
