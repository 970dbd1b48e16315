import { guestbookWords } from 'virtual:words';
import type { Audience } from '#model/guestbook-looks.ts';
import { FilledWords } from '#site/ui/filled-words.tsx';
import styles from './audience-choice.module.css';
import { readStoredDraft } from './draft-storage.ts';

type Props = { chosen: Audience | undefined; owner: string };

/** Not as a default, to which the form would go back after signing. */
function restore(choice: HTMLInputElement | null) {
  if (choice && readStoredDraft().audience) choice.checked = true;
}

/** Whether only the owner reads the message. */
export function AudienceChoice({ chosen, owner }: Props) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" name="audience" value="owner" defaultChecked={chosen !== undefined} ref={restore} />{' '}
      <FilledWords text={guestbookWords.onlyOwner} owner={owner} />
    </label>
  );
}
