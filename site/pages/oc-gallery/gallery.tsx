import { characterList, galleryPage } from 'virtual:content';
import { galleryWords } from 'virtual:words';
import { useId } from 'react';
import type { CharacterCard } from '#model/page-data.ts';
import type { ListPage } from '#model/paged-list.ts';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { FindField } from '#site/ui/find/find-field.tsx';
import { type FindSource, useFind } from '#site/ui/find/use-find.ts';
import { ListNavigation } from '#site/ui/list/list-navigation.tsx';
import { loadWholeList } from '#site/ui/list/list-pages.ts';
import { MultilineText } from '#site/ui/multiline-text.tsx';
import { Panel } from '#site/ui/panel.tsx';
import { CharacterCards } from './character-cards.tsx';
import styles from './gallery.module.css';

const allCharacters: FindSource<CharacterCard> = {
  load: () => loadWholeList('characters', characterList),
  read: ({ name, species, occupation, tags }) => ({ name, tags: [species, occupation, ...tags] }),
};

type Props = { list: ListPage<CharacterCard>; source?: FindSource<CharacterCard> };

/** One page of the gallery, or what is found in all of it. */
export function Gallery({ list: { number, pageCount, items }, source = allCharacters }: Props) {
  const { listTitle, intro, emptyText, header } = galleryPage;
  const titleId = useId();
  const finder = useFind(source);
  const shown = finder.results ?? items;
  return (
    <>
      <Panel title={listTitle} titleId={titleId}>
        <div className={styles.intro} data-wide="">
          <MultilineText text={intro} isParagraphs />
        </div>
        {items.length === 0 && <EmptyState picture={header.mascot}>{emptyText}</EmptyState>}
        {pageCount > 1 && (
          <div>
            <FindField label={galleryWords.find} finder={finder} />
          </div>
        )}
      </Panel>
      {shown.length > 0 && <CharacterCards characters={shown} titleId={titleId} isPart={pageCount > 1} />}
      {!finder.results && <ListNavigation list="characters" number={number} pageCount={pageCount} />}
    </>
  );
}
