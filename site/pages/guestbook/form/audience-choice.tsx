import { guestbookWords } from 'virtual:words';
import { useEffect, useRef, useState } from 'react';
import type { Audience } from '#model/guestbook-looks.ts';
import { FilledWords } from '#site/ui/filled-words.tsx';
import styles from './audience-choice.module.css';
import { readStoredDraft } from './draft-storage.ts';

type Props = { chosen: Audience | undefined; owner: string; isOffered: boolean };

/**
 * Whether only the owner reads the message. An owner who takes no such messages (any more) may meet one in a draft or
 * among the refused: its author sees how it is marked, and can let everybody read it.
 */
export function AudienceChoice({ chosen, owner, isOffered }: Props) {
  const [isShown, setIsShown] = useState(isOffered || chosen !== undefined);
  const choice = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const input = choice.current;
    if (!input) return;
    // Not as a default, to which the form would go back after signing.
    if (readStoredDraft().audience) input.checked = true;
    const showIfChosen = () => setIsShown((before) => before || input.checked);
    showIfChosen();
    input.form?.addEventListener('input', showIfChosen);
    return () => input.form?.removeEventListener('input', showIfChosen);
  }, []);

  return (
    <label className={styles.choice} hidden={!isShown}>
      <input type="checkbox" name="audience" value="owner" defaultChecked={chosen !== undefined} ref={choice} />{' '}
      <FilledWords text={guestbookWords.onlyOwner} owner={owner} />
    </label>
  );
}
