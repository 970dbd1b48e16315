import { errorWords, guestbookWords, sharedWords } from 'virtual:words';
import { useLayoutEffect, useRef } from 'react';
import { papers } from '#model/guestbook-looks.ts';
import type { GuestbookPage } from '#model/guestbook-schema.ts';
import type { Picture } from '#model/picture.ts';
import { Bust } from '#site/pages/guestbook/looks/bust.tsx';
import looks from '#site/pages/guestbook/looks/looks.module.css';
import type { Book, Obstacle } from '#site/pages/guestbook/store/entry-store.ts';
import { Button } from '#site/ui/button/button.tsx';
import { Notice } from '#site/ui/notice.tsx';
import styles from './book-state.module.css';

type Props = {
  words: Pick<GuestbookPage, 'emptyText' | 'header' | 'notes'>;
  book: Book;
  sadMascot: Picture;
  /** Whether a backend stores the entries. */
  isShared: boolean;
  onRetry: () => void;
  /** The retry button is about to be removed while it has the focus. */
  onLoseFocus: () => void;
};

/** The state of the whole list: in place of the messages if there are none, otherwise above them. */
export function BookState({ words, book, sadMascot, isShared, onRetry, onLoseFocus }: Props) {
  const { entries, isLoading, obstacle, isOpen } = book;
  const isEmpty = entries.length === 0;
  const retry = (obstacle === 'unreachable' || obstacle === 'paused') && (
    <RetryButton isBusy={isLoading} onRetry={onRetry} onLoseFocus={onLoseFocus} />
  );
  if (isEmpty && obstacle) {
    return (
      <div className={styles.lost}>
        <Bust picture={sadMascot} height={150} />
        <div className={styles.say}>
          <p className={styles.big}>{obstacle && lostWords[obstacle]}</p>
          {retry}
        </div>
      </div>
    );
  }
  if (isEmpty && !isLoading) {
    return (
      <div className={styles.empty}>
        {papers.slice(1, 5).map((paper) => (
          <span className={`${styles.blank} ${looks.paper}`} data-paper={words.notes ? paper : undefined} key={paper} />
        ))}
        <div className={styles.card}>
          <Bust picture={words.header.mascot} height={100} />
          <p className={styles.big} dir="auto">
            {isOpen ? words.emptyText : guestbookWords.emptyClosed}
          </p>
        </div>
      </div>
    );
  }
  const text = describeBook(book, isShared);
  if (isEmpty || !text) return null;
  return (
    <Notice kind="info">
      <div className={styles.note}>
        <p>{text}</p>
        {retry}
      </div>
    </Notice>
  );
}

const lostWords: Record<Obstacle, string> = {
  unreachable: guestbookWords.unreachable,
  unserved: guestbookWords.unserved,
  paused: guestbookWords.paused,
};

function describeBook({ obstacle, hasOthers }: Book, isShared: boolean): string | undefined {
  if (!isShared) return guestbookWords.localOnly;
  if (obstacle === 'unserved' || obstacle === 'paused') return lostWords[obstacle];
  if (obstacle) return hasOthers ? guestbookWords.newerUnreachable : guestbookWords.othersUnreachable;
  return undefined;
}

export function RetryButton({
  isBusy,
  onRetry,
  onLoseFocus,
}: { isBusy: boolean } & Pick<Props, 'onRetry' | 'onLoseFocus'>) {
  const element = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = element.current;
    return () => {
      if (button === document.activeElement) onLoseFocus();
    };
  }, [onLoseFocus]);
  return (
    <Button ref={element} isBusy={isBusy} busyLabel={sharedWords.oneMoment} onClick={onRetry}>
      {errorWords.tryAgain}
    </Button>
  );
}
