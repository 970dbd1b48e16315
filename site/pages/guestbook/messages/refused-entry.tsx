import { guestbookWords } from 'virtual:words';
import { type MouseEvent, useState } from 'react';
import { Button } from '#site/ui/button.tsx';
import styles from './refused-entry.module.css';

type Props = {
  /** Undefined while there is no form; returns whether the words are in it now. */
  onRewrite: (() => boolean) | undefined;
  onDiscard: () => void;
};

/** The author's buttons below an entry that the guestbook refused. */
export function RefusedEntry({ onRewrite, onDiscard }: Props) {
  const [isFormInUse, setIsFormInUse] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const discard = ({ detail }: MouseEvent) => {
    // The second click of a double click does not confirm: the question was not read yet.
    if (detail > 1) return;
    if (isConfirming) onDiscard();
    else setIsConfirming(true);
  };
  return (
    <div className={styles.choice}>
      {onRewrite && (
        <Button size="small" onClick={() => setIsFormInUse(!onRewrite())}>
          {guestbookWords.editAgain}
        </Button>
      )}
      {/* Confirmed first, because the words are stored nowhere else. */}
      <Button size="small" onClick={discard} onBlur={() => setIsConfirming(false)}>
        {isConfirming ? guestbookWords.discardForGood : guestbookWords.discard}
      </Button>
      <p className={styles.answer} aria-live="polite">
        {isFormInUse && guestbookWords.formInUse}
      </p>
    </div>
  );
}
