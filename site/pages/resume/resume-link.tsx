import { ExternalLink } from '#site/ui/external-link.tsx';

/** Other sites open in a new tab, so that the music keeps playing in this one. */
export function ResumeLink({ to, text }: { to: string; text: string }) {
  return /^https?:/.test(to) ? <ExternalLink href={to}>{text}</ExternalLink> : <a href={to}>{text}</a>;
}
