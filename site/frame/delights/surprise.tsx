import { type ComponentProps, type ComponentType, useState } from 'react';
import type { Delights } from '#model/delights-schema.ts';
import { staticPaths } from '#model/paths.ts';
import { findHidingPlace } from '#model/surprise.ts';
import { delights, headers } from '#site/content.ts';
import { useAddress } from '#site/navigation.tsx';
import styles from './surprise.module.css';
import type { SurpriseDialog } from './surprise-dialog.tsx';

const { surprise } = delights;

/** Fetched by whoever is about to click: most visitors never do. */
const loadDialog = () => import('./surprise-dialog.tsx');
const prefetchDialog = () => void loadDialog().catch(() => {});

/** `pages` has an address for each page that the owner did not leave out. */
type Props = { now?: () => Date; pages?: Record<string, unknown> };

/** What hides at the end of one page a day. It has no words on the page, but a name for who can't see it. */
export function Surprise({ now = () => new Date(), pages = headers }: Props) {
  const { pathname } = useAddress();
  const places = staticPaths.filter((path) => pages[path]);
  if (!surprise || findHidingPlace(places, now()) !== pathname) return null;
  return <HiddenThing surprise={surprise} />;
}

/** Gone with its page, so that nobody who comes back finds its window open. */
function HiddenThing({ surprise }: { surprise: NonNullable<Delights['surprise']> }) {
  const [Shown, setShown] = useState<ComponentType<ComponentProps<typeof SurpriseDialog>>>();
  const open = () => {
    loadDialog().then(
      (dialog) => setShown(() => dialog.SurpriseDialog),
      () => {},
    );
  };
  const { src, width, height } = surprise.picture;
  return (
    <div className={styles.place} data-print="never">
      <button
        className={styles.surprise}
        type="button"
        aria-label={surprise.label}
        onClick={open}
        onPointerEnter={prefetchDialog}
        onFocus={prefetchDialog}
      >
        <img src={src} width={width * 2} height={height * 2} alt="" />
      </button>
      {Shown ? <Shown surprise={surprise} onClose={() => setShown(undefined)} /> : null}
    </div>
  );
}
