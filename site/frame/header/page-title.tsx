import type { RefObject } from 'react';
import type { FrameHeader } from '#model/page-header.ts';
import styles from './page-title.module.css';

type Props = Pick<FrameHeader, 'title' | 'titleLength'> & {
  isHome: boolean;
  headingRef: RefObject<HTMLHeadingElement | null>;
};

/** The page's title in big letters; focused after a navigation. */
export function PageTitle({ title, titleLength, isHome, headingRef }: Props) {
  return (
    <h1
      className={styles.title}
      ref={headingRef}
      tabIndex={-1}
      dir="auto"
      {...{ [isHome ? 'data-home-length' : 'data-length']: titleLength }}
    >
      <span>{title}</span>
    </h1>
  );
}
