import { guestbookWords } from 'virtual:words';
import { type RefObject, useEffect, useState } from 'react';
import type { Draft } from '#model/guestbook.ts';
import { readDraft } from '#site/pages/guestbook/form/draft-fields.ts';
import { useDrawn } from '#site/pages/guestbook/form/pad/pad-slot.ts';
import { useMedia } from '#site/ui/use-media.ts';
import { Drawing } from './drawing.tsx';
import { Note } from './note.tsx';
import styles from './preview.module.css';

type Props = { form: RefObject<HTMLFormElement | null>; dayFormat: Intl.DateTimeFormat };

const wide = '(width >= 1180px)';

/** The note as it would hang on the wall. Where there is no room for it, it is left out. */
export function Preview(props: Props) {
  return useMedia(wide) ? <LivePreview {...props} /> : null;
}

function LivePreview({ form, dayFormat }: Props) {
  const [draft, setDraft] = useState<Draft>();
  const [now] = useState(Date.now);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const update = () => setDraft(readDraft(element));
    // The event comes before the fields are empty.
    const updateSoon = () => queueMicrotask(update);
    update();
    element.addEventListener('input', update);
    element.addEventListener('reset', updateSoon);
    return () => {
      element.removeEventListener('input', update);
      element.removeEventListener('reset', updateSoon);
    };
  }, [form]);
  const drawn = useDrawn();
  if (!draft) return null;
  const { name, message, sticker, paper } = draft;
  return (
    // Everything in it is in the form already.
    <div className={styles.preview} aria-hidden="true">
      <p className={styles.title}>{guestbookWords.yourNote}</p>
      <Note
        name={name.trim() || guestbookWords.name}
        message={message.trim() || guestbookWords.yourWords}
        time={now}
        dayFormat={dayFormat}
        look={{ sticker, paper }}
        className={styles.note}
        picture={drawn.drawing && <Drawing entry={{ id: '', ...drawn }} isPublic={false} />}
      />
    </div>
  );
}
