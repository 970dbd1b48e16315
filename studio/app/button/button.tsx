import type { ComponentProps } from 'react';
import styles from './button.module.css';

type Props = ComponentProps<'button'> & {
  /** `text` stands in a notice of any colour. */
  kind?: 'icon' | 'bare' | 'tool' | 'go' | 'text';
  isWide?: boolean;
  isDanger?: boolean;
  /** Out of use, but still reached by Tab, so that its name can say why. */
  isOff?: boolean;
};

export function Button({ kind, isWide, isDanger, isOff, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      onClick={isOff ? undefined : onClick}
      className={styles.button}
      data-kind={kind}
      data-wide={isWide || undefined}
      data-danger={isDanger || undefined}
      aria-disabled={isOff || undefined}
    />
  );
}
