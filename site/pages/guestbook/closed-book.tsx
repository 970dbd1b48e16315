import { useState } from 'react';
import type { Picture } from '#model/picture.ts';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { isUntouched } from './draft-fields.ts';
import { readKeptDraft } from './kept-draft.ts';

type Props = {
  text: string;
  picture: Picture;
  /** It closed while the visitor was signing, and the form they were in is gone. */
  isJustClosed: boolean;
};

/** In the form's place while the owner takes no entries. */
export function ClosedBook({ text, picture, isJustClosed }: Props) {
  const [hasDraft] = useState(() => !isUntouched({ name: '', website: '', message: '', ...readKeptDraft() }));
  return (
    <div tabIndex={-1} ref={isJustClosed ? takeFocus : undefined}>
      <EmptyState picture={picture}>
        <p>{text}</p>
        {hasDraft && <p>What you have begun to write is kept in this tab until then.</p>}
      </EmptyState>
    </div>
  );
}

function takeFocus(element: HTMLElement | null) {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
