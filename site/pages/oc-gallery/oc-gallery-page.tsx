import { useId } from 'react';
import { characters, galleryPage } from '#site/content.ts';
import { MultilineText } from '#site/ui/multiline-text.tsx';
import { Panel } from '#site/ui/panel.tsx';
import { CharacterCards } from './character-cards.tsx';
import styles from './oc-gallery-page.module.css';

export function OcGalleryPage() {
  const { listTitle, intro } = galleryPage;
  const titleId = useId();
  return (
    <>
      <Panel title={listTitle} titleId={titleId}>
        <div className={styles.intro}>
          <MultilineText text={intro} isParagraphs />
        </div>
      </Panel>
      <CharacterCards characters={characters} titleId={titleId} />
    </>
  );
}
