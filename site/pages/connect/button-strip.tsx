import { readButtonLink } from '#model/buttons.ts';
import type { Buttons } from '#model/buttons-schema.ts';
import { Link } from '#site/navigation/navigation.tsx';
import { paths } from '#site/navigation/paths.ts';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { WebButton } from '#site/ui/web-button.tsx';
import styles from './button-strip.module.css';

/** The owner's own button first, then the friends'. */
export function ButtonStrip({ buttons: { mine, friends } }: { buttons: Buttons }) {
  return (
    <ul className={styles.strip}>
      <li>
        <Link className={styles.link} to={paths.buttons}>
          <WebButton src={mine.image.address} alt={mine.alt} />
        </Link>
      </li>
      {friends.sites.map(({ name, html, image, alt }) => (
        <li key={name}>
          <ExternalLink className={styles.link} href={readButtonLink(html)}>
            <WebButton src={image.src} alt={alt} />
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
