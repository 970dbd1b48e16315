import { decode } from '#site/navigation/address.ts';

/** The part of the page that a hash names. */
export function findPart(hash: string): HTMLElement | null {
  return hash.length > 1 ? document.getElementById(decode(hash.slice(1))) : null;
}

/** The part that a click on a link jumps to without leaving the page. */
export function findClickedPart({ target }: Event): HTMLElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
  return link && link.pathname === location.pathname && link.origin === location.origin ? findPart(link.hash) : null;
}
