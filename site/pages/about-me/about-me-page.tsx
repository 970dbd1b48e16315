import { aboutMe } from 'virtual:content';
import { HoverSwap } from '#site/ui/hover-swap.tsx';
import { Panel } from '#site/ui/panel.tsx';
import { RichText } from '#site/ui/rich-text.tsx';
import styles from './about-me-page.module.css';
import { MediaInterests } from './media-interests.tsx';

export function AboutMePage() {
  const { whoAmI, mediaInterests } = aboutMe;
  return (
    <>
      <Panel title={whoAmI.title}>
        <div className={styles.bio}>
          {whoAmI.hoverSwap && (
            <figure className={styles.avatar}>
              <HoverSwap {...whoAmI.hoverSwap} />
              <figcaption dir="auto">{whoAmI.caption}</figcaption>
            </figure>
          )}
          <RichText text={whoAmI.text} hasLead />
        </div>
      </Panel>
      {mediaInterests?.categories.length ? <MediaInterests mediaInterests={mediaInterests} /> : null}
    </>
  );
}
