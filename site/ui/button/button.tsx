import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';
import { type ButtonLook, lookLikeButton } from './button-look.ts';

type Props = ComponentProps<'button'> &
  ButtonLook & {
    /** Said while isBusy. Room for it is kept from the start, so that the button never changes its width. */
    busyLabel?: string | undefined;
    /** Keeps the focus on the button, but nothing happens when it is pressed. */
    isBusy?: boolean | undefined;
  };

export function Button({
  variant,
  size,
  isIcon,
  busyLabel,
  isBusy,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: Props) {
  return (
    <button
      {...lookLikeButton({ variant, size, isIcon }, className)}
      type={type}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? preventDefault : onClick}
      {...rest}
    >
      {busyLabel ? (
        <span className={styles.labels} data-busy={isBusy || undefined}>
          <span className={styles.label}>{children}</span>
          <span className={styles.label}>{busyLabel}</span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}

/** Stops a form's submit, which Enter in a field starts by a click on the button. */
function preventDefault(event: MouseEvent) {
  event.preventDefault();
}
