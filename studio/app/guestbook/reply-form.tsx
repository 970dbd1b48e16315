import { type FormEvent, useId, useState } from 'react';
import { maxReplyLength } from '#model/guestbook-table.ts';
import type { DeskAction, DeskEntry } from '#model/owner-desk.ts';
import { Button } from '#studio/app/button/button.tsx';
import field from '#studio/app/form/field.module.css';
import { Icon } from '#studio/app/icon/icon.tsx';
import { say } from '#studio/app/say.ts';
import styles from './entry-card.module.css';

/** The owner's answer, which everybody reads. */
export function ReplyForm({ entry, onSend }: { entry: DeskEntry; onSend: (action: DeskAction) => void }) {
  const id = useId();
  const [text, setText] = useState(entry.reply ?? '');
  const [approves, setApproves] = useState(entry.state === 'waiting');
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend({ do: 'reply', id: entry.id, text, approves, seen: entry.seen });
  };
  return (
    <form className={styles.more} onSubmit={send}>
      <label htmlFor={id}>{say('desk.replyLabel')}</label>
      <textarea
        id={id}
        className={field.input}
        value={text}
        maxLength={maxReplyLength}
        // biome-ignore lint/a11y/noAutofocus: it opens because the owner wants to write
        autoFocus
        onChange={(event) => setText(event.target.value)}
      />
      {text !== '' && <p className={field.limit}>{say('desk.limit', { used: text.length, max: maxReplyLength })}</p>}
      {entry.state === 'waiting' && (
        <label className={styles.check}>
          <input type="checkbox" checked={approves} onChange={(event) => setApproves(event.target.checked)} />
          {say('desk.approveToo')}
        </label>
      )}
      <Button type="submit" kind="go">
        <Icon name="reply" /> {say('desk.reply')}
      </Button>
    </form>
  );
}
