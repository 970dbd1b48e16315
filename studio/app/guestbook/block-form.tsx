import { type FormEvent, useId, useState } from 'react';
import { maxBlockLength } from '#model/guestbook-owner.ts';
import type { DeskAction, DeskEntry } from '#model/owner-desk.ts';
import { Button } from '#studio/app/button/button.tsx';
import field from '#studio/app/form/field.module.css';
import { Icon } from '#studio/app/icon/icon.tsx';
import { say } from '#studio/app/say.ts';
import entryStyles from './entry-card.module.css';
import styles from './guestbook.module.css';

/** Hides a message, and lets the next ones of its sender, or with a word, wait. */
export function BlockForm({ entry, onSend }: { entry: DeskEntry; onSend: (action: DeskAction) => void }) {
  const { id, name, website, state } = entry;
  const wordId = useId();
  const [senders, setSenders] = useState<string[]>([]);
  const [word, setWord] = useState('');
  const host = URL.parse(website)?.host.replace(/^www\./, '');
  const choose = (sender: string, isOn: boolean) =>
    setSenders(isOn ? [...senders, sender] : senders.filter((other) => other !== sender));
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend({ do: 'block', id, senders, word });
  };
  const draw = (sender: string, label: string) => (
    <label className={entryStyles.check}>
      <input
        type="checkbox"
        checked={senders.includes(sender)}
        onChange={(event) => choose(sender, event.target.checked)}
      />
      {label}
    </label>
  );
  return (
    <form className={entryStyles.more} onSubmit={send}>
      <h2 className={styles.heading}>{say('desk.blockTitle')}</h2>
      {draw(name, say('desk.everybodyNamed', { name }))}
      {host && draw(host, say('desk.everyWebsite', { host }))}
      <label htmlFor={wordId}>{say('desk.wordLabel')}</label>
      <input
        id={wordId}
        className={field.input}
        value={word}
        maxLength={maxBlockLength}
        autoComplete="off"
        onChange={(event) => setWord(event.target.value)}
      />
      <p className={styles.soft}>{say('desk.blockHelp')}</p>
      <div className={styles.buttons}>
        <Button type="submit" kind="go">
          <Icon name="block" /> {say('desk.hideAndBlock')}
        </Button>
        {state !== 'deleted' && (
          <Button isDanger onClick={() => onSend({ do: 'delete', id })}>
            <Icon name="bin" /> {say('desk.toBin')}
          </Button>
        )}
      </div>
    </form>
  );
}
