import { type FormEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Entry, parseNewEntry } from '#model/guestbook.ts';
import type { GuestbookPage } from '#model/guestbook-schema.ts';
import type { FormFacts } from '#model/guestbook-table.ts';
import type { Picture } from '#model/picture.ts';
import { guestbookWords, sharedWords } from '#site/content/words.ts';
import { describeAdded } from '#site/pages/guestbook/messages/status-words.ts';
import type { Added } from '#site/pages/guestbook/store/entry-store.ts';
import { FilledWords } from '#site/ui/filled-words.tsx';
import { Notice } from '#site/ui/notice.tsx';
import { Panel } from '#site/ui/panel.tsx';
import { RichText } from '#site/ui/rich-text.tsx';
import { ClosedBook } from './closed-book.tsx';
import { isUntouched, readDraft } from './draft-fields.ts';
import { forgetDraft, keepDraft } from './draft-storage.ts';
import { createFormWatch } from './form-facts.ts';
import {
  explainFields,
  explainProblems,
  explainRefusal,
  explainRefusedField,
  type FieldErrors,
} from './problem-words.ts';
import styles from './sign-in.module.css';
import { SignInForm } from './sign-in-form.tsx';

type Props = {
  words: Pick<GuestbookPage, 'signInTitle' | 'rules' | 'closedText' | 'approvalText'>;
  owner: string;
  /** Where to write to when signing needs a script that may not run. */
  email: string;
  mascots: { happy: Picture; sad: Picture };
  /** Whether somebody else keeps the entries: then robots come, too. */
  isShared: boolean;
  /** Nobody does so now, for all that. */
  isUnserved: boolean;
  isOpen: boolean;
  approvesFirst: boolean;
  form: RefObject<HTMLFormElement | null>;
  addEntry: (entry: Entry, facts: FormFacts) => Promise<Added>;
  /** The visitor has emptied the form. */
  onEmpty: () => void;
};

type Failure = { title?: string; text: string; errors: FieldErrors };
type Outcome = { attempt: number } & (
  | { failure: Failure }
  | { failure?: undefined; added: Added; isWebsiteLeftOut: boolean }
);

/** Milliseconds in which an emptied form is still the one that was just signed. */
const secondPressLimit = 1000;

/** The form, and what became of it. */
export function SignIn({
  words,
  owner,
  email,
  mascots,
  isShared,
  isUnserved,
  isOpen,
  approvesFirst,
  form,
  addEntry,
  onEmpty,
}: Props) {
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const attempts = useRef(0);
  const signedAt = useRef(Number.NEGATIVE_INFINITY);
  const [watch] = useState(() => createFormWatch());
  const startWatch = useCallback((isStarted: boolean) => watch.start(isStarted), [watch]);
  const wasInForm = useRef(false);
  const noteFocus = useCallback((hasFocus: boolean) => {
    wasInForm.current = hasFocus;
  }, []);

  const sign = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const fields = event.currentTarget;
    const draft = readDraft(fields);
    // The second press of a double click finds the form just emptied: that is nobody's mistake.
    if (isUntouched(draft) && event.timeStamp - signedAt.current < secondPressLimit) return;

    attempts.current += 1;
    const attempt = attempts.current;
    const fail = (failure: Failure) => {
      flushSync(() => setOutcome({ attempt, failure }));
      fields.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    };
    const result = parseNewEntry(draft, Date.now());
    if ('problems' in result) {
      return fail({ text: explainProblems(result.problems), errors: explainFields(result.problems) });
    }
    setOutcome(undefined);
    setIsSending(true);
    const adding = addEntry(result.entry, watch.readFacts(fields));
    // The store has it: who opens another page meanwhile need not find it in the form again.
    forgetDraft();
    const added = await adding;
    setIsSending(false);
    if (added.status === 'refused') {
      const { refusal } = added.refused ?? {};
      // Who has left the page meanwhile finds the words on it later.
      if (!fields.isConnected) return;
      keepDraft(draft);
      fail({ title: guestbookWords.notTaken, text: explainRefusal(refusal), errors: explainRefusedField(refusal) });
      return;
    }
    fields.reset();
    watch.start(false);
    signedAt.current = performance.now();
    setOutcome({ attempt, added, isWebsiteLeftOut: draft.website.trim() !== '' && result.entry.website === '' });
  };

  const failure = outcome?.failure;
  const thanks = outcome && !outcome.failure ? outcome : undefined;
  const besidesThanks =
    thanks &&
    [describeAdded(thanks.added, isShared), thanks.isWebsiteLeftOut && guestbookWords.thanksWithoutWebsite]
      .filter(Boolean)
      .join(' ');
  const hint = !isShared || isUnserved ? guestbookWords.staysHere : approvesFirst && words.approvalText;
  return (
    <>
      <Panel title={words.signInTitle}>
        <div className={styles.row}>
          {isOpen || isSending ? (
            <SignInForm
              form={form}
              errors={failure?.errors ?? {}}
              isSending={isSending}
              hint={hint || undefined}
              hasTrap={isShared}
              onShow={startWatch}
              onHide={noteFocus}
              onEmpty={onEmpty}
              onSign={(event) => void sign(event)}
            >
              {failure && (
                <div ref={bringIntoView} key={outcome?.attempt}>
                  <Notice kind="error" title={failure.title} picture={mascots.sad}>
                    {failure.text}
                  </Notice>
                </div>
              )}
            </SignInForm>
          ) : (
            <ClosedBook text={words.closedText} picture={mascots.happy} wasInForm={wasInForm} />
          )}
          {words.rules && (
            <aside className={styles.rules} aria-labelledby="guestbook-rules">
              <h3 id="guestbook-rules" dir="auto">
                {words.rules.title}
              </h3>
              <RichText text={words.rules.text} />
            </aside>
          )}
        </div>
        <noscript>
          <p>
            <FilledWords text={guestbookWords.penNeedsScript} email={<a href={`mailto:${email}`}>{email}</a>} />
          </p>
        </noscript>
      </Panel>
      {/* There from the start: of an element that comes with its words, many screen readers say nothing. */}
      <div role="status" className={thanks ? undefined : 'sr-only'}>
        {isSending && sharedWords.oneMoment}
        {thanks && (
          <div ref={bringIntoView} key={thanks.attempt}>
            <Notice kind="ok" title={guestbookWords.thanks} picture={mascots.happy}>
              {besidesThanks ? (
                <p>
                  <FilledWords text={besidesThanks} owner={owner} />
                </p>
              ) : null}
            </Notice>
          </div>
        )}
      </div>
    </>
  );
}

/** Else it could stand behind the player, or far from the button that was clicked. */
function bringIntoView(element: Element | null) {
  element?.scrollIntoView({ block: 'nearest' });
}
