import { type FormEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { maxMessageLength, maxNameLength, maxWebsiteLength, type Problems } from '#model/guestbook.ts';
import { fillWords } from '#model/words.ts';
import { Button } from '#site/ui/button.tsx';
import { Field } from '#site/ui/field.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { heartIcon } from '#site/ui/icons.ts';
import { guestbookWords, sharedWords } from '#site/words.ts';
import { isUntouched, readDraft, restoreDraft } from './draft-fields.ts';
import { trapName } from './form-facts.ts';
import { keepDraft, readKeptDraft } from './kept-draft.ts';
import { describeRoomLeft } from './room-left.ts';
import styles from './sign-in-form.module.css';

type Props = {
  problems: Problems | undefined;
  isSending: boolean;
  /** Said beside the button. */
  hint?: string | undefined;
  /** With a field that only robots fill in. */
  hasTrap: boolean;
  /** The form is there; `isStarted` when it holds what was written earlier. */
  onShow: (isStarted: boolean) => void;
  /** The form is about to go; `hasFocus` when the visitor is in it. */
  onHide: (hasFocus: boolean) => void;
  onSign: (event: FormEvent<HTMLFormElement>) => void;
  /** Above the fields. */
  children: ReactNode;
};

const nameProblems = { missing: guestbookWords.nameMissing, 'too-long': guestbookWords.nameNeedsCut };
const messageProblems = { missing: guestbookWords.messageMissing, 'too-long': guestbookWords.messageNeedsCut };

/** The fields keep their own text, so that what is typed early is never lost. */
export function SignInForm({ problems, isSending, hint, hasTrap, onShow, onHide, onSign, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [messageLength, setMessageLength] = useState(0);
  const hintId = useId();

  useEffect(() => {
    if (!form.current) return;
    const draft = restoreDraft(form.current, readKeptDraft());
    if (!isUntouched(draft)) keepDraft(draft);
    setMessageLength(draft.message.length);
    onShow(!isUntouched(draft));
  }, [onShow]);

  useLayoutEffect(() => {
    const shown = form.current;
    return () => onHide(shown?.contains(document.activeElement) ?? false);
  }, [onHide]);

  const noteTyping = (event: FormEvent<HTMLFormElement>) => {
    const draft = readDraft(event.currentTarget);
    keepDraft(draft);
    setMessageLength(draft.message.length);
  };

  return (
    // Before the script is there, method="dialog" does nothing, while any other would leave the page.
    <form
      className={styles.form}
      method="dialog"
      noValidate
      ref={form}
      onInput={noteTyping}
      onReset={() => setMessageLength(0)}
      onSubmit={onSign}
      data-needs-script
    >
      {children && <div className={styles.wide}>{children}</div>}
      <Field
        label={guestbookWords.name}
        name="name"
        autoComplete="nickname"
        maxLength={maxNameLength}
        required
        readOnly={isSending}
        error={problems?.name && nameProblems[problems.name]}
      />
      <Field
        label={guestbookWords.website}
        name="website"
        type="url"
        placeholder="https://"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxWebsiteLength}
        readOnly={isSending}
        hint={guestbookWords.optional}
      />
      <div className={styles.wide}>
        <Field
          isMultiline
          label={guestbookWords.message}
          name="message"
          autoComplete="off"
          dir="auto"
          maxLength={maxMessageLength}
          required
          readOnly={isSending}
          error={problems?.message && messageProblems[problems.message]}
          hint={fillWords(guestbookWords.length, { length: messageLength, limit: maxMessageLength })}
        />
        <p className="sr-only" aria-live="polite">
          {describeRoomLeft(messageLength)}
        </p>
      </div>
      {hasTrap && (
        <label className={styles.trap} aria-hidden="true">
          {guestbookWords.trap}
          <input name={trapName} tabIndex={-1} autoComplete="off" />
        </label>
      )}
      <div className={`${styles.wide} ${styles.end}`}>
        <Button
          variant="primary"
          type="submit"
          busyLabel={sharedWords.oneMoment}
          isBusy={isSending}
          aria-describedby={hint && hintId}
        >
          {guestbookWords.submit} <Icon shape={heartIcon} isSmall />
        </Button>
        {hint && (
          <p className={styles.hint} id={hintId}>
            {hint}
          </p>
        )}
      </div>
    </form>
  );
}
