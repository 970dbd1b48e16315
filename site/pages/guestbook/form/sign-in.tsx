import { guestbookWords, sharedWords } from 'virtual:words';
import { type FormEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Entry, parseNewEntry } from '#model/guestbook.ts';
import type { GuestbookPage } from '#model/guestbook-schema.ts';
import type { FormFacts } from '#model/guestbook-table.ts';
import type { Picture } from '#model/picture.ts';
import { explainRefusal, explainRefusedField } from '#site/pages/guestbook/refusal-words.ts';
import type { Added } from '#site/pages/guestbook/store/entry-store.ts';
import { FilledWords } from '#site/ui/filled-words.tsx';
import { Notice } from '#site/ui/notice.tsx';
import { Panel } from '#site/ui/panel.tsx';
import { RichText } from '#site/ui/rich-text.tsx';
import { ClosedBook } from './closed-book.tsx';
import { isUntouched, readDraft } from './draft-fields.ts';
import { forgetDraft, storeDraft } from './draft-storage.ts';
import { createFormWatch } from './form-facts.ts';
import { explainFields, explainProblems, type FieldErrors } from './problem-words.ts';
import styles from './sign-in.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { describeThanks } from './thanks-words.ts';

type Props = {
  words: Pick<GuestbookPage, 'signInTitle' | 'rules' | 'closedText' | 'approvalText'>;
  owner: string;
  /** Shown if scripts are disabled and the form cannot be sent. */
  email: string;
  mascots: { happy: Picture; sad: Picture };
  /** Whether a backend stores the entries, so that spam is possible. */
  isShared: boolean;
  /** There is no backend behind the site's address. */
  isBackendMissing: boolean;
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

/** Within this time after signing, an empty form is not a mistake. */
const doubleClickMs = 1000;

/** The form and its result. */
export function SignIn({
  words,
  owner,
  email,
  mascots,
  isShared,
  isBackendMissing,
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
  const rememberFocus = useCallback((hasFocus: boolean) => {
    wasInForm.current = hasFocus;
  }, []);

  const sign = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const fields = event.currentTarget;
    const draft = readDraft(fields);
    // The second click of a double click finds the form already reset.
    if (isUntouched(draft) && event.timeStamp - signedAt.current < doubleClickMs) return;

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
    // The store has it: a visitor who navigates meanwhile finds an empty form.
    forgetDraft();
    const added = await adding;
    setIsSending(false);
    if (added.status === 'refused') {
      const { refusal } = added.refused ?? {};
      // A visitor who has navigated will find the message in the list.
      if (!fields.isConnected) return;
      storeDraft(draft);
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
  const furtherText =
    thanks &&
    [describeThanks(thanks.added, isShared), thanks.isWebsiteLeftOut && guestbookWords.thanksWithoutWebsite]
      .filter(Boolean)
      .join(' ');
  const hint = !isShared || isBackendMissing ? guestbookWords.staysHere : approvesFirst && words.approvalText;
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
              onHide={rememberFocus}
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
      {/* Always rendered: many screen readers do not announce a live region that is added with its text. */}
      <div role="status" className={thanks ? undefined : 'sr-only'}>
        {isSending && sharedWords.oneMoment}
        {thanks && (
          <div ref={bringIntoView} key={thanks.attempt}>
            <Notice kind="ok" title={guestbookWords.thanks} picture={mascots.happy}>
              {furtherText ? (
                <p>
                  <FilledWords text={furtherText} owner={owner} />
                </p>
              ) : null}
            </Notice>
          </div>
        )}
      </div>
    </>
  );
}

/** The notice may be behind the player, or far from the button. */
function bringIntoView(element: Element | null) {
  element?.scrollIntoView({ block: 'nearest' });
}
