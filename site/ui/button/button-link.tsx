import type { ComponentProps } from 'react';
import { Link } from '#site/navigation/navigation.tsx';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { type ButtonLook, lookLikeButton } from './button-look.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> &
  ButtonLook &
  (
    | { /** A page of this site. */ to: string; href?: undefined }
    | { /** A file, a mailto: address, or another site, which opens in a new tab. */ href: string; to?: undefined }
  );

/** A link that looks like a button. */
export function ButtonLink({ variant, size, isIcon, className, to, href, ...rest }: Props) {
  const look = lookLikeButton({ variant, size, isIcon }, className);
  if (to !== undefined) return <Link {...look} to={to} {...rest} />;
  if (/^https?:/.test(href)) return <ExternalLink {...look} href={href} {...rest} />;
  return <a {...look} href={href} {...rest} />;
}
