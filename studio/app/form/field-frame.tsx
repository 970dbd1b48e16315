import { type ReactNode, useId } from 'react';
import { say } from '#studio/app/say.ts';
import type { Field, PlainValue } from '#studio/protocol/field.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import { useAsked } from './asked-field.ts';
import { Conflict } from './conflict.tsx';
import { useDesk } from './desk.ts';
import { isIncomplete, makeEmpty } from './empty-value.ts';
import styles from './field.module.css';
import { FieldMistakes } from './field-mistakes.tsx';
import { findHelp } from './label.ts';
import { Place } from './places.tsx';

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

/** Label, control, mistake, help: what every field has. */
export function FieldFrame({ field, path, label, isGroup = false, used, onRepair, children }: Props) {
  const desk = useDesk();
  const id = useId();
  const isAsked = useAsked({ file: desk.file, path }, id);
  // A file's name is no example for somebody who chooses by looking.
  const isFile = ['picture', 'sharePicture', 'song', 'publicFile'].includes(field.kind);
  const problems = desk.problemsAt(path).map(({ example, ...problem }) => ({
    ...problem,
    ...(example !== undefined && !isFile && { example }),
  }));
  const conflict = desk.conflictAt(path);
  const max = 'max' in field ? field.max : undefined;
  const hasLimit = used !== undefined && used > 0 && max !== undefined && field.kind !== 'number';
  const isLeftEmpty = 'none' in field && field.none !== undefined;
  const help = [findHelp(field, label, [desk.name, ...path]), isLeftEmpty && say('form.leaveEmpty')]
    .filter(Boolean)
    .join(' ');
  // Of something new, whatever must be said; of what is there, it is said already.
  const isNeeded = desk.isNew === true && isIncomplete(field, makeEmpty(field));
  const described = [
    isNeeded && !isGroup && `${id}-needed`,
    isAsked && `${id}-asked`,
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
      <Place path={path} />
    </>
  );
  const limit = hasLimit && (
    <span className={styles.limit} data-over={used > max || undefined}>
      {say('form.limit', { used, max })}
    </span>
  );
  if (isGroup)
    return (
      <fieldset className={styles.field} aria-describedby={described || undefined} data-field={JSON.stringify(path)}>
        <legend className={styles.legend}>
          {label}
          {isNeeded && <span className={styles.needed}> {say('form.needed')}</span>}
        </legend>
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
        {limit}
      </div>
      {isAsked && (
        <p className={styles.asked} id={`${id}-asked`}>
          {say('form.asked')} {!isNeeded && say('form.askedLater')}
        </p>
      )}
      {inside}
    </div>
  );
}
