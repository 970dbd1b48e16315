import { useId } from 'react';
import field from '#studio/app/form/field.module.css';
import { say } from '#studio/app/say.ts';
import type { PublishChanges, PublishOffer } from '#studio/protocol/publish.ts';
import styles from './publish.module.css';

type Props = { offer: PublishOffer; changes: PublishChanges; isKeyWrong: boolean };

/** What the owner begins with where nothing was chosen; a folder beside content/, which nobody has to think up. */
const firstAnswers: Record<string, Record<string, string>> = { folder: { folder: 'published' } };

/** What is needed at one place, and what is asked for it. */
export function WhereFields({ offer, changes, isKeyWrong }: Props) {
  const { choice: chosen } = changes;
  const isSame = chosen?.host === offer.host;
  const settings: Record<string, string> = isSame ? chosen.settings : (firstAnswers[offer.host] ?? {});
  const isHere = offer.host === 'folder';
  const hasKey = isSame && chosen.hasKey && !isKeyWrong;
  return (
    <>
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
          help={isHere ? say('publish.folderHere') : say('publish.settingExample', { example })}
          value={settings[name] ?? ''}
          isRequired
        />
      ))}
      {changes.address === undefined && !isHere && (
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
              value={settings[name] ?? ''}
            />
          ))}
        </details>
      )}
      {offer.key && (
        <TextInput
          name="key"
          label={say(offer.key.isOptional ? 'publish.keyOptional' : 'publish.key', { title: offer.key.title })}
          help={[offer.key.where, hasKey ? say('publish.keyThere') : '', say('publish.keySafe')].join(' ')}
          isFirst={isKeyWrong}
          value=""
          isSecret
          isRequired={!offer.key.isOptional && !hasKey}
        />
      )}
    </>
  );
}

type InputProps = {
  name: string;
  label: string;
  help: string;
  value: string;
  isSecret?: boolean;
  isRequired?: boolean;
  /** What is to be done first in the dialog. */
  isFirst?: boolean;
};

function TextInput({ name, label, help, value, isSecret = false, isRequired = false, isFirst = false }: InputProps) {
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
        data-first={isFirst || undefined}
      />
      <p id={`${id}-help`} className={field.help}>
        {help}
      </p>
    </div>
  );
}
