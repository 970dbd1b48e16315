import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type Entry,
  explainProblems,
  maxMessageLength,
  maxNameLength,
  maxWebsiteLength,
  type Problems,
  parseNewEntry,
} from '#model/guestbook.ts';
import type { Picture } from '#model/picture.ts';
import { Button } from '#site/ui/button.tsx';
import { Field } from '#site/ui/field.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { heartIcon } from '#site/ui/icons.ts';
import { Notice } from '#site/ui/notice.tsx';
import { Panel } from '#site/ui/panel.tsx';
import { isUntouched, readDraft, restoreDraft } from './draft-fields.ts';
import type { Added } from './entry-store.ts';
import { forgetDraft, keepDraft, readKeptDraft } from './kept-draft.ts';
import { describeRoomLeft } from './room-left.ts';
import styles from './sign-in.module.css';

type Props = {
  title: string;
  /** Where to write to when signing needs a script that may not run. */
  email: string;
  mascots: { happy: Picture; sad: Picture };
  addEntry: (entry: Entry) => Promise<Added>;
};

type Outcome = { attempt: number } & ({ problems: Problems } | { problems?: undefined; isKept: boolean });

/** Milliseconds in which an emptied form is still the one that was just signed. */
const secondPressLimit = 1000;

/** The form, and what became of it. The fields keep their own text, so that what is typed early is never lost. */
export function SignIn({ title, email, mascots, addEntry }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [messageLength, setMessageLength] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const attempts = useRef(0);
  const signedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (form.current) setMessageLength(restoreDraft(form.current, readKeptDraft()).message.length);
  }, []);

  const noteTyping = (event: FormEvent<HTMLFormElement>) => {
    const draft = readDraft(event.currentTarget);
    keepDraft(draft);
    setMessageLength(draft.message.length);
  };

  const sign = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const fields = event.currentTarget;
    const draft = readDraft(fields);
    // The second press of a double click finds the form just emptied: that is nobody's mistake.
    if (isUntouched(draft) && event.timeStamp - signedAt.current < secondPressLimit) return;

    attempts.current += 1;
    const attempt = attempts.current;
    const result = parseNewEntry(draft, Date.now());
    if ('problems' in result) {
      flushSync(() => setOutcome({ attempt, problems: result.problems }));
      fields.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    setOutcome(undefined);
    setIsSending(true);
    const { isKept } = await addEntry(result.entry);
    setIsSending(false);
    fields.reset();
    forgetDraft();
    setMessageLength(0);
    signedAt.current = event.timeStamp;
    setOutcome({ attempt, isKept });
  };

  const problems = outcome?.problems;
  return (
    <>
      <Panel title={title}>
        {/* Before the script is there, method="dialog" does nothing, while any other would leave the page. */}
        <form
          className={styles.form}
          method="dialog"
          noValidate
          ref={form}
          onInput={noteTyping}
          onSubmit={(event) => void sign(event)}
          data-needs-script
        >
          {problems && (
            <div className={styles.wide} key={outcome.attempt}>
              <Notice kind="error" picture={mascots.sad}>
                {explainProblems(problems)}
              </Notice>
            </div>
          )}
          <Field
            label="Name"
            name="name"
            autoComplete="nickname"
            maxLength={maxNameLength}
            required
            readOnly={isSending}
            error={problems?.name && 'Your name is missing.'}
          />
          <Field
            label="Website"
            name="website"
            type="url"
            placeholder="https://"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxWebsiteLength}
            readOnly={isSending}
            hint="Optional"
          />
          <div className={styles.wide}>
            <Field
              isMultiline
              label="Message"
              name="message"
              autoComplete="off"
              dir="auto"
              maxLength={maxMessageLength}
              required
              readOnly={isSending}
              error={problems?.message && describeMessageProblem(problems.message)}
              hint={`${messageLength} of ${maxMessageLength}`}
            />
            <p className="sr-only" aria-live="polite">
              {describeRoomLeft(messageLength)}
            </p>
          </div>
          <p className={styles.wide}>
            <Button variant="primary" type="submit" busyLabel="One moment…" isBusy={isSending}>
              Submit <Icon shape={heartIcon} isSmall />
            </Button>
          </p>
        </form>
        <noscript>
          <p>
            The pen needs JavaScript, which is switched off in your browser. Until then, write to me at{' '}
            <a href={`mailto:${email}`}>{email}</a>.
          </p>
        </noscript>
      </Panel>
      {outcome && !outcome.problems && (
        <div ref={bringIntoView} key={outcome.attempt}>
          <Notice kind="ok" title="Thanks for signing!" picture={mascots.happy}>
            {outcome.isKept ? null : (
              <p>Your browser would not keep your message, so it stays here only until you leave.</p>
            )}
          </Notice>
        </div>
      )}
    </>
  );
}

/** Else it could stand behind the player, below the button that was pressed. */
function bringIntoView(element: Element | null) {
  element?.scrollIntoView({ block: 'nearest' });
}

function describeMessageProblem(problem: 'missing' | 'too-long') {
  return problem === 'missing' ? 'Your message is missing.' : 'Your message needs to lose a few words.';
}
