import { guestbookWords, sharedWords } from 'virtual:words';
import { useCallback, useRef } from 'react';
import { type Entry, identifyEntry } from '#model/guestbook.ts';
import type { GuestbookPage } from '#model/guestbook-schema.ts';
import type { Picture } from '#model/picture.ts';
import type { Book, ShownEntry } from '#site/pages/guestbook/store/entry-store.ts';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { Panel } from '#site/ui/panel.tsx';
import { RichText } from '#site/ui/rich-text.tsx';
import { BookState } from './book-state.tsx';
import { Message } from './message.tsx';
import { feedIcon } from './message-icons.ts';
import styles from './messages.module.css';

type Props = {
  words: GuestbookPage;
  owner: string;
  dayFormat: Intl.DateTimeFormat;
  book: Book;
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
export function Messages({ words, owner, dayFormat, book, feedAddress, onRewrite, onDiscard, ...state }: Props) {
  const { entries, isLoading, isOpen, obstacle } = book;
  const list = useRef<HTMLDivElement>(null);
  // A clicked button disappears with its entry: the focus moves to the list.
  const keepFocus = useCallback(() => list.current?.focus({ preventScroll: true }), []);
  const isEmpty = entries.length === 0;
  return (
    <Panel title={words.messagesTitle}>
      <div className={styles.messages} data-empty={isEmpty || undefined} tabIndex={-1} ref={list}>
        <div className={styles.state} aria-live="polite">
          <BookState words={words} book={book} onLoseFocus={keepFocus} {...state} />
        </div>
        {entries.map((entry) => (
          <Message
            key={identifyEntry(entry)}
            entry={entry}
            dayFormat={dayFormat}
            owner={owner}
            isOpen={isOpen}
            onRewrite={() => onRewrite(entry)}
            onDiscard={() => {
              keepFocus();
              onDiscard(entry);
            }}
          />
        ))}
        {isEmpty && isLoading && !obstacle && (
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
