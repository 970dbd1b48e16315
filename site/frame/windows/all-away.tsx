import { windowsWords } from 'virtual:words';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#site/ui/button/button.tsx';
import styles from './windows.module.css';

type Props = { anchor: RefObject<HTMLElement | null>; onTidyUp: () => void };

/** Stands in the page when all of its windows were put away. */
export function AllAway({ anchor, onTidyUp }: Props) {
  const [place, setPlace] = useState<HTMLElement>();
  useLayoutEffect(() => {
    // An element of its own: React adds and removes the pages beside it.
    const created = document.createElement('div');
    anchor.current?.parentElement?.querySelector('main')?.append(created);
    setPlace(created);
    return () => created.remove();
  }, [anchor]);
  return place
    ? createPortal(
        <div className={styles.allAway} data-all-away="">
          <p>{windowsWords.allAway}</p>
          <Button onClick={onTidyUp}>{windowsWords.tidyUp}</Button>
        </div>,
        place,
      )
    : null;
}
