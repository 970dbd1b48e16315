import { useState } from 'react';
import { staticPaths } from '#model/paths.ts';
import { findHidingPlace } from '#model/surprise.ts';
import { delights } from '#site/content.ts';
import { useAddress } from '#site/navigation.tsx';
import styles from './surprise.module.css';
import { SurpriseDialog } from './surprise-dialog.tsx';

const { surprise } = delights;

/** What hides at the end of one page a day. It has no words on the page, but a name for who can't see it. */
export function Surprise({ now = () => new Date() }: { now?: () => Date }) {
  const { pathname } = useAddress();
  const [isOpen, setIsOpen] = useState(false);
  if (!surprise || findHidingPlace(staticPaths, now()) !== pathname) return null;
  const { src, width, height } = surprise.picture;
  return (
    <div className={styles.place} data-print="never">
      <button className={styles.surprise} type="button" aria-label={surprise.label} onClick={() => setIsOpen(true)}>
        <img src={src} width={width * 2} height={height * 2} alt="" />
      </button>
      {isOpen ? <SurpriseDialog surprise={surprise} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}
