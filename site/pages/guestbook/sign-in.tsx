import { type FormEvent, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Entry, type Problems, parseNewEntry } from '#model/guestbook.ts';
import type { GuestbookPage } from '#model/guestbook-schema.ts';
import type { FormFacts } from '#model/guestbook-table.ts';
import type { Picture } from '#model/picture.ts';
import { FilledWords } from '#site/ui/filled-words.tsx';
import { Notice } from '#site/ui/notice.tsx';
import { Panel } from '#site/ui/panel.tsx';
import { RichText } from '#site/ui/rich-text.tsx';
import { guestbookWords, sharedWords } from '#site/words.ts';
import { ClosedBook } from './closed-book.tsx';
import { isUntouched, readDraft } from './draft-fields.ts';
import { describeAdded } from './fate-words.ts';
import { createFormWatch } from './form-facts.ts';
import { forgetDraft } from './kept-draft.ts';
import { explainProblems } from './problem-words.ts';
import styles from './sign-in.module.css';
import { SignInForm } from './sign-in-form.tsx';
import type { Added } from './store/entry-store.ts';

type Props = {
  words: Pick<GuestbookPage, 'signInTitle' | 'rules' | 'closedText' | 'approvalText'>;
  owner: string;
  /** Where to write to when signing needs a script that may not run. */
  email: string;
  mascots: { happy: Picture; sad: Picture };
  /** Whether somebody else keeps the entries: then robots come, too. */
  isShared: boolean;
  isOpen: boolean;
  approvesFirst: boolean;
  addEntry: (entry: Entry, facts: FormFacts) => Promise<Added>;
};

type Outcome = { attempt: number } & ({ problems: Problems } | { problems?: undefined; added: Added });

/** Milliseconds in which an emptied form is still the one that was just signed. */
const secondPressLimit = 1000;

/** The form, and what became of it. */
export function SignIn({ words, owner, email, mascots, isShared, isOpen, approvesFirst, addEntry }: Props) {
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
    const result = parseNewEntry(draft, Date.now());
    if ('problems' in result) {
      flushSync(() => setOutcome({ attempt, problems: result.problems }));
      fields.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    setOutcome(undefined);
    setIsSending(true);
    const adding = addEntry(result.entry, watch.readFacts(fields));
    // The store has it: who opens another page meanwhile need not find it in the form again.
    forgetDraft();
    const added = await adding;
    setIsSending(false);
    fields.reset();
    watch.start(false);
    signedAt.current = performance.now();
    setOutcome({ attempt, added });
  };

  const problems = outcome?.problems;
  const thanks = outcome && !outcome.problems ? outcome : undefined;
  return (
    <>
      <Panel title={words.signInTitle}>
        <div className={styles.row}>
          {isOpen || isSending ? (
            <SignInForm
              problems={problems}
              isSending={isSending}
              hint={approvesFirst ? words.approvalText : undefined}
              hasTrap={isShared}
              onShow={startWatch}
              onHide={noteFocus}
              onSign={(event) => void sign(event)}
            >
              {problems && (
                <Notice kind="error" picture={mascots.sad} key={outcome.attempt}>
                  {explainProblems(problems)}
                </Notice>
              )}
            </SignInForm>
          ) : (
            <ClosedBook text={words.closedText} picture={mascots.happy} wasInForm={wasInForm} />
          )}
          {words.rules && (
            <aside className={styles.rules} aria-labelledby="guestbook-rules">
              <h3 id="guestbook-rules">{words.rules.title}</h3>
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
              {describeAdded(thanks.added, isShared, owner)}
            </Notice>
          </div>
        )}
      </div>
    </>
  );
}

/** Else it could stand behind the player, below the button that was pressed. */
function bringIntoView(element: Element | null) {
  element?.scrollIntoView({ block: 'nearest' });
}
