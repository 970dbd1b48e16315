import { sharedWords } from 'virtual:words';
import type { ComponentProps } from 'react';

type Props = ComponentProps<'a'> & { href: string };

/** A link to another site. It opens in a new tab, which it says to those who cannot see it, and hands nothing over. */
export function ExternalLink({ rel, children, ...rest }: Props) {
  return (
    <a {...rest} target="_blank" rel={rel ? `noopener noreferrer ${rel}` : 'noopener noreferrer'}>
      {children}
      <span className="sr-only">{` ${sharedWords.newTab}`}</span>
    </a>
  );
}
