import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '#studio/app/icon/icon.tsx';
import styles from './fold.module.css';
import { useShowOpened } from './use-show-opened.ts';

type Props = {
  label: string;
  summary: string;
  /** Opens it, whenever it becomes true. */
  isPicked: boolean;
  children: ReactNode;
};

/** A row that opens. */
export function Fold({ label, summary, isPicked, children }: Props) {
  const [isOpen, setIsOpen] = useState(isPicked);
  const [wasPicked, setWasPicked] = useState(isPicked);
  if (wasPicked !== isPicked) {
    setWasPicked(isPicked);
    if (isPicked) setIsOpen(true);
  }
  const fold = useRef<HTMLDivElement>(null);
  useShowOpened(fold, isOpen);
  return (
    <div ref={fold} className={styles.fold} data-open={isOpen || undefined}>
      <button type="button" className={styles.row} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <span className={styles.text}>
          <span className={styles.label}>{label}</span>
          {!isOpen && <span className={styles.summary}>{summary}</span>}
        </span>
        <Icon name="caret-down" isSmall />
      </button>
      {isOpen && <div className={styles.body}>{children}</div>}
    </div>
  );
}
