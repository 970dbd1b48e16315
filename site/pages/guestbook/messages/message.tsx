import { lazy, Suspense, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { writeButtonAddress } from '#model/button-address.ts';
import { placeOf } from '#model/guestbook-links.ts';
import { completeLook } from '#model/guestbook-looks.ts';
import { writePlace } from '#model/guestbook-pages.ts';
import { useAddress } from '#site/navigation/navigation.tsx';
import { paths, withBase } from '#site/navigation/paths.ts';
import { Drawing } from '#site/pages/guestbook/looks/drawing.tsx';
import { servesPictures } from '#site/pages/guestbook/looks/drawing-rules.ts';
import { compose, Note } from '#site/pages/guestbook/looks/note.tsx';
import type { Author } from '#site/pages/guestbook/store/author.ts';
import type { ShownEntry } from '#site/pages/guestbook/store/entry-store.ts';
import type { Hearts } from '#site/pages/guestbook/store/hearts.ts';
import { FilledWords } from '#site/ui/filled-words.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import type { DayFormat } from './entry-day.ts';
import { Heart } from './heart.tsx';
import { takesHearts } from './heart-rules.ts';
import styles from './message.module.css';
import { clockIcon } from './message-icons.ts';
import { RefusedEntry } from './refused-entry.tsx';
import { Reply } from './reply.tsx';
import { describeStatus } from './status-words.ts';

const never = () => () => {};

/** Only for whoever wrote a message in this browser. Without it the message is as it is for everybody else. */
const LateHand = lazy(() =>
  import('#site/pages/guestbook/hand/late-hand.tsx').then(
    ({ LateHand }) => ({ default: LateHand }),
    () => ({ default: () => null }),
  ),
);

type Props = {
  entry: ShownEntry;
  dayFormat: DayFormat;
  owner: string;
  /** Whether the guestbook accepts entries. */
  isOpen: boolean;
  /** Whether notes have stickers and papers. */
  hasLooks: boolean;
  /** Of an entry that was refused. */
  onRewrite: () => boolean;
  onDiscard: () => void;
  /** What this browser does with entries that it wrote. */
  author: Author | undefined;
  hearts: Hearts | undefined;
  /** It has changed one. */
  onChange: () => void;
  /** It has taken one back, which has the focus; the text says so. */
  onGone: (text: string) => void;
};

/** One entry: a note, and the owner's reply that hangs from it. */
export function Message({
  entry,
  dayFormat,
  owner,
  isOpen,
  hasLooks,
  onRewrite,
  onDiscard,
  author,
  hearts,
  onChange,
  onGone,
}: Props) {
  const { name, website, message, time, reply, replyTime, depicts, button } = entry;
  const nameId = useId();
  const anchor = `entry-${entry.id}`;
  const { hash } = useAddress();
  // A server is not told the fragment.
  const isTarget = useSyncExternalStore(
    never,
    () => hash === `#${anchor}`,
    () => false,
  );
  const ref = useRef<HTMLElement>(null);
  // The browser resolved the fragment before the messages were loaded. A visitor who is typing stays in the form.
  useEffect(() => {
    if (isTarget && !document.activeElement?.matches('input, textarea')) ref.current?.scrollIntoView();
  }, [isTarget]);
  const status = describeStatus(entry, isOpen);
  const count = takesHearts && !status ? entry.hearts : undefined;
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
      <Note
        {...{ name, website, message, time, dayFormat, nameId }}
        // Only what everybody sees has an address.
        address={status ? undefined : `${paths.guestbookPage}?before=${writePlace(placeOf(entry))}#${anchor}`}
        button={servesPictures && button ? withBase(`/${writeButtonAddress(entry.id, button)}`) : undefined}
        look={hasLooks ? completeLook(entry) : {}}
        className={count === undefined ? styles.note : `${styles.note} ${styles.hearted}`}
        picture={depicts && <Drawing entry={entry} isPublic={!status} />}
      >
        {status && (
          <p className={styles.status}>
            {(entry.status === 'unsent' || entry.status === 'waiting') && <Icon shape={clockIcon} isSmall />}
            <span>
              <span className={styles.statusTitle}>
                <FilledWords text={status.title} owner={owner} />.
              </span>{' '}
              <FilledWords text={status.text} owner={owner} />
            </span>
          </p>
        )}
        {entry.status === 'refused' && (
          <RefusedEntry onRewrite={isOpen ? onRewrite : undefined} onDiscard={onDiscard} />
        )}
        {entry.hasHand && author && (
          <Suspense>
            <LateHand {...{ entry, author, owner, onChange, onGone }} />
          </Suspense>
        )}
        {count !== undefined && (
          <Heart id={entry.id} count={count} hearts={isOpen ? hearts : undefined} nameId={nameId} />
        )}
      </Note>
      {reply && <Reply text={compose(reply)} time={replyTime} owner={owner} dayFormat={dayFormat} />}
    </article>
  );
}
