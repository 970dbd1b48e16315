import type { KeyPath } from '#studio/protocol/site-state.ts';

/**
 * The value that an element of a form belongs to. What is new is not on the page yet, and something else stands at its place there:
 * then it is the list that it is for.
 */
export function findFieldOf(element: Element): KeyPath | undefined {
  const field = element.closest('[data-field]');
  const list = element.closest('[data-adding]')?.parentElement?.closest('[data-field]');
  const path = (list ?? field)?.getAttribute('data-field');
  return path ? (JSON.parse(path) as KeyPath) : undefined;
}
