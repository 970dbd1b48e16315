import type { ComponentProps, ReactNode } from 'react';
import type { Tone } from '#model/content-fields.ts';
import { closeIcon, expandIcon, minimizeIcon } from './icon/icons.ts';
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
  /** At the end of the bar: a real control, or the drawn ones. */
  controls?: ReactNode;
};

/** The bar of a window; stripes fill the space beside the title. */
export function WindowBar({ children, isQuiet, controls }: BarProps) {
  return (
    <div className={styles.bar} data-quiet={isQuiet || undefined}>
      {children}
      <span className={styles.grip} />
      {controls}
    </div>
  );
}

const box = 'h22v22h-22z';
const light = 'h22v2h-20v20h-2z';
const dark = 'v20h-22v-2h20v-18z';

/** Three decorative buttons. */
export const drawnControls = (
  <svg
    className={styles.controls}
    width="74"
    height="22"
    viewBox="0 0 74 22"
    preserveAspectRatio="xMaxYMid slice"
    aria-hidden="true"
  >
    <path className={styles.face} d={`M0 0${box}M26 0${box}M52 0${box}`} />
    <path className={styles.light} d={`M0 0${light}M26 0${light}M52 0${light}`} />
    <path className={styles.dark} d={`M22 2${dark}M48 2${dark}M74 2${dark}`} />
    <g transform="translate(5 5)">
      <path d={minimizeIcon} />
      <path d={expandIcon} transform="translate(26)" />
      <path d={closeIcon} transform="translate(52)" />
    </g>
  </svg>
);
