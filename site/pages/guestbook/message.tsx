import { useId } from 'react';
import type { Entry } from '#model/guestbook.ts';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { MultilineText } from '#site/ui/multiline-text.tsx';
import { linkIcon } from '#site/ui/page-icons.ts';
import styles from './message.module.css';

type Props = { entry: Entry; dayFormat: Intl.DateTimeFormat };

/** One entry as a paper note. Every word of it is a stranger's, so it is text and nothing else. */
export function Message({ entry: { name, website, message, time }, dayFormat }: Props) {
  const nameId = useId();
  return (
    <article className={styles.message} aria-labelledby={nameId}>
      <div className={styles.head}>
        <h3 className={styles.name} id={nameId} dir="auto">
          {name}
        </h3>
        {website && (
          <ExternalLink className={styles.website} href={website} rel="nofollow ugc" aria-describedby={nameId}>
            <Icon shape={linkIcon} isSmall />
            Website
          </ExternalLink>
        )}
        <time className={styles.day} dateTime={new Date(time).toISOString()}>
          {dayFormat.format(time)}
        </time>
      </div>
      <p dir="auto">
        <MultilineText text={message} />
      </p>
    </article>
  );
}
