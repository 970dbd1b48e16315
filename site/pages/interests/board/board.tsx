import { type CSSProperties, useRef, useState } from 'react';
import type { Interest } from '#model/interests-schema.ts';
import type { TilePair } from '#model/tile-pairs.ts';
import { LatePopup, usePopupLoading } from '#site/pages/interests/popup/late-popup.tsx';
import styles from './board.module.css';
import { DeskTools } from './desk-tools.tsx';
import { Tile } from './tile.tsx';
import { TileTalk, useTileTalk } from './tile-talk.tsx';
import { useDesk } from './use-desk.ts';
import { useStable } from './use-stable.ts';

type Props = {
  items: Interest[];
  /** What two tiles say that touch. */
  pairs?: TilePair[] | undefined;
  /** Whether the tiles begin where the owner put them. */
  hasPlaces?: boolean | undefined;
  /** Whether there are buttons above the board. */
  hasTools?: boolean | undefined;
  /** The element that explains how to move a tile with the keyboard. */
  keyboardHintId: string;
};

/**
 * The cutting mat. It is prerendered as a list in the owner's order, which stays with all notes if scripts are
 * disabled; after hydration the tiles are scattered over the measured board.
 */
export function Board({ items, pairs = [], hasPlaces, hasTools, keyboardHintId }: Props) {
  const boardRef = useRef<HTMLUListElement>(null);
  const [openItem, setOpenItem] = useState<Interest>();
  const ids = items.map(({ id }) => id);
  const desk = useDesk(ids, boardRef, hasPlaces ? items.map(({ place }) => place) : undefined);
  usePopupLoading(boardRef);
  const { talk, drop } = useTileTalk(pairs, ids, boardRef);
  const settle = useStable((id: number) => {
    desk.settle();
    drop(id);
  });

  return (
    <>
      {hasTools ? (
        <DeskTools
          isReady={Boolean(desk.positions)}
          keeping={desk.keeping}
          onKeep={desk.toggleKeeping}
          onShuffle={desk.shuffle}
          onTidyUp={desk.tidyUp}
        />
      ) : null}
      <div className={styles.desk} data-wide="">
        <ul
          className={styles.board}
          // biome-ignore lint/a11y/noRedundantRoles: VoiceOver forgets that a list without bullets is one
          role="list"
          data-scattered={desk.positions ? true : undefined}
          data-tidy={desk.isTidy || undefined}
          data-few={items.length < 4 || undefined}
          style={desk.height ? ({ '--height': `${desk.height}px` } as CSSProperties) : undefined}
          ref={boardRef}
        >
          {items.map((item, index) => (
            <Tile
              key={item.id}
              item={item}
              index={index}
              position={desk.positions?.[index]}
              keyboardHintId={keyboardHintId}
              isOnTop={desk.positions?.[index]?.layer === desk.topLayer}
              onLift={desk.lift}
              onMove={desk.move}
              onDrop={settle}
              onOpen={setOpenItem}
            />
          ))}
        </ul>
        <TileTalk talk={talk} />
      </div>
      {openItem && <LatePopup key={openItem.id} item={openItem} onClose={() => setOpenItem(undefined)} />}
    </>
  );
}
