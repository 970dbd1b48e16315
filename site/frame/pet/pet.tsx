import { delights, headers } from 'virtual:content';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useReducedMotion } from '#site/frame/delights/use-reduced-motion.ts';
import { useAddress } from '#site/navigation/navigation.tsx';
import { paths } from '#site/navigation/paths.ts';
import { findRoute } from '#site/navigation/routes.ts';
import styles from './pet.module.css';
import { usePetBed } from './pet-bed.ts';
import { useBoredom } from './use-boredom.ts';
import { usePerch } from './use-perch.ts';

type Props = { napAfterMs?: number };

/**
 * Sits on the window that the visitor is in, unless it was sent to bed or the visitor's system asks for less motion. Where nothing
 * was found nobody smiles.
 */
export function Pet({ napAfterMs = 60_000 }: Props) {
  const { pathname } = useAddress();
  const [isInBed] = usePetBed();
  const isStill = useReducedMotion();
  return isInBed || isStill || !delights.pet || findRoute(headers, pathname).component === 'NotFoundPage' ? null : (
    <AwakePet sprite={delights.pet.sprite.src} napAfterMs={napAfterMs} />
  );
}

function AwakePet({ sprite, napAfterMs }: { sprite: string; napAfterMs: number }) {
  const { pathname } = useAddress();
  const perch = usePerch();
  const isBored = useBoredom(napAfterMs);
  const [isPetted, setIsPetted] = useState(false);
  if (!perch) return null;
  const mood = isPetted ? 'petted' : isBored ? 'nap' : pathname === paths.resume ? 'read' : 'sit';
  return createPortal(
    // A stroke is all that a click does.
    <span className={styles.pet} data-pet={mood} aria-hidden="true" onClick={() => setIsPetted(true)}>
      <img
        className={styles.sprite}
        src={sprite}
        width="704"
        height="64"
        alt=""
        draggable={false}
        onAnimationEnd={({ animationName, currentTarget }) => {
          // The end of a landing may be reported just after the stroke.
          if (getComputedStyle(currentTarget).animationName === animationName) setIsPetted(false);
        }}
      />
    </span>,
    perch,
  );
}
