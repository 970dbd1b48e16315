import { fillWords } from '#model/words.ts';
import { Icon } from '#site/ui/icon.tsx';
import { heartIcon } from '#site/ui/icons.ts';
import { MultilineText } from '#site/ui/multiline-text.tsx';
import { guestbookWords } from '#site/words.ts';
import styles from './reply.module.css';

type Props = { text: string; time: number | undefined; owner: string; dayFormat: Intl.DateTimeFormat };

/** The owner's answer, pinned to the entry. */
export function Reply({ text, time, owner, dayFormat }: Props) {
  return (
    <div className={styles.reply}>
      <div className={styles.head}>
        <h4 className={styles.title}>
          <Icon shape={heartIcon} isSmall />
          {fillWords(guestbookWords.replied, { owner })}
        </h4>
        {time !== undefined && (
          <time className={styles.day} dateTime={new Date(time).toISOString()}>
            {dayFormat.format(time)}
          </time>
        )}
      </div>
      <p dir="auto">
        <MultilineText text={text} />
      </p>
    </div>
  );
}
