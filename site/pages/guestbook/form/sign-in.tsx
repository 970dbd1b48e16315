import { guestbookWords, sharedWords } from 'virtual:words';
import { type RefObject, Suspense, useCallback, useRef } from 'react';
import type { GuestbookPage } from '#model/guestbook-schema.ts';
import { type SentForm, thanksId } from '#model/guestbook-view.ts';
import type { Picture } from '#model/picture.ts';
import { LateAudience, LateClosedBook, useFirstUntil } from '#site/pages/guestbook/late-parts.tsx';
import looks from '#site/pages/guestbook/looks/looks.module.css';
import type { ShownEntry } from '#site/pages/guestbook/store/entry-store.ts';
import thanksStyles from '#site/pages/guestbook/thanks/thanks.module.css';
import type { LateBook } from '#site/pages/guestbook/use-late-book.ts';
import { FilledWords } from '#site/ui/filled-words.tsx';
import { Notice } from '#site/ui/notice.tsx';
import { Panel } from '#site/ui/panel.tsx';
import { revealElement } from '#site/ui/reveal-element.ts';
import { RichText } from '#site/ui/rich-text.tsx';
import type { DayFormat } from '../messages/entry-day.ts';
import { focusField } from './draft-fields.ts';
import styles from './sign-in.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { describeThanks } from './thanks-words.ts';
import { type OpenBook, useSigning } from './use-signing.ts';

type Props = {
  words: Pick<GuestbookPage, 'signInTitle' | 'messagesTitle' | 'rules' | 'closedText' | 'approvalText' | 'notes'>;
  owner: string;
  /** Shown if scripts are disabled and the form cannot be sent. */
  email: string;
  mascots: { happy: Picture; sad: Picture };
  /** Whether a backend stores the entries, so that spam is possible. */
  isShared: boolean;
  /** Whether visitors can write for the owner alone. */
  takesPrivate: boolean;
  /** Whether the HTML has what comes late, which stays until its script is there. */
  isServed: boolean;
  /** Where the form is sent without a script; undefined if nothing takes it there. */
  action: string | undefined;
  /** What became of that. */
  sent: SentForm | undefined;
  /** There is no backend behind the site's address. */
  isBackendMissing: boolean;
  isOpen: boolean;
  approvesFirst: boolean;
  form: RefObject<HTMLFormElement | null>;
  dayFormat: DayFormat;
  /** Those in the list, which tell what became of the visitor's. */
  entries: readonly ShownEntry[];
  wall: LateBook['parts'];
  openBook: OpenBook;
  /** The visitor has emptied the form. */
  onEmpty: () => void;
};

/** The form and its result. */
export function SignIn({
  words,
  owner,
  email,
  mascots,
  isShared,
  takesPrivate,
  isServed,
  action,
  sent,
  isBackendMissing,
  isOpen,
  approvesFirst,
  form,
  dayFormat,
  entries,
  wall,
  openBook,
  onEmpty,
}: Props) {
  const { isSending, outcome, startWatch, sign, mend } = useSigning({ sent, closedText: words.closedText, openBook });
  const wasInForm = useRef(false);
  const rememberFocus = useCallback((hasFocus: boolean) => {
    wasInForm.current = hasFocus;
  }, []);

  const failure = outcome?.failure;
  const thanks = outcome && !outcome.failure ? outcome : undefined;
  const listed = entries.find(({ id }) => id === thanks?.entry?.id) ?? thanks?.added;
  const furtherText =
    thanks &&
    [describeThanks(thanks.added, isShared), thanks.isWebsiteLeftOut && guestbookWords.thanksWithoutWebsite]
      .filter(Boolean)
      .join(' ');
  const draft = sent && 'draft' in sent ? sent.draft : undefined;
  // A book that closed meanwhile leaves the words in the form.
  const hasForm = isOpen || isSending || (draft && failure);
  const closed = useFirstUntil(
    wall,
    <Suspense>
      <LateClosedBook text={words.closedText} picture={mascots.happy} wasInForm={wasInForm} />
    </Suspense>,
  );
  const audience = useFirstUntil(
    wall,
    (wall || (takesPrivate && isServed)) && (
      <Suspense>
        <LateAudience chosen={draft?.audience} owner={owner} isOffered={takesPrivate} />
      </Suspense>
    ),
  );
  const newest = words.notes ? entries[0] : undefined;
  const hint = !isShared || isBackendMissing ? guestbookWords.staysHere : approvesFirst && words.approvalText;
  return (
    <>
      <Panel title={words.signInTitle}>
        <div className={styles.row} data-wide="">
          <a className={`${styles.toWall} ${looks.paper}`} href="#messages" data-paper={newest?.paper}>
            {newest && (
              <span dir="auto" aria-hidden="true">
                {`${newest.name}\n${newest.message}`}
              </span>
            )}
            <b dir="auto">{words.messagesTitle}</b>
          </a>
          {hasForm ? (
            <SignInForm
              form={form}
              errors={failure?.errors ?? {}}
              isSending={isSending}
              action={action}
              sent={draft}
              hint={hint || undefined}
              hasTrap={isShared}
              audience={audience}
              takesPrivate={takesPrivate}
              hasLooks={words.notes}
              onShow={startWatch}
              onHide={rememberFocus}
              onEmpty={onEmpty}
              onMend={mend}
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
            closed
          )}
          {hasForm && wall && <wall.DrawingDesk form={form} owner={owner} />}
          {isOpen && words.notes && (
            <div className={styles.preview} data-needs-script>
              {wall && <wall.Preview form={form} dayFormat={dayFormat} />}
            </div>
          )}
          {words.rules && (
            <details className={styles.rules}>
              <summary>
                <h3 dir="auto">{words.rules.title}</h3>
              </summary>
              <RichText text={words.rules.text} />
            </details>
          )}
        </div>
        {!action && (
          <noscript>
            <p>
              <FilledWords text={guestbookWords.penNeedsScript} email={<a href={`mailto:${email}`}>{email}</a>} />
            </p>
          </noscript>
        )}
      </Panel>
      <div id={thanksId} className={thanks ? thanksStyles.frame : styles.unsaid}>
        {/* Always rendered: many screen readers do not announce a live region that is added with its text. */}
        <div role="status" className={thanks ? thanksStyles.words : 'sr-only'}>
          {isSending && sharedWords.oneMoment}
          {thanks && (
            <div ref={bringFrameIntoView} key={thanks.attempt}>
              <p className={thanksStyles.big}>{guestbookWords.thanks}</p>
              {furtherText && (
                <p>
                  <FilledWords text={furtherText} owner={owner} />
                </p>
              )}
            </div>
          )}
        </div>
        {thanks?.entry && wall && (
          <wall.Celebration
            key={thanks.attempt}
            entry={thanks.entry}
            mascot={mascots.happy}
            dayFormat={dayFormat}
            hasLooks={words.notes}
            status={listed?.status}
            isShared={isShared}
            onWriteAnother={() => form.current && focusField(form.current, 'name')}
          />
        )}
      </div>
    </>
  );
}

/** The notice may be behind the player, below a zoomed form, or far from the button. */
function bringIntoView(element: Element | null) {
  if (!element) return;
  // In a microtask: windows open at once, which they cannot while React commits.
  queueMicrotask(() => {
    revealElement(element);
    element.scrollIntoView({ block: 'nearest' });
  });
}

const bringFrameIntoView = (element: Element | null) =>
  bringIntoView(element?.closest(`.${thanksStyles.frame}`) ?? null);
