import { myButton, site } from 'virtual:content';
import { lateFrameWords } from 'virtual:words/late';
import { formatUpdateDay } from '#model/updates.ts';
import { Link } from '#site/navigation/navigation.tsx';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { FilledWords } from '#site/ui/filled-words.tsx';
import { WebButton } from '#site/ui/web-button.tsx';
import styles from './site-button.module.css';

/** The last box of the side area: the site's own web button and version, and the owner's webring if there is one. */
export function SiteButton() {
  const { webring } = site;
  return (
    <aside className={styles.block} aria-label={lateFrameWords.webButton}>
      {myButton && (
        <Link className={styles.link} to="/buttons">
          <WebButton src={myButton.image.address} alt={myButton.alt} />
          <span dir="auto">{site.grabMyButton}</span>
        </Link>
      )}
      <p className={styles.version}>
        <FilledWords
          text={lateFrameWords.version}
          version={site.version.name}
          day={
            <time dateTime={site.version.released} suppressHydrationWarning>
              {formatUpdateDay(site.version.released, site.language)}
            </time>
          }
        />
      </p>
      {webring ? (
        <p className={styles.webring}>
          <span className={styles.ringName} dir="auto">
            {webring.name}
          </span>
          <ExternalLink href={webring.previous}>{lateFrameWords.previousInRing}</ExternalLink>
          <ExternalLink href={webring.random}>{lateFrameWords.randomInRing}</ExternalLink>
          <ExternalLink href={webring.next}>{lateFrameWords.nextInRing}</ExternalLink>
        </p>
      ) : null}
    </aside>
  );
}
