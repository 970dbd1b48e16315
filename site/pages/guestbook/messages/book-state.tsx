import { errorWords, guestbookWords, sharedWords } from 'virtual:words';
import { useLayoutEffect, useRef } from 'react';
import type { GuestbookPage } from '#model/guestbook-schema.ts';
import type { Picture } from '#model/picture.ts';
import type { Book } from '#site/pages/guestbook/store/entry-store.ts';
import { Button } from '#site/ui/button/button.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { Notice } from '#site/ui/notice.tsx';
import styles from './book-state.module.css';

type Props = {
  words: Pick<GuestbookPage, 'emptyText' | 'header'>;
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
  const retry = obstacle === 'unreachable' && (
    <RetryButton isBusy={isLoading} onRetry={onRetry} onLoseFocus={onLoseFocus} />
  );
  if (isEmpty && obstacle) {
    return (
      <div className={styles.blank}>
        <EmptyState picture={sadMascot}>
          <p>{retry ? guestbookWords.unreachable : guestbookWords.unserved}</p>
          {retry}
        </EmptyState>
      </div>
    );
  }
  if (isEmpty && !isLoading) {
    return (
      <div className={styles.blank} data-sticker="">
        <EmptyState picture={words.header.mascot}>{isOpen ? words.emptyText : guestbookWords.emptyClosed}</EmptyState>
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

function describeBook({ obstacle, hasOthers }: Book, isShared: boolean): string | undefined {
  if (!isShared) return guestbookWords.localOnly;
  if (obstacle === 'unserved') return guestbookWords.unserved;
  if (obstacle) return hasOthers ? guestbookWords.newerUnreachable : guestbookWords.othersUnreachable;
  return undefined;
}

function RetryButton({ isBusy, onRetry, onLoseFocus }: { isBusy: boolean } & Pick<Props, 'onRetry' | 'onLoseFocus'>) {
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
