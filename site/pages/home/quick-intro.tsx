import type { Home } from '#model/home-schema.ts';
import { HoverSwap } from '#site/ui/hover-swap.tsx';
import { Panel } from '#site/ui/panel.tsx';
import { PictureBox } from '#site/ui/picture.tsx';
import { RichText } from '#site/ui/rich-text.tsx';
import styles from './quick-intro.module.css';

export function QuickIntro({ intro }: { intro: Home['quickIntro'] }) {
  const { title, text, hoverSwap, peaceSign } = intro;
  return (
    <Panel title={title}>
      <div className={styles.intro}>
        <RichText text={text} hasLead />
        {(hoverSwap || peaceSign) && (
          <div className={styles.pictures}>
            {hoverSwap && <HoverSwap {...hoverSwap} />}
            {peaceSign && (
              <PictureBox
                className={styles.peaceSign ?? ''}
                picture={peaceSign.src}
                alt={peaceSign.alt}
                width={120}
                height={120}
              />
            )}
          </div>
        )}
      </div>
    </Panel>
  );
}
