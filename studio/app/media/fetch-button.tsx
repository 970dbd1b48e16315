import { useId, useState } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import fields from '#studio/app/form/field.module.css';
import { SmallForm } from '#studio/app/form/small-form.tsx';
import { say } from '#studio/app/say.ts';

/** A friend's button from their page: fetched once, when the owner says so. */
export function FetchButton({ isOff, onFetch }: { isOff: boolean; onFetch: (address: string) => void }) {
  const id = useId();
  const [address, setAddress] = useState('');
  const submit = () => {
    const typed = address.trim();
    if (typed !== '' && !isOff) onFetch(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
  };
  return (
    <SmallForm onSubmit={submit}>
      <label htmlFor={id}>{say('media.button.label')}</label>
      <input
        id={id}
        className={fields.input}
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={address}
        aria-describedby={`${id}-help`}
        onChange={(event) => setAddress(event.target.value)}
      />
      <p className={fields.help} id={`${id}-help`}>
        {say('media.button.help')}
      </p>
      <Button isOff={isOff || address.trim() === ''} onClick={submit}>
        {say('media.button.fetch')}
      </Button>
    </SmallForm>
  );
}
