import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';
import { type ButtonLook, lookLikeButton } from './button-look.ts';

type Props = ComponentProps<'button'> &
  ButtonLook & {
    /** Shown while isBusy. Its space is reserved, so the button's width never changes. */
    busyLabel?: string | undefined;
    /** Ignores clicks, but keeps the focus on the button. */
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

/** Prevents submitting the form, also by Enter in a field, which clicks the button. */
function preventDefault(event: MouseEvent) {
  event.preventDefault();
}
