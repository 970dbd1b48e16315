import { socialIcons } from 'virtual:content';
import type { SocialLink } from '#model/connect-schema.ts';
import { decode } from '#site/navigation/address.ts';
import { ExternalLink } from '#site/ui/external-link.tsx';
import styles from './social-links.module.css';

const tones = ['sky', 'pink', 'lilac', 'mint', 'butter'] as const;

/** Desktop shortcuts. `rel="me"` lets the other site verify that both belong to one person. */
export function SocialLinks({ links }: { links: SocialLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, href, slug, handle = findHandle(href, label, links) }, index) => (
        <li key={href}>
          <ExternalLink className={styles.link} href={href} rel="me" data-tone={tones[index % tones.length]}>
            <span className={styles.icon}>
              <svg className={styles.sticker} width="72" height="72" viewBox="0 0 24 24" aria-hidden="true">
                <path d={socialIcons[slug]?.path} fill={socialIcons[slug]?.color} />
              </svg>
            </span>
            <span className={styles.label} dir="auto">
              {label}
            </span>
            {handle ? (
              <span className={styles.handle} dir="auto">
                {handle}
              </span>
            ) : null}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}

/** Distinguishes two accounts with one service by their addresses, unless the owner gives handles. */
function findHandle(href: string, label: string, links: SocialLink[]): string | undefined {
  const isOnly = links.filter((link) => link.label === label).length === 1;
  return isOnly ? undefined : decode(href.replace(/^https?:\/\/(www\.)?|\/$/g, ''));
}
