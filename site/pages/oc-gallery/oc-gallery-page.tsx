import { characterCards, galleryPage } from 'virtual:content';
import { useId } from 'react';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { MultilineText } from '#site/ui/multiline-text.tsx';
import { Panel } from '#site/ui/panel.tsx';
import { CharacterCards } from './character-cards.tsx';
import styles from './oc-gallery-page.module.css';

export function OcGalleryPage() {
  const { listTitle, intro, emptyText, header } = galleryPage;
  const titleId = useId();
  return (
    <>
      <Panel title={listTitle} titleId={titleId}>
        <div className={styles.intro}>
          <MultilineText text={intro} isParagraphs />
        </div>
        {characterCards.length === 0 && <EmptyState picture={header.mascot}>{emptyText}</EmptyState>}
      </Panel>
      {characterCards.length > 0 && <CharacterCards characters={characterCards} titleId={titleId} />}
    </>
  );
}
