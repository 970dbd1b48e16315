import { guestbookWords } from 'virtual:words';
import { useEffect, useState } from 'react';
import type { Draft } from '#model/guestbook.ts';
import { readDraft } from '#site/pages/guestbook/form/draft-fields.ts';
import { useDrawn } from '#site/pages/guestbook/form/pad/pad-slot.ts';
import { Drawing } from './drawing.tsx';
import styles from './live-preview.module.css';
import { Note } from './note.tsx';
import type { PreviewProps } from './preview.tsx';

/** The note as it would hang on the wall. */
export function LivePreview({ form, dayFormat }: PreviewProps) {
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
