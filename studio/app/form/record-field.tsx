import { useState } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { Icon } from '#studio/app/icon/icon.tsx';
import { say } from '#studio/app/say.ts';
import { isRecord } from '#studio/app/state/value-at.ts';
import type { Field } from '#studio/protocol/field.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import { useDesk } from './desk.ts';
import { makeEmpty } from './empty-value.ts';
import styles from './field.module.css';
import { InnerField } from './inner-field.tsx';
import { findHelp, wordsOfKey } from './label.ts';

type Props = { field: Extract<Field, { kind: 'record' }>; path: KeyPath; label: string };

/** Values by names that the owner chooses. */
export function RecordField({ field, path, label }: Props) {
  const desk = useDesk();
  const [name, setName] = useState('');
  const value = desk.read(path);
  const names = isRecord(value) ? Object.keys(value) : [];
  const help = findHelp(field, label, [desk.name, ...path]);
  const isTaken = names.includes(name.trim());
  return (
    <fieldset className={styles.field} data-field={JSON.stringify(path)}>
      <legend className={styles.legend}>{label}</legend>
      {help && <p className={styles.intro}>{help}</p>}
      {names.map((known) => (
        <div key={known}>
          <InnerField field={field.item} path={[...path, known]} label={wordsOfKey(known)} />
          <Button kind="bare" isDanger onClick={() => desk.enter([...path, known], undefined, label, 'chosen')}>
            <Icon name="bin" /> {say('form.takeOut', { name: known })}
          </Button>
        </div>
      ))}
      <div className={styles.row}>
        <input
          className={styles.input}
          value={name}
          aria-label={say('form.newName', { label })}
          placeholder={say('form.newNameShort')}
          onChange={(event) => setName(event.target.value)}
        />
        <Button
          isOff={name.trim() === '' || isTaken}
          onClick={() => {
            desk.enter([...path, name.trim()], makeEmpty(field.item), label, 'chosen');
            setName('');
          }}
        >
          {say('form.addShort')}
        </Button>
      </div>
    </fieldset>
  );
}
