import { useState } from 'react';
import type { Mood } from '#model/delights-schema.ts';
import type { Picture } from '#model/picture.ts';
import { WidgetBoundary } from '#site/frame/widget-boundary.tsx';
import styles from './mascot-place.module.css';
import { Village } from './scene/scene.tsx';

type Props = {
  mascot: Picture;
  bubble?: string | undefined;
  /** Undefined until its chunk has loaded. */
  delights: typeof import('#site/frame/delights/delights.ts') | undefined;
};

/** The village and the mascot in the header's scene with what it says, and on Home the sweet. */
export function MascotPlace({ mascot, bubble: greeting, delights }: Props) {
  const [mood, setMood] = useState<Mood>();
  const [pointing, setPointing] = useState<Mood>();
  const { picture = mascot, bubble }: Partial<Mood> = pointing ?? mood ?? { bubble: greeting };
  return (
    <div className={styles.place}>
      <WidgetBoundary>{delights && <delights.LateMoment onMood={setPointing} />}</WidgetBoundary>
      <Village>
        <WidgetBoundary>{delights && <delights.SceneLife isVillage />}</WidgetBoundary>
      </Village>
      <div className={styles.talk} aria-hidden="true">
        {bubble && (
          // With a key, as other words are not the same ones that moved.
          <p key={bubble} className={styles.bubble} dir="auto">
            {bubble}
          </p>
        )}
      </div>
      <div className={styles.mascot}>
        <img key={picture.src} src={picture.src} width={120} height={120} alt="" />
        <WidgetBoundary>{delights && <delights.MascotReactions onMood={setMood} />}</WidgetBoundary>
      </div>
    </div>
  );
}
