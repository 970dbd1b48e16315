import { guestbookWords } from 'virtual:words';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Picture } from '#model/picture.ts';
import { Bust } from '#site/pages/guestbook/looks/bust.tsx';
import styles from './closed-book.module.css';
import { isUntouched } from './draft-fields.ts';
import { readStoredDraft } from './draft-storage.ts';

type Props = {
  text: string;
  picture: Picture;
  /** Whether the form had the focus when it was removed. */
  wasInForm: RefObject<boolean>;
};

/** Replaces the form while the guestbook is closed. */
export function ClosedBook({ text, picture, wasInForm }: Props) {
  const [hasDraft] = useState(() => !isUntouched({ name: '', website: '', message: '', ...readStoredDraft() }));
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasInForm.current) element.current?.focus({ preventScroll: true });
  }, [wasInForm]);
  return (
    <div className={styles.closed} tabIndex={-1} ref={element}>
      <Bust picture={picture} height={150} />
      <div className={styles.say}>
        <p dir="auto">{text}</p>
        {hasDraft && <p>{guestbookWords.draftKept}</p>}
      </div>
    </div>
  );
}
