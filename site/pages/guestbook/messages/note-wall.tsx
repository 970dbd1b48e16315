import type { ComponentProps } from 'react';
import { type Entry, identifyEntry } from '#model/guestbook.ts';
import looks from '#site/pages/guestbook/looks/looks.module.css';
import type { Book, ShownEntry } from '#site/pages/guestbook/store/entry-store.ts';
import type { DayFormat } from './entry-day.ts';
import { Message } from './message.tsx';
import styles from './note-wall.module.css';
import { type NoteSpan, packNotes } from './pack.ts';
import { describeStatus } from './status-words.ts';
import { useDayFormat } from './use-day-format.ts';

type Props = {
  book: Book;
  owner: string;
  dayFormat: DayFormat;
  hasLooks: boolean;
  onRewrite: (entry: ShownEntry) => boolean;
  onDiscard: (entry: Entry) => void;
} & Pick<ComponentProps<typeof Message>, 'author' | 'hearts' | 'onChange' | 'onGone'>;

/** All entries, newest first, packed into rows. */
export function NoteWall({
  book: { entries, isOpen },
  owner,
  dayFormat: localFormat,
  hasLooks,
  onRewrite,
  onDiscard,
  author,
  hearts,
  onChange,
  onGone,
}: Props) {
  const dayFormat = useDayFormat(localFormat);
  const spans = packNotes(
    entries.map((entry) => ({ ...entry, status: describeStatus(entry, isOpen)?.text ?? (entry.hasHand && ' ') })),
  );
  const isAlone = entries.length === 1;
  if (isAlone) spans[0] = { broad: 6, wide: 4, narrow: 2 };
  return (
    <div className={styles.room}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without bullets is none for VoiceOver, unless it says so */}
      <ol className={styles.wall} role="list" data-few={isAlone || undefined}>
        {entries.map((entry, index) => (
          <li className={`${styles.place} ${findClasses(spans[index])}`} key={identifyEntry(entry)}>
            <Message
              entry={entry}
              dayFormat={dayFormat}
              owner={owner}
              isOpen={isOpen}
              hasLooks={hasLooks}
              onRewrite={() => onRewrite(entry)}
              onDiscard={() => onDiscard(entry)}
              {...{ author, hearts, onChange, onGone }}
            />
          </li>
        ))}
        {isAlone && (
          <li className={`${styles.place} ${styles.b2} ${styles.d2}`} aria-hidden="true">
            <span className={`${styles.blank} ${looks.paper}`} data-paper={hasLooks ? 'milk' : undefined} />
          </li>
        )}
      </ol>
    </div>
  );
}

const findClasses = ({ broad, wide, narrow }: NoteSpan = { broad: 8, wide: 6, narrow: 2 }) =>
  `${styles[`b${broad}`]} ${styles[`d${wide}`]} ${styles[`m${narrow}`]}`;
