import { type FormEvent, useId, useState } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import field from '#studio/app/form/field.module.css';
import { Icon } from '#studio/app/icon/icon.tsx';
import { say } from '#studio/app/say.ts';
import { useStore } from '#studio/app/state/use-studio.ts';
import type { EnterAnswer } from '#studio/protocol/guestbook.ts';
import styles from './guestbook.module.css';

type Props = { kind: 'link' | 'key'; onIn: () => void };

/** Takes the link to a door, or the key to a project. What was typed is forgotten as soon as it was sent. */
export function WayIn({ kind, onIn }: Props) {
  const { api } = useStore();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<'ready' | 'waiting'>('ready');
  const [refusal, setRefusal] = useState<string>();
  const isLink = kind === 'link';

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'waiting' || typed.trim() === '') return;
    setState('waiting');
    setRefusal(undefined);
    try {
      const body = isLink ? { link: typed } : { key: typed };
      const answer = await api.post<EnterAnswer>(isLink ? 'guestbook/enter' : 'guestbook/key', body);
      if (answer.outcome === 'in') {
        setTyped('');
        return onIn();
      }
      setRefusal(answer.why === 'said' ? answer.sentence : say(`desk.refusals.${answer.why}`));
    } catch {
      setRefusal(say('desk.notDone'));
    }
    setState('ready');
  };

  return (
    <form onSubmit={(event) => void send(event)}>
      <label className={field.label} htmlFor={id}>
        {say(isLink ? 'desk.link' : 'desk.key')}
      </label>
      <input
        id={id}
        className={field.input}
        type={isLink ? 'url' : 'password'}
        inputMode={isLink ? 'url' : 'text'}
        autoComplete="off"
        spellCheck={false}
        required
        placeholder={isLink ? 'https://pond.example/door/…' : 'sb_secret_…'}
        value={typed}
        aria-describedby={refusal ? `${id}-refusal` : undefined}
        aria-invalid={refusal ? true : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p className={styles.refusal} id={`${id}-refusal`} role="alert">
        {refusal}
      </p>
      <Button type="submit" kind="go" isOff={state === 'waiting'}>
        <Icon name="key" />{' '}
        {state === 'waiting'
          ? say(isLink ? 'desk.comingIn' : 'desk.checkingKey')
          : say(isLink ? 'desk.comeIn' : 'desk.useKey')}
      </Button>
    </form>
  );
}
