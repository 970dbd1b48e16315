import { type ReactNode, useId, useState } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { Icon } from '#studio/app/icon/icon.tsx';
import { say } from '#studio/app/say.ts';
import type { Field, PlainValue } from '#studio/protocol/field.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import { Conflict } from './conflict.tsx';
import { useDesk } from './desk.ts';
import { isIncomplete, makeEmpty } from './empty-value.ts';
import styles from './field.module.css';
import { FieldMistakes } from './field-mistakes.tsx';
import { tellPlace } from './tell-place.ts';

export type ControlProps = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type Props = {
  field: Field;
  path: KeyPath;
  label: string;
  /** For a control that is several elements: the label is a legend. */
  isGroup?: boolean;
  /** How much of a limit is used, from the first letter. */
  used?: number | undefined;
  onRepair: (value: PlainValue) => void;
  children: (control: ControlProps) => ReactNode;
};

/** A help that only says the label again, or how the file says "none", is none. */
function tellHelp(help: string | undefined, label: string): string | undefined {
  const text = help?.replace(/,? or '\.' for none/i, '');
  return text?.toLowerCase() === `the ${label.toLowerCase()}.` ? undefined : text;
}

/** Label, control, mistake, help: what every field has. */
export function FieldFrame({ field, path, label, isGroup = false, used, onRepair, children }: Props) {
  const desk = useDesk();
  const id = useId();
  const [isPlaceShown, setIsPlaceShown] = useState(false);
  const problems = desk.problemsAt(path);
  const conflict = desk.conflictAt(path);
  const max = 'max' in field ? field.max : undefined;
  const hasLimit = used !== undefined && used > 0 && max !== undefined && field.kind !== 'number';
  const isLeftEmpty = 'none' in field && field.none !== undefined;
  const help = [tellHelp(field.help, label), isLeftEmpty && say('form.leaveEmpty')].filter(Boolean).join(' ');
  // Of something new, whatever must be said; of what is there, it is said already.
  const isNeeded = desk.isNew === true && isIncomplete(field, makeEmpty(field));
  const described = [
    isNeeded && !isGroup && `${id}-needed`,
    problems.length > 0 && `${id}-mistakes`,
    help && `${id}-help`,
  ]
    .filter(Boolean)
    .join(' ');
  const control: ControlProps = {
    id,
    'aria-invalid': problems.length > 0 ? true : undefined,
    'aria-describedby': described || undefined,
  };
  const inside = (
    <>
      {conflict && <Conflict draft={conflict} onSettle={(keep) => desk.settle(path, keep)} />}
      {children(control)}
      <FieldMistakes id={`${id}-mistakes`} problems={problems} onRepair={onRepair} />
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      {isPlaceShown && <p className={styles.help}>{tellPlace(desk.file, path)}</p>}
    </>
  );
  const extras = (
    <span className={styles.extras}>
      {hasLimit && (
        <span className={styles.limit} data-over={used > max || undefined}>
          {say('form.limit', { used, max })}
        </span>
      )}
      <Button
        kind="tool"
        aria-expanded={isPlaceShown}
        aria-label={say('form.whereIsThisKept', { label })}
        title={say('form.whereIsThisKeptShort')}
        onClick={() => setIsPlaceShown(!isPlaceShown)}
      >
        <Icon name="more" isSmall />
      </Button>
    </span>
  );
  if (isGroup)
    return (
      <fieldset className={styles.field} aria-describedby={described || undefined} data-field={JSON.stringify(path)}>
        <legend className={styles.legend}>
          {label}
          {isNeeded && <span className={styles.needed}> {say('form.needed')}</span>}
        </legend>
        <span className={styles.corner}>{extras}</span>
        {inside}
      </fieldset>
    );
  return (
    <div className={styles.field} data-field={JSON.stringify(path)}>
      <div className={styles.top}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {isNeeded && (
          <span className={styles.needed} id={`${id}-needed`}>
            {say('form.needed')}
          </span>
        )}
        {extras}
      </div>
      {inside}
    </div>
  );
}
