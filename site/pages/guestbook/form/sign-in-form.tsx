import { guestbookWords, sharedWords } from 'virtual:words';
import {
  type ClipboardEvent,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { type Draft, maxMessageLength, maxNameLength, maxWebsiteLength } from '#model/guestbook.ts';
import { trapName } from '#model/guestbook-view.ts';
import { fillWords } from '#model/words.ts';
import { Button } from '#site/ui/button/button.tsx';
import { Field } from '#site/ui/field.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { heartIcon } from '#site/ui/icon/icons.ts';
import { isUntouched, readDraft, restoreDraft } from './draft-fields.ts';
import { readStoredDraft, storeDraft } from './draft-storage.ts';
import { LookPicker } from './look-picker.tsx';
import type { FieldErrors } from './problem-words.ts';
import { describeRemainingLength } from './remaining-length.ts';
import styles from './sign-in-form.module.css';

type Props = {
  form: RefObject<HTMLFormElement | null>;
  errors: FieldErrors;
  isSending: boolean;
  /** Where the form is sent without a script; undefined if nothing takes it there. */
  action: string | undefined;
  /** What was sent without a script, and was not taken. */
  sent: Draft | undefined;
  /** Beside the button. */
  hint?: string | undefined;
  /** With a honeypot field. */
  hasTrap: boolean;
  /** Who reads it; undefined if everybody does. */
  audience: ReactNode;
  /** Whether there will be a choice of that, so that its place is kept. */
  takesPrivate: boolean;
  /** With stickers and papers to choose from. */
  hasLooks: boolean;
  /** The form is mounted; `isStarted` if it contains an earlier draft. */
  onShow: (isStarted: boolean) => void;
  /** The form is about to be removed; `hasFocus` when the focus is in it. */
  onHide: (hasFocus: boolean) => void;
  /** The visitor has emptied all fields. */
  onEmpty: () => void;
  /** A field has words. */
  onMend: (field: string) => void;
  onSign: (event: FormEvent<HTMLFormElement>) => void;
  /** Above the fields. */
  children: ReactNode;
};

/** The fields are uncontrolled, so that hydration does not lose what was typed before. */
export function SignInForm({
  form,
  errors,
  isSending,
  action,
  sent,
  hint,
  hasTrap,
  audience,
  takesPrivate,
  hasLooks,
  onShow,
  onHide,
  onEmpty,
  onMend,
  onSign,
  children,
}: Props) {
  /** The name of the field that cut off what was pasted. */
  const [cutField, setCutField] = useState<string>();
  const [messageLength, setMessageLength] = useState(sent?.message.length ?? 0);
  const hintId = useId();

  useEffect(() => {
    if (!form.current) return;
    const draft = restoreDraft(form.current, readStoredDraft());
    if (!isUntouched(draft)) storeDraft(draft);
    setMessageLength(draft.message.length);
    onShow(!isUntouched(draft));
  }, [form, onShow]);

  useLayoutEffect(() => {
    const shown = form.current;
    return () => onHide(shown?.contains(document.activeElement) ?? false);
  }, [form, onHide]);

  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    const draft = readDraft(event.currentTarget);
    storeDraft(draft);
    // The form itself, when its words were put in all at once.
    const { name, value } = event.target as Partial<HTMLInputElement>;
    if (name && value?.trim()) onMend(name);
    if (isUntouched(draft)) onEmpty();
    setMessageLength(draft.message.length);
    if ((event.nativeEvent as InputEvent).inputType !== 'insertFromPaste') setCutField(undefined);
  };

  // The browser cuts off what exceeds maxlength silently, and half an address would lead elsewhere.
  const handlePaste = ({ target, clipboardData }: ClipboardEvent<HTMLFormElement>) => {
    const { name, value, maxLength, selectionStart, selectionEnd } = target as HTMLInputElement;
    const pasted = clipboardData.getData('text/plain').replace(/\r\n/g, '\n');
    const length = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0)) + pasted.length;
    setCutField(length > maxLength ? name : undefined);
  };
  const explainCut = (field: string) => cutField === field && guestbookWords.pasteCut;

  return (
    // Before hydration, method="dialog" does nothing; with another one, before-paint.ts holds back what is sent.
    <form
      className={styles.form}
      method={action ? 'post' : 'dialog'}
      action={action}
      noValidate
      ref={form}
      onInput={handleInput}
      onPaste={handlePaste}
      onReset={() => {
        setMessageLength(0);
        setCutField(undefined);
      }}
      onSubmit={onSign}
      data-needs-script={action ? undefined : ''}
    >
      {children && <div className={styles.wide}>{children}</div>}
      <div className={styles.fields}>
        <Field
          label={guestbookWords.name}
          name="name"
          autoComplete="nickname"
          dir="auto"
          maxLength={maxNameLength}
          defaultValue={sent?.name}
          required
          readOnly={isSending}
          error={errors.name}
          hint={explainCut('name')}
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
          defaultValue={sent?.website}
          readOnly={isSending}
          error={errors.website}
          hint={explainCut('website') || guestbookWords.optional}
        />
        <div className={styles.wide}>
          <Field
            isMultiline
            label={guestbookWords.message}
            name="message"
            autoComplete="off"
            dir="auto"
            maxLength={maxMessageLength}
            defaultValue={sent?.message}
            required
            readOnly={isSending}
            error={errors.message}
            hint={[
              explainCut('message'),
              fillWords(guestbookWords.length, { length: messageLength, limit: maxMessageLength }),
            ]
              .filter(Boolean)
              .join(' ')}
          />
          <p className="sr-only" aria-live="polite">
            {cutField ? guestbookWords.pasteCut : describeRemainingLength(messageLength)}
          </p>
        </div>
      </div>
      {hasLooks && (
        <div className={styles.looks}>
          <LookPicker chosen={sent} />
        </div>
      )}
      {hasTrap && (
        <label className={styles.trap} aria-hidden="true">
          {guestbookWords.trap}
          <input name={trapName} tabIndex={-1} autoComplete="off" />
        </label>
      )}
      <div className={styles.end}>
        <div className={styles.audience} data-offered={takesPrivate}>
          {audience}
        </div>
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
          <p className={styles.hint} id={hintId} dir="auto">
            {hint}
          </p>
        )}
      </div>
    </form>
  );
}
