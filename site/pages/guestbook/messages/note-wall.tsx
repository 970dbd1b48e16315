import { guestbookWords } from 'virtual:words';
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
  const [only] = entries.length === 1 ? entries : [];
  if (only) spans[0] = isShort(only) ? { broad: 2, wide: 2, narrow: 1 } : { broad: 4, wide: 4, narrow: 2 };
  return (
    <div className={styles.room}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without bullets is none for VoiceOver, unless it says so */}
      <ol className={styles.wall} role="list">
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
        {only && (
          <li
            className={`${styles.place} ${findClasses(isShort(only) ? { broad: 6, wide: 4, narrow: 1 } : { broad: 4, wide: 2, narrow: 2 })}`}
            aria-hidden="true"
          >
            <span className={`${styles.blank} ${looks.paper}`} data-paper={hasLooks ? 'milk' : undefined}>
              {guestbookWords.yourNote}
            </span>
          </li>
        )}
      </ol>
    </div>
  );
}

/** Of an only note: whether it leaves the larger part of the wall to the next one. */
const isShort = ({ message, reply, drawing }: ShownEntry) => message.length < 60 && !reply && !drawing;

const findClasses = ({ broad, wide, narrow }: NoteSpan = { broad: 8, wide: 6, narrow: 2 }) =>
  `${styles[`b${broad}`]} ${styles[`d${wide}`]} ${styles[`m${narrow}`]}`;
