import { guestbookWords, ownNoteWords, sharedWords } from 'virtual:words';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { maxMessageLength, maxNameLength, maxWebsiteLength, parseNewEntry } from '#model/guestbook.ts';
import type { MendedWords } from '#model/guestbook-hand.ts';
import type { EntryRow } from '#model/guestbook-table.ts';
import { explainFields, explainProblems, type FieldErrors } from '#site/pages/guestbook/form/problem-words.ts';
import formStyles from '#site/pages/guestbook/form/sign-in-form.module.css';
import { explainRefusal, explainRefusedField } from '#site/pages/guestbook/refusal-words.ts';
import type { Called } from '#site/pages/guestbook/store/backend.ts';
import type { ShownEntry } from '#site/pages/guestbook/store/entry-store.ts';
import { Button } from '#site/ui/button/button.tsx';
import { Dialog } from '#site/ui/dialog/dialog.tsx';
import { Field } from '#site/ui/field.tsx';
import { FilledWords } from '#site/ui/filled-words.tsx';
import { Notice } from '#site/ui/notice.tsx';
import { failureWords } from './failure-words.ts';
import { findRefusal, readFailure } from './hand-failure.ts';

type Props = {
  entry: ShownEntry;
  /** As they were typed before the dialog was closed; those of the entry if they were not. */
  words: MendedWords;
  owner: string;
  send: (words: MendedWords) => Promise<Called>;
  onMended: (row: EntryRow) => void;
  /** With what was typed, unless the visitor does without it. */
  onClose: (typed?: MendedWords) => void;
};
type Problem = { text: string; errors: FieldErrors };

/** The words of an entry, to be changed. They stay in their fields until the backend has them. */
export function MendDialog({ entry, words, owner, send, onMended, onClose }: Props) {
  const [problem, setProblem] = useState<Problem>();
  const [isSending, setIsSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const fail = (failed: Problem) => {
    flushSync(() => setProblem(failed));
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? form.current?.querySelector<HTMLElement>('textarea'))?.focus();
  };

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const draft = readTyped(event.currentTarget);
    const result = parseNewEntry(draft, entry.time);
    if ('problems' in result) {
      return fail({ text: explainProblems(result.problems), errors: explainFields(result.problems) });
    }
    const { name, website, message } = result.entry;
    if (draft.website.trim() !== '' && website === '') {
      const text = ownNoteWords.noWebsite;
      return fail({ text, errors: { website: text } });
    }
    setIsSending(true);
    const called = await send({ name, website, message });
    setIsSending(false);
    const failure = readFailure(called);
    const row = called.data as EntryRow | null;
    if (!failure && row?.id === entry.id) return onMended(row);
    if (failure !== 'refused') return fail({ text: failureWords[failure ?? 'unreachable'], errors: {} });
    const refusal = findRefusal(called);
    fail({ text: explainRefusal(refusal), errors: explainRefusedField(refusal) });
  };

  const { errors } = problem ?? { errors: {} as FieldErrors };
  return (
    <Dialog title={ownNoteWords.mendTitle} onClose={() => form.current && onClose(readTyped(form.current))}>
      <form className={formStyles.form} method="dialog" noValidate ref={form} onSubmit={(event) => void save(event)}>
        {problem && (
          <div className={formStyles.wide}>
            <Notice kind="error">
              <FilledWords text={problem.text} owner={owner} />
            </Notice>
          </div>
        )}
        <div className={formStyles.fields}>
          <Field
            label={guestbookWords.name}
            name="name"
            autoComplete="nickname"
            dir="auto"
            maxLength={maxNameLength}
            defaultValue={words.name}
            required
            readOnly={isSending}
            error={errors.name}
          />
          <Field
            label={guestbookWords.website}
            name="website"
            type="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={Math.max(maxWebsiteLength, words.website.length)}
            defaultValue={words.website}
            readOnly={isSending}
            error={errors.website}
            hint={guestbookWords.optional}
          />
          <div className={formStyles.wide}>
            <Field
              isMultiline
              label={guestbookWords.message}
              name="message"
              autoComplete="off"
              dir="auto"
              maxLength={maxMessageLength}
              defaultValue={words.message}
              required
              readOnly={isSending}
              error={errors.message}
            />
          </div>
        </div>
        <div className={formStyles.end}>
          <Button variant="primary" type="submit" busyLabel={sharedWords.oneMoment} isBusy={isSending}>
            {ownNoteWords.save}
          </Button>
          <Button onClick={() => onClose()}>{ownNoteWords.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}

function readTyped(form: HTMLFormElement): MendedWords {
  const fields = new FormData(form);
  const read = (name: string) => String(fields.get(name) ?? '');
  return { name: read('name'), website: read('website'), message: read('message') };
}
