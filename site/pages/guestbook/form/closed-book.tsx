import { guestbookWords } from 'virtual:words';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Picture } from '#model/picture.ts';
import { EmptyState } from '#site/ui/empty-state.tsx';
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
    <div tabIndex={-1} ref={element}>
      <EmptyState picture={picture}>
        <p dir="auto">{text}</p>
        {hasDraft && <p>{guestbookWords.draftKept}</p>}
      </EmptyState>
    </div>
  );
}
