import { errorWords, guestbookWords, sharedWords } from 'virtual:words';
import { Suspense, useCallback, useRef } from 'react';
import type { Entry } from '#model/guestbook.ts';
import type { GuestbookPage } from '#model/guestbook-schema.ts';
import type { GuestbookView } from '#model/guestbook-view.ts';
import type { Picture } from '#model/picture.ts';
import { LateList, useFirstUntil } from '#site/pages/guestbook/late-parts.tsx';
import type { Book, EntryStore, ShownEntry } from '#site/pages/guestbook/store/entry-store.ts';
import type { LateBook } from '#site/pages/guestbook/use-late-book.ts';
import { Button } from '#site/ui/button/button.tsx';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { Panel } from '#site/ui/panel.tsx';
import { RichText } from '#site/ui/rich-text.tsx';
import type { DayFormat } from './entry-day.ts';
import { feedIcon } from './message-icons.ts';
import styles from './messages.module.css';

type Props = {
  words: GuestbookPage;
  owner: string;
  dayFormat: DayFormat;
  book: Book;
  late: LateBook;
  /** What the server put into the HTML. */
  view: GuestbookView | undefined;
  /** Undefined until it is loaded. */
  store: EntryStore | undefined;
  sadMascot: Picture;
  /** Whether a backend stores the entries. */
  isShared: boolean;
  /** The address of the feed of new messages. */
  feedAddress?: string | undefined;
  /** Requests the messages again. */
  onRetry: () => void;
  /** Puts a refused entry into the form; false if the form is in use. */
  onRewrite: (entry: ShownEntry) => boolean;
  onDiscard: (entry: Entry) => void;
};

/** All entries, newest first. */
export function Messages({
  words,
  owner,
  dayFormat,
  book,
  late,
  view,
  store,
  feedAddress,
  onRewrite,
  onDiscard,
  ...state
}: Props) {
  const { entries, isLoading, obstacle } = book;
  const { parts, hasFailed } = late;
  const list = useRef<HTMLDivElement>(null);
  // A clicked button disappears with its entry: the focus moves to the list.
  const keepFocus = useCallback(() => list.current?.focus({ preventScroll: true }), []);
  const isThere = parts || view;
  const isEmpty = !isThere || (view && !store ? view.rows : entries).length === 0;
  const isWaiting = isThere ? isEmpty && isLoading && !obstacle : !hasFailed;
  const messages = useFirstUntil(
    parts,
    <Suspense>
      <LateList
        view={view}
        store={store}
        stateClassName={styles.state}
        words={words}
        book={book}
        owner={owner}
        dayFormat={dayFormat}
        hasLooks={words.notes}
        onLoseFocus={keepFocus}
        onRewrite={onRewrite}
        onDiscard={(entry) => {
          keepFocus();
          onDiscard(entry);
        }}
        {...state}
      />
    </Suspense>,
  );
  return (
    <Panel title={words.messagesTitle}>
      <div className={styles.messages} data-empty={isEmpty || undefined} id="messages" tabIndex={-1} ref={list}>
        {isThere && messages}
        <div className={styles.state} aria-live="polite">
          {hasFailed && (
            <>
              <p>{errorWords.stuck}</p>
              <Button onClick={late.retry}>{errorWords.tryAgain}</Button>
            </>
          )}
        </div>
        {isWaiting && (
          <>
            <p data-needs-script>{sharedWords.oneMoment}</p>
            <noscript>
              <p>{guestbookWords.messagesNeedScript}</p>
            </noscript>
          </>
        )}
      </div>
      <div className={styles.footer}>
        {words.footer && <RichText text={words.footer} />}
        {feedAddress && (
          <ExternalLink className={styles.feed} href={feedAddress} type="application/atom+xml">
            <Icon shape={feedIcon} isSmall />
            <span>
              {guestbookWords.feed}
              <span className="sr-only">{` ${guestbookWords.feedOfWhat}`}</span>
            </span>
          </ExternalLink>
        )}
      </div>
    </Panel>
  );
}
