import { guestbookWords } from 'virtual:words';
import type { ComponentProps } from 'react';
import { fillWords } from '#model/words.ts';
import type { Book } from '#site/pages/guestbook/store/entry-store.ts';
import { Notice } from '#site/ui/notice.tsx';
import styles from './book-state.module.css';
import { RetryButton } from './book-state.tsx';

type Props = Pick<ComponentProps<typeof RetryButton>, 'onRetry' | 'onLoseFocus'> & {
  /** What was looked for. */
  find: string;
  /** With what was found. */
  book: Book;
};

/** What became of looking for a name or a word. */
export function FoundState({ find, book: { entries, isLoading, obstacle }, onRetry, onLoseFocus }: Props) {
  if (isLoading && !obstacle) return null;
  if (obstacle) {
    return (
      <Notice kind="info">
        <div className={styles.note}>
          <p>{guestbookWords.findFailed}</p>
          <RetryButton isBusy={isLoading} onRetry={onRetry} onLoseFocus={onLoseFocus} />
        </div>
      </Notice>
    );
  }
  const words = entries.length === 0 ? guestbookWords.foundNone : guestbookWords.found;
  return (
    <Notice kind="info">
      <p dir="auto">{fillWords(words, { words: find })}</p>
    </Notice>
  );
}
