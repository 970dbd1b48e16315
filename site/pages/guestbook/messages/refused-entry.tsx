import { type MouseEvent, useState } from 'react';
import { guestbookWords } from '#site/content/words.ts';
import { Button } from '#site/ui/button.tsx';
import styles from './refused-entry.module.css';

type Props = {
  /** Undefined while there is no form. Says whether the words are in it now. */
  onRewrite: (() => boolean) | undefined;
  onDiscard: () => void;
};

/** What an author can do with an entry that the guestbook refused. */
export function RefusedEntry({ onRewrite, onDiscard }: Props) {
  const [isFormInUse, setIsFormInUse] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const discard = ({ detail }: MouseEvent) => {
    // The second click of a double click answers no question: it was not read yet.
    if (detail > 1) return;
    if (isAsked) onDiscard();
    else setIsAsked(true);
  };
  return (
    <div className={styles.choice}>
      {onRewrite && (
        <Button size="small" onClick={() => setIsFormInUse(!onRewrite())}>
          {guestbookWords.editAgain}
        </Button>
      )}
      {/* The words are nowhere else. */}
      <Button size="small" onClick={discard} onBlur={() => setIsAsked(false)}>
        {isAsked ? guestbookWords.discardForGood : guestbookWords.discard}
      </Button>
      <p className={styles.answer} aria-live="polite">
        {isFormInUse && guestbookWords.formInUse}
      </p>
    </div>
  );
}
