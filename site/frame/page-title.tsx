import type { RefObject } from 'react';
import type { FrameHeader } from '#model/page-header.ts';
import styles from './page-title.module.css';

type Props = Pick<FrameHeader, 'title' | 'letters'> & { headingRef: RefObject<HTMLHeadingElement | null> };

/** The page's title in big letters; focused after a navigation. */
export function PageTitle({ title, letters, headingRef }: Props) {
  return (
    <h1 className={styles.title} ref={headingRef} tabIndex={-1} data-letters={letters} dir="auto">
      {title}
    </h1>
  );
}
