import { type ReactNode, useId } from 'react';
import { Icon } from '#studio/app/icon/icon.tsx';
import { say } from '#studio/app/say.ts';
import styles from './panel.module.css';

type Props = {
  title: string;
  /** The way back: where it leads, and its name. */
  back?: { name: string; onGo: () => void };
  /** Between title and body. */
  head?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
};

/** Crumb, title, what is shown, and the things before and after at the foot. */
export function Panel({ title, back, head, foot, children }: Props) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        {back && (
          <nav aria-label={say('panel.whereYouAre')}>
            <button type="button" className={styles.crumb} onClick={back.onGo}>
              <Icon name="arrow-left" isSmall /> {back.name}
            </button>
          </nav>
        )}
        <h1 className={styles.title} id={id} tabIndex={-1}>
          {title}
        </h1>
        {head}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard, too */}
      <div className={styles.body} tabIndex={0}>
        {children}
      </div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </section>
  );
}
