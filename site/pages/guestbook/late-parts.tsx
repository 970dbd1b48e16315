import { type ComponentProps, type ReactNode, use, useState } from 'react';
import { awaitedParts, type WallParts } from './awaited-parts.ts';

/**
 * The element, or the first one for as long as its part is not loaded: HTML of the server stays until then, and React would
 * discard it if the properties changed.
 */
export function useFirstUntil(isLoaded: unknown, element: ReactNode): ReactNode {
  const [first] = useState(element);
  return isLoaded ? element : first;
}

export function LateClosedBook(props: ComponentProps<WallParts['ClosedBook']>) {
  const { ClosedBook } = use(awaitedParts);
  return <ClosedBook {...props} />;
}

export function LateAudience(props: ComponentProps<WallParts['AudienceChoice']>) {
  const { AudienceChoice } = use(awaitedParts);
  return <AudienceChoice {...props} />;
}

export function LateList(props: ComponentProps<WallParts['BookList']>) {
  const { BookList } = use(awaitedParts);
  return <BookList {...props} />;
}
