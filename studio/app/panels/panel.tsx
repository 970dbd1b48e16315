import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '#studio/app/icon/icon.tsx';
import { say } from '#studio/app/say.ts';
import styles from './panel.module.css';

type Props = {
  title: string;
  /** Of what it shows: another one begins at its top. */
  place?: string;
  /** The way back: where it leads, and its name. */
  back?: { name: string; onGo: () => void };
  /** Between title and body. */
  head?: ReactNode;
  foot?: ReactNode;
  /** At the foot, too: the things before and after, for which a phone has no room. */
  steps?: ReactNode;
  children: ReactNode;
};

/** Crumb, title, what is shown, and the things before and after at the foot. */
export function Panel({ title, place = title, back, head, foot, steps, children }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const shownPlace = useRef(place);
  useLayoutEffect(() => {
    if (shownPlace.current === place) return;
    shownPlace.current = place;
    body.current?.scrollTo({ top: 0 });
    // What led here is gone with what was shown before.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [place]);
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
        <h1 className={styles.title} id={id} tabIndex={-1} ref={heading}>
          {title}
        </h1>
        {head}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard, too */}
      <div className={styles.body} tabIndex={0} ref={body} data-scrolls>
        {children}
      </div>
      {foot && <div className={styles.foot}>{foot}</div>}
      {steps && <div className={`${styles.foot} ${styles.steps}`}>{steps}</div>}
    </section>
  );
}
