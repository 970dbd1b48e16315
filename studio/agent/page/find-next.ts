import type { FoundThing } from './find-thing.ts';

/** The thing after or before an element in reading order; the first or the last if there is none. It may be no thing any more. */
export function findNext(things: FoundThing[], from: Element | undefined, by: 1 | -1): FoundThing | undefined {
  const inOrder = by === 1 ? things : things.toReversed();
  if (!from?.isConnected) return inOrder[0];
  const now = inOrder.findIndex(({ element }) => element === from);
  if (now !== -1) return inOrder[now + 1];
  const isNext = by === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  return inOrder.find(({ element }) => from.compareDocumentPosition(element) & isNext);
}
