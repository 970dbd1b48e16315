import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type BoardSize, type Distance, firstLayer, moveTile, type TilePosition } from '#model/interests.ts';
import type { Interest } from '#model/interests-schema.ts';
import { scatterTiles } from '#model/tile-scatter.ts';
import { InterestPopup } from '#site/pages/interests/popup/interest-popup.tsx';
import styles from './board.module.css';
import { animateScatter, measureTiles } from './scatter-animation.ts';
import { Tile } from './tile.tsx';

type Props = {
  items: Interest[];
  /** The element that explains how to move a tile with the keyboard. */
  keyboardHintId: string;
};

/**
 * The cutting mat. It is prerendered as a list in the owner's order, which stays with all notes if scripts are
 * disabled; after hydration the tiles are scattered over the measured board.
 */
export function Board({ items, keyboardHintId }: Props) {
  const boardRef = useRef<HTMLUListElement>(null);
  const topLayer = useRef(firstLayer);
  const [positions, setPositions] = useState<TilePosition[]>();
  const [openItem, setOpenItem] = useState<Interest>();
  const origins = useRef<DOMRect[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit, even if the items change
  useLayoutEffect(() => {
    origins.current = measureTiles(boardRef.current);
    setPositions(scatterTiles(items.length, measureBoard(boardRef.current), Math.random));
  }, []);

  useLayoutEffect(() => {
    if (!positions) return;
    animateScatter(boardRef.current, origins.current);
    origins.current = [];
  }, [positions]);

  // The same functions in every render: of two hundred tiles only the one that moves is rendered again.
  const lift = useCallback((position: TilePosition): TilePosition => {
    topLayer.current += 1;
    return { ...position, layer: topLayer.current };
  }, []);
  const move = useCallback((index: number, from: TilePosition, by: Distance) => {
    const position = moveTile(from, by, measureBoard(boardRef.current));
    setPositions((current) => current?.with(index, position));
  }, []);

  return (
    <>
      <ul
        className={styles.board}
        // biome-ignore lint/a11y/noRedundantRoles: VoiceOver forgets that a list without bullets is one
        role="list"
        data-scattered={positions ? true : undefined}
        data-few={items.length < 4 || undefined}
        ref={boardRef}
      >
        {items.map((item, index) => (
          <Tile
            key={item.id}
            item={item}
            index={index}
            position={positions?.[index]}
            keyboardHintId={keyboardHintId}
            isOnTop={positions?.[index]?.layer === topLayer.current}
            onLift={lift}
            onMove={move}
            onOpen={setOpenItem}
          />
        ))}
      </ul>
      {openItem && <InterestPopup item={openItem} onClose={() => setOpenItem(undefined)} />}
    </>
  );
}

function measureBoard(board: Element | null): BoardSize {
  const { clientWidth = 0, clientHeight = 0 } = board ?? {};
  return { width: clientWidth, height: clientHeight };
}
