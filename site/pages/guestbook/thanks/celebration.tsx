import { guestbookWords } from 'virtual:words';
import type { Drawn } from '#model/drawing-size.ts';
import type { Entry } from '#model/guestbook.ts';
import { completeLook } from '#model/guestbook-looks.ts';
import type { Picture } from '#model/picture.ts';
import { useAddress } from '#site/navigation/navigation.tsx';
import { paths } from '#site/navigation/paths.ts';
import { Bust } from '#site/pages/guestbook/looks/bust.tsx';
import { Drawing } from '#site/pages/guestbook/looks/drawing.tsx';
import { Note } from '#site/pages/guestbook/looks/note.tsx';
import type { ShownEntry } from '#site/pages/guestbook/store/entry-store.ts';
import { Button } from '#site/ui/button/button.tsx';
import { ButtonLink } from '#site/ui/button/button-link.tsx';
import type { DayFormat } from '../messages/entry-day.ts';
import styles from './celebration.module.css';

type Props = {
  entry: Entry;
  drawn: Drawn;
  mascot: Picture;
  dayFormat: DayFormat;
  hasLooks: boolean;
  /** Why only its author sees it; it may have been sent since. */
  status: ShownEntry['status'];
  /** Whether a backend stores the entries. */
  isShared: boolean;
  onWriteAnother: () => void;
};

/** What happens around the thanks: the note gets its stamp, confetti falls, and the mascot hops. */
export function Celebration({ entry, drawn, mascot, dayFormat, hasLooks, status, isShared, onWriteAnother }: Props) {
  const isPublic = status === undefined;
  const text = isPublic ? isShared && guestbookWords.onTheWall : status === 'unsent' && guestbookWords.unsentText;
  const { id, name, website, message, time } = entry;
  const { search } = useAddress();
  const fragment = `#entry-${id}`;
  return (
    <>
      <div className={styles.stage} aria-hidden="true">
        <Bust picture={mascot} height={150} className={styles.mascot} />
      </div>
      <div className={styles.more}>
        {text && <p>{text}</p>}
        <div className={styles.choice}>
          {/* A page of older messages does not have it. */}
          <ButtonLink size="small" {...(search ? { to: paths.guestbookPage + fragment } : { href: fragment })}>
            {guestbookWords.seeNote}
          </ButtonLink>
          <Button size="small" onClick={onWriteAnother}>
            {guestbookWords.writeAnother}
          </Button>
        </div>
      </div>
      <div className={styles.signed} aria-hidden="true" inert ref={bringFrameIntoView}>
        <Note
          {...{ name, website, message, time, dayFormat }}
          look={hasLooks ? completeLook(entry) : {}}
          className={styles.note}
          picture={drawn.drawing && <Drawing entry={{ id, ...drawn }} isPublic={false} />}
        >
          {isPublic && <span className={styles.postmark} />}
        </Note>
        {isPublic && <span className={styles.stamp} />}
      </div>
      {isPublic && <span className={styles.confetti} aria-hidden="true" />}
    </>
  );
}

/** The thanks were alone in the frame until now, and as high as they are. */
function bringFrameIntoView(note: Element | null) {
  note?.parentElement?.scrollIntoView({ block: 'nearest' });
}
