import { type FormEvent, useId, useState } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import choice from '#studio/app/form/choice.module.css';
import field from '#studio/app/form/field.module.css';
import { findWord, say } from '#studio/app/say.ts';
import type { ChooseRequest, PublishChanges } from '#studio/protocol/publish.ts';
import { Dialog } from '../dialog.tsx';
import styles from './publish.module.css';

type Props = {
  changes: PublishChanges;
  /** Why what was chosen before would not do. */
  refusal?: string | undefined;
  onChoose: (request: ChooseRequest) => void;
  onClose: () => void;
};

/** Asks where the site shall live, and for what is needed there. */
export function WhereStep({ changes, refusal, onChoose, onClose }: Props) {
  const { offers, choice: chosen } = changes;
  const [host, setHost] = useState(chosen?.host ?? offers[0]?.host ?? '');
  const form = useId();
  const offer = offers.find((one) => one.host === host);
  const isSame = chosen?.host === host;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: string) => String(data.get(name) ?? '').trim();
    const names = [...(offer?.settings ?? []), ...(offer?.usual ?? [])].map(({ name }) => name);
    const settings = Object.fromEntries(names.map((name) => [name, read(name)]));
    const kept = isSame ? chosen.settings : {};
    const [address, key] = [read('address'), read('key')];
    onChoose({ settings: { ...kept, ...settings, host }, ...(address && { address }), ...(key && { key }) });
  };
  return (
    <Dialog
      title={say('publish.whereTitle')}
      onClose={onClose}
      foot={
        <>
          <p>{say('publish.nothingSent')}</p>
          <Button onClick={onClose}>{say('form.notNow')}</Button>
          <Button kind="go" type="submit" form={form}>
            {say('publish.look')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} autoComplete="off">
        <p className={styles.lead}>{say('publish.where')}</p>
        <fieldset className={styles.hosts} aria-label={say('publish.whereTitle')}>
          {offers.map((one) => (
            <label key={one.host} className={choice.box}>
              <input type="radio" name="host" checked={one.host === host} onChange={() => setHost(one.host)} />
              <span>
                <span className={choice.title}>{one.title}</span>
                <span className={choice.soft}>{findWord(`publish.soft.${one.host}`)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {refusal !== undefined && (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
        {offer && (
          <div key={offer.host}>
            {offer.needs.map((sentence) => (
              <p key={sentence} className={styles.need}>
                {sentence}
              </p>
            ))}
            {offer.settings.map(({ name, example }) => (
              <TextInput
                key={name}
                name={name}
                label={say(`publish.setting.${name}`)}
                help={say('publish.settingExample', { example })}
                value={isSame ? (chosen.settings[name] ?? '') : ''}
                isRequired
              />
            ))}
            {changes.address === undefined && offer.host !== 'folder' && (
              <TextInput name="address" label={say('publish.address')} help={say('publish.addressHelp')} value="" />
            )}
            {offer.usual.length > 0 && (
              <details className={styles.usual} open={offer.usual.some(({ name }) => isSame && chosen.settings[name])}>
                <summary>{say('publish.usual')}</summary>
                {offer.usual.map(({ name, value }) => (
                  <TextInput
                    key={name}
                    name={name}
                    label={say(`publish.setting.${name}`)}
                    help={say(`publish.usually.${name}`, { value })}
                    value={isSame ? (chosen.settings[name] ?? '') : ''}
                  />
                ))}
              </details>
            )}
            {offer.key && (
              <TextInput
                name="key"
                label={say(offer.key.isOptional ? 'publish.keyOptional' : 'publish.key', { title: offer.key.title })}
                help={[
                  offer.key.where,
                  isSame && chosen.hasKey ? say('publish.keyThere') : '',
                  say('publish.keySafe'),
                ].join(' ')}
                value=""
                isSecret
                isRequired={!offer.key.isOptional && !(isSame && chosen.hasKey)}
              />
            )}
          </div>
        )}
      </form>
    </Dialog>
  );
}

type InputProps = {
  name: string;
  label: string;
  help: string;
  value: string;
  isSecret?: boolean;
  isRequired?: boolean;
};

function TextInput({ name, label, help, value, isSecret = false, isRequired = false }: InputProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        className={field.input}
        type={isSecret ? 'password' : 'text'}
        defaultValue={value}
        required={isRequired}
        autoComplete={isSecret ? 'new-password' : 'off'}
        spellCheck={false}
        aria-describedby={`${id}-help`}
      />
      <p id={`${id}-help`} className={field.help}>
        {help}
      </p>
    </div>
  );
}
