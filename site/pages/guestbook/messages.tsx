import type { Entry } from '#model/guestbook.ts';
import type { GuestbookPage } from '#model/guestbook-schema.ts';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { Panel } from '#site/ui/panel.tsx';
import { RichText } from '#site/ui/rich-text.tsx';
import { Message } from './message.tsx';
import styles from './messages.module.css';

type Props = { words: GuestbookPage; dayFormat: Intl.DateTimeFormat; entries: Entry[]; isLoading: boolean };

/** Everything that was written, newest first. */
export function Messages({ words, dayFormat, entries, isLoading }: Props) {
  return (
    <Panel title={words.messagesTitle}>
      <div className={styles.messages} data-empty={entries.length === 0 || undefined}>
        {entries.map((entry) => (
          <Message key={entry.id} entry={entry} dayFormat={dayFormat} />
        ))}
        {entries.length === 0 && isLoading && (
          <>
            <p data-needs-script>One moment…</p>
            <noscript>
              <p>The messages need JavaScript, which is switched off in your browser.</p>
            </noscript>
          </>
        )}
        {entries.length === 0 && !isLoading && <EmptyState picture={words.header.mascot}>{words.emptyText}</EmptyState>}
      </div>
      <div className={styles.footer}>
        <RichText text={words.footer} />
      </div>
    </Panel>
  );
}
