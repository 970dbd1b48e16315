import { guestbookWords } from 'virtual:words';
import type { ReactNode } from 'react';
import { buttonHeight, buttonWidth } from '#model/button-address.ts';
import type { Look } from '#model/guestbook-looks.ts';
import { Link } from '#site/navigation/navigation.tsx';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { linkIcon } from '#site/ui/icon/page-icons.ts';
import { MultilineText } from '#site/ui/multiline-text.tsx';
import type { DayFormat } from '../messages/entry-day.ts';
import looks from './looks.module.css';
import styles from './note.module.css';

type Props = {
  name: string;
  website?: string | undefined;
  /** The address of the website's button. */
  button?: string | undefined;
  message: string;
  /** Epoch milliseconds. */
  time: number;
  dayFormat: DayFormat;
  /** A part that is left open is plain. */
  look: Look;
  /** Of a note in the book; a picture of one has no heading. */
  nameId?: string | undefined;
  /** Where it can be found by a link, without the base path. */
  address?: string | undefined;
  className?: string | undefined;
  /** A drawing, beside the words or above them. */
  picture?: ReactNode;
  /** Below the words. */
  children?: ReactNode;
};

/** Firefox puts a letter and its accent together only if one font file has both: as ü, not as u and U+0308. */
export const compose = (text: string) => text.normalize('NFC');

/** A paper note with a sticker. Its words are untrusted, so they are rendered as text only. */
export function Note({
  name,
  website,
  button,
  message,
  time,
  dayFormat,
  look,
  nameId,
  address,
  className = '',
  picture,
  children,
}: Props) {
  const Name = nameId ? 'h3' : 'p';
  const day = (
    // A browser may know other names of the months than the server.
    <time dateTime={new Date(time).toISOString()} suppressHydrationWarning>
      {dayFormat.format(time)}
    </time>
  );
  return (
    <div className={`${styles.note} ${looks.paper} ${className}`} data-paper={look.paper}>
      {look.sticker && <span className={`${styles.sticker} ${looks.sticker}`} data-sticker={look.sticker} />}
      <div className={styles.head} data-sticker={look.sticker}>
        <Name className={styles.name} id={nameId} dir="auto">
          {compose(name)}
        </Name>
        <div className={styles.facts}>
          {website && (
            <ExternalLink className={styles.website} href={website} rel="nofollow ugc" aria-describedby={nameId}>
              {button ? (
                <img src={button} alt={compose(name)} width={buttonWidth} height={buttonHeight} loading="lazy" />
              ) : (
                <>
                  <Icon shape={linkIcon} isSmall />
                  {guestbookWords.visitWebsite}
                </>
              )}
            </ExternalLink>
          )}
          {address ? (
            <Link className={styles.day} to={address}>
              {day}
            </Link>
          ) : (
            day
          )}
        </div>
      </div>
      <p className={styles.text} dir="auto" data-size={picture ? undefined : findSize(message)}>
        {picture}
        <MultilineText text={compose(message)} />
      </p>
      {children}
    </div>
  );
}

/** A word such as "<3" is big in its note. */
function findSize(message: string): 'big' | 'huge' | undefined {
  const { length } = [...message];
  return length > 13 || message.includes('\n') ? undefined : length < 4 ? 'huge' : 'big';
}
