import { guestbookWords } from 'virtual:words';
import { useEffect, useId, useRef } from 'react';
import { useAddress } from '#site/navigation/navigation.tsx';
import type { ShownEntry } from '#site/pages/guestbook/store/entry-store.ts';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { FilledWords } from '#site/ui/filled-words.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { linkIcon } from '#site/ui/icon/page-icons.ts';
import { MultilineText } from '#site/ui/multiline-text.tsx';
import styles from './message.module.css';
import { clockIcon } from './message-icons.ts';
import { RefusedEntry } from './refused-entry.tsx';
import { Reply } from './reply.tsx';
import { describeStatus } from './status-words.ts';

type Props = {
  entry: ShownEntry;
  dayFormat: Intl.DateTimeFormat;
  owner: string;
  /** Whether the guestbook accepts entries. */
  isOpen: boolean;
  /** Of an entry that was refused. */
  onRewrite: () => boolean;
  onDiscard: () => void;
};

/** Firefox puts a letter and its accent together only if one font file has both: as ü, not as u and U+0308. */
const compose = (text: string) => text.normalize('NFC');

/** One entry as a paper note. Its words are untrusted, so they are rendered as text only. */
export function Message({ entry, dayFormat, owner, isOpen, onRewrite, onDiscard }: Props) {
  const { name, website, message, time, reply, replyTime } = entry;
  const nameId = useId();
  const anchor = `entry-${entry.id}`;
  const isTarget = useAddress().hash === `#${anchor}`;
  const ref = useRef<HTMLElement>(null);
  // The browser resolved the fragment before the messages were loaded. A visitor who is typing stays in the form.
  useEffect(() => {
    if (isTarget && !document.activeElement?.matches('input, textarea')) ref.current?.scrollIntoView();
  }, [isTarget]);
  const status = describeStatus(entry, isOpen);
  return (
    <article
      className={styles.message}
      id={anchor}
      aria-labelledby={nameId}
      aria-current={isTarget || undefined}
      // An owner's site.css may select it by this name.
      data-status={entry.status}
      ref={ref}
    >
      <div className={styles.head}>
        <h3 className={styles.name} id={nameId} dir="auto">
          {compose(name)}
        </h3>
        {website && (
          <ExternalLink className={styles.website} href={website} rel="nofollow ugc" aria-describedby={nameId}>
            <Icon shape={linkIcon} isSmall />
            {guestbookWords.visitWebsite}
          </ExternalLink>
        )}
        <time className={styles.day} dateTime={new Date(time).toISOString()}>
          {dayFormat.format(time)}
        </time>
      </div>
      <p className={styles.text} dir="auto">
        <MultilineText text={compose(message)} />
      </p>
      {status && (
        <p className={styles.status}>
          {(entry.status === 'unsent' || entry.status === 'waiting') && <Icon shape={clockIcon} isSmall />}
          <span>
            <span className={styles.statusTitle}>{status.title}.</span> <FilledWords text={status.text} owner={owner} />
          </span>
        </p>
      )}
      {entry.status === 'refused' && <RefusedEntry onRewrite={isOpen ? onRewrite : undefined} onDiscard={onDiscard} />}
      {reply && <Reply text={compose(reply)} time={replyTime} owner={owner} dayFormat={dayFormat} />}
    </article>
  );
}
