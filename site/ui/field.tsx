import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { Icon } from './icon/icon.tsx';
import { warnIcon } from './icon/page-icons.ts';

type Words = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the value; it marks and describes the field. */
  error?: ReactNode;
};
type Props = Words &
  (
    | (ComponentProps<'input'> & { isMultiline?: false | undefined })
    | (ComponentProps<'textarea'> & { isMultiline: true })
  );

/** A label with its input or textarea, hint and error. */
export function Field({ label, hint, error, isMultiline, ...control }: Props) {
  const ownId = useId();
  const id = control.id ?? ownId;
  const Control = (isMultiline ? 'textarea' : 'input') as 'input';
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Control
        {...(control as ComponentProps<'input'>)}
        className={styles.control}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {error && (
        <p className={styles.error} id={errorId}>
          <Icon shape={warnIcon} isSmall />
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
