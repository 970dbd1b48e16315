import { guestbookWords } from 'virtual:words';
import { FilledWords } from '#site/ui/filled-words.tsx';
import { MultilineText } from '#site/ui/multiline-text.tsx';
import type { DayFormat } from './entry-day.ts';
import styles from './reply.module.css';

type Props = { text: string; time: number | undefined; owner: string; dayFormat: DayFormat };

/** The owner's reply below an entry. */
export function Reply({ text, time, owner, dayFormat }: Props) {
  return (
    <div className={styles.reply}>
      <div className={styles.head}>
        <h4 className={styles.title}>
          <FilledWords text={guestbookWords.replied} owner={owner} />
        </h4>
        {time !== undefined && (
          <time className={styles.day} dateTime={new Date(time).toISOString()} suppressHydrationWarning>
            {dayFormat.format(time)}
          </time>
        )}
      </div>
      <p className={styles.text} dir="auto">
        <MultilineText text={text} />
      </p>
    </div>
  );
}
