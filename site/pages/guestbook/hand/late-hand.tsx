import { ownNoteWords } from 'virtual:words';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { type HandAnswer, handCalls, type MendedWords } from '#model/guestbook-hand.ts';
import type { EntryRow } from '#model/guestbook-table.ts';
import styles from '#site/pages/guestbook/messages/refused-entry.module.css';
import type { Author } from '#site/pages/guestbook/store/author.ts';
import type { ShownEntry } from '#site/pages/guestbook/store/entry-store.ts';
import { Button } from '#site/ui/button/button.tsx';
import { FilledWords } from '#site/ui/filled-words.tsx';
import { failureWords } from './failure-words.ts';
import { isFinal, readFailure } from './hand-failure.ts';
import { MendDialog } from './mend-dialog.tsx';

type Props = {
  entry: ShownEntry;
  author: Author;
  owner: string;
  /** The lists have to be read again. */
  onChange: () => void;
  /** The entry is about to disappear, with the focus in it. `text` says so. */
  onGone: (text: string) => void;
};

/** Others' words are never changed, so the entry of a browser is a new element afterwards: what it says then. */
let said: { id: string; text: string } | undefined;

/** What the author may do; undefined until the backend has said so. */
type Allowed = { mayMend: boolean } | undefined;

/** The author's buttons below an entry. */
export function LateHand({ entry, author, owner, onChange, onGone }: Props) {
  const [allowed, setAllowed] = useState<Allowed>();
  const [isMending, setIsMending] = useState(false);
  /** A slip of the finger closes the dialog, too. */
  const [typed, setTyped] = useState<MendedWords>();
  const [isConfirming, setIsConfirming] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [text, setText] = useState(said?.id === entry.id ? said.text : '');
  const first = useRef<HTMLButtonElement>(null);
  const textId = useId();
  const { id } = entry;
  const secret = author.hands.find(id)?.secret ?? '';
  const proof = { entry_id: id, secret };

  useEffect(() => {
    let isCurrent = true;
    void author.call(handCalls.check, { entry_id: id, secret }).then((called) => {
      const failure = readFailure(called);
      if (failure && isFinal(failure)) author.hands.remove(id);
      const { ms_left: msLeft, is_answered: isAnswered } = (called.data ?? {}) as Partial<HandAnswer>;
      if (!failure && msLeft !== undefined) author.hands.extend(id, msLeft);
      if (!isCurrent) return;
      if (failure === 'hidden') setAllowed({ mayMend: false });
      else if (!failure && msLeft !== undefined) setAllowed({ mayMend: !isAnswered });
    });
    return () => {
      isCurrent = false;
    };
  }, [author, id, secret]);

  // The button that was clicked has gone with the former words.
  const isAllowed = allowed !== undefined;
  useEffect(() => {
    if (!isAllowed || said?.id !== id) return;
    said = undefined;
    first.current?.focus({ preventScroll: true });
  }, [isAllowed, id]);

  const showChanged = (row: EntryRow) => {
    said = { id, text: row.state === 'waiting' && !row.audience ? ownNoteWords.mendedWaiting : ownNoteWords.mended };
    setIsMending(false);
    setTyped(undefined);
    setText(said.text);
    author.settle(entry, row);
    onChange();
  };

  const takeBack = async ({ detail }: MouseEvent) => {
    // The second click of a double click does not confirm: the question was not read yet.
    if (detail > 1) return;
    if (!isConfirming) return setIsConfirming(true);
    setIsBusy(true);
    const called = await author.call(handCalls.takeBack, proof);
    setIsBusy(false);
    setIsConfirming(false);
    const failure = readFailure(called);
    if (failure) return setText(failureWords[failure]);
    onGone(ownNoteWords.takenBack);
    author.settle(entry, undefined);
    onChange();
  };

  if (!allowed) return null;
  return (
    <div className={styles.choice} data-print="never">
      {allowed.mayMend && (
        <Button ref={first} size="small" aria-describedby={text && textId} onClick={() => setIsMending(true)}>
          {ownNoteWords.mend}
        </Button>
      )}
      <Button
        ref={allowed.mayMend ? undefined : first}
        size="small"
        isBusy={isBusy}
        onClick={(event) => void takeBack(event)}
        onBlur={() => setIsConfirming(false)}
      >
        {isConfirming ? ownNoteWords.takeBackForGood : ownNoteWords.takeBack}
      </Button>
      <p className={styles.answer} id={textId} aria-live="polite">
        {text && <FilledWords text={text} owner={owner} />}
      </p>
      {isMending && (
        <MendDialog
          entry={entry}
          words={typed ?? entry}
          owner={owner}
          send={(words) => author.call(handCalls.mend, { ...proof, ...words })}
          onMended={showChanged}
          onClose={(words) => {
            setTyped(words);
            setIsMending(false);
          }}
        />
      )}
    </div>
  );
}
