import { identifyEntry } from '#model/guestbook.ts';
import type { GuestbookPage } from '#model/guestbook-schema.ts';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Panel } from '#site/ui/panel.tsx';
import { RichText } from '#site/ui/rich-text.tsx';
import { guestbookWords, sharedWords } from '#site/words.ts';
import { feedIcon } from './guestbook-icons.ts';
import { Message } from './message.tsx';
import styles from './messages.module.css';
import type { Book } from './store/entry-store.ts';

type Props = {
  words: GuestbookPage;
  owner: string;
  dayFormat: Intl.DateTimeFormat;
  book: Book;
  /** Where new messages can be followed. */
  feedAddress?: string | undefined;
};

/** Everything that was written, newest first. */
export function Messages({ words, owner, dayFormat, book: { entries, isLoading, isOpen }, feedAddress }: Props) {
  return (
    <Panel title={words.messagesTitle}>
      <div className={styles.messages} data-empty={entries.length === 0 || undefined}>
        {entries.map((entry) => (
          <Message key={identifyEntry(entry)} entry={entry} dayFormat={dayFormat} owner={owner} isOpen={isOpen} />
        ))}
        {entries.length === 0 && isLoading && (
          <>
            <p data-needs-script>{sharedWords.oneMoment}</p>
            <noscript>
              <p>{guestbookWords.messagesNeedScript}</p>
            </noscript>
          </>
        )}
        {entries.length === 0 && !isLoading && (
          <div className={styles.blank}>
            <EmptyState picture={words.header.mascot}>{words.emptyText}</EmptyState>
          </div>
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
