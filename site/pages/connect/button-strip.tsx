import { readButtonLink } from '#model/buttons.ts';
import type { Buttons } from '#model/buttons-schema.ts';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { WebButton } from '#site/ui/web-button.tsx';
import styles from './button-strip.module.css';

/** The friends' buttons; the owner's own one is at the side of every page. */
export function ButtonStrip({ sites }: Buttons['friends']) {
  return (
    <ul className={styles.strip}>
      {sites.map(({ name, html, image, alt }) => (
        <li key={name}>
          <ExternalLink className={styles.link} href={readButtonLink(html)}>
            <WebButton src={image.src} alt={alt} isDoubled />
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
