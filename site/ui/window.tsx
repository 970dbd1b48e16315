import type { ComponentProps, ReactNode } from 'react';
import type { Tone } from '#model/content-fields.ts';
import styles from './window.module.css';

type Props = ComponentProps<'section'> & {
  as?: 'section' | 'article' | 'aside' | 'header' | 'div' | 'li' | undefined;
  tone?: Tone | undefined;
};

/** The chrome of a window: frame, bevel and hard shadow. Panel is the whole thing with bar and body. */
export function Window({ as: Element = 'section', tone, className = '', ...rest }: Props) {
  return <Element className={`${styles.window} ${className}`} data-tone={tone} {...(rest as object)} />;
}

type BarProps = {
  /** The heading, or a link. */
  children: ReactNode;
  isQuiet?: boolean | undefined;
  /** A control at the end of the bar. */
  controls?: ReactNode;
  /** Keeps room on the stripes for the window's own buttons, which come late: see frame/windows/. */
  hasSlot?: boolean | undefined;
};

/** The bar of a window; stripes fill the space beside the title. */
export function WindowBar({ children, isQuiet, controls, hasSlot }: BarProps) {
  return (
    <div className={styles.bar} data-quiet={isQuiet || undefined}>
      {children}
      <span className={styles.grip} data-slot={hasSlot} />
      {controls}
    </div>
  );
}
