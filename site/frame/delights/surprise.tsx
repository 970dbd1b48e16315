import { delights, headers } from 'virtual:content';
import { addresses } from 'virtual:pages';
import { lazy, Suspense, useState } from 'react';
import type { Delights } from '#model/delights-schema.ts';
import { findHidingPlace } from '#model/surprise.ts';
import { useAddress } from '#site/navigation/navigation.tsx';
import styles from './surprise.module.css';

const { surprise } = delights;

/** Few visitors find the surprise. */
const SurpriseDialog = lazy(async () => ({ default: (await import('./surprise-dialog.tsx')).SurpriseDialog }));

/** `pages` has an address for each page that the owner did not leave out. */
type Props = { now?: () => Date; pages?: Record<string, unknown> };

/** A thing that hides at the end of one page a day. It has no visible text, only a name for screen readers. */
export function Surprise({ now = () => new Date(), pages = headers }: Props) {
  const { pathname } = useAddress();
  const places = Object.values(addresses).filter((path) => pages[path]);
  if (!surprise || findHidingPlace(places, now()) !== pathname) return null;
  return <HiddenThing surprise={surprise} />;
}

/** Unmounted with its page, so that its dialog is closed when the visitor comes back. */
function HiddenThing({ surprise }: { surprise: NonNullable<Delights['surprise']> }) {
  const [isOpen, setIsOpen] = useState(false);
  const { src, width, height } = surprise.picture;
  return (
    <div className={styles.place} data-print="never">
      <button className={styles.surprise} type="button" aria-label={surprise.label} onClick={() => setIsOpen(true)}>
        <img src={src} width={width * 2} height={height * 2} alt="" />
      </button>
      {isOpen ? (
        <Suspense>
          <SurpriseDialog surprise={surprise} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
