import type { Source } from '#studio/protocol/preview.ts';
import { letThrough } from './press.ts';

/** What stands in a part of the page that opens: all songs but the one on the player's bar, and the menu of a narrow page. */
const popovers = [
  { id: 'cassette', has: ({ file, path }: Source) => file === 'tracks.yaml' && path.length > 0 },
  { id: 'navigation', has: ({ file, path }: Source) => file === 'site.yaml' && path[0] === 'navigation' },
];

/** What the cassette player has on its second page. */
const madeBy = new Set(['credit', 'licence']);

/** The one that was opened here. */
let opened: { id: string; element: HTMLElement } | undefined;

/**
 * Brings a value into sight that is not. `opens`: its part of the page is opened; otherwise it only turns to the page that
 * has the value, where that part is open: what is in it may come later.
 */
export function openPopover(source: Source, opens: boolean): void {
  const found = popovers.find(({ has }) => has(source));
  if (!found) return;
  const { id } = found;
  const element = document.getElementById(id);
  if (!element?.popover) return;
  const isOpen = element.matches(':popover-open');
  if (!isOpen && !opens) return;
  letThrough(() => {
    if (!isOpen) element.showPopover();
    const tab = element.querySelectorAll<HTMLElement>('[role="tab"]')[madeBy.has(String(source.path[1])) ? 1 : 0];
    if (tab && tab.getAttribute('aria-selected') !== 'true') tab.click();
  });
  if (!isOpen) opened = { id, element };
}

/** Closes it when something else is shown. */
export function leavePopover(source: Source | undefined): void {
  if (!opened || (source && popovers.some(({ id, has }) => id === opened?.id && has(source)))) return;
  if (opened.element.matches(':popover-open')) opened.element.hidePopover();
  opened = undefined;
}
