import { type RefObject, useEffect, useRef, useState } from 'react';
import { findPair, type TileBox, type TilePair } from '#model/tile-pairs.ts';
import styles from './tile-talk.module.css';

const shownMs = 3000;
/** From the board's edges, and from the tiles below to the bubble's tail. */
const edgePx = 8;
const tailPx = 10;

type Talk = { says: string; middle: number; top: number; count: number };

/**
 * What two tiles say when one is dropped on the other, for three seconds. `drop` is called with the dropped tile's id; the
 * board's children are the tiles, in the order of `ids`.
 */
export function useTileTalk(pairs: TilePair[], ids: number[], boardRef: RefObject<HTMLElement | null>) {
  const [talk, setTalk] = useState<Talk>();
  const count = useRef(0);

  useEffect(() => {
    if (!talk) return undefined;
    const timer = setTimeout(() => setTalk(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [talk]);

  const drop = (id: number) => {
    const board = boardRef.current?.getBoundingClientRect();
    if (!board || !pairs.length) return;
    const tiles = [...(boardRef.current?.children ?? [])];
    const boxes = new Map(ids.map((tile, index) => [tile, tiles[index]?.getBoundingClientRect() as TileBox]));
    const pair = findPair(id, boxes, pairs);
    if (!pair) return setTalk(undefined);
    const [one, other] = pair.tiles.map((tile) => boxes.get(tile)) as [TileBox, TileBox];
    const middle = Math.round((one.left + one.right + other.left + other.right) / 4 - board.left);
    const top = Math.round(Math.min(one.top, other.top) - board.top);
    count.current += 1;
    setTalk({ says: pair.says, middle, top, count: count.current });
  };
  return { talk, drop };
}

type Props = { talk: Talk | undefined };

/** Stands over the board, whose children are tiles alone. */
export function TileTalk({ talk }: Props) {
  const bubble = useRef<HTMLParagraphElement>(null);
  // The bubble's own size is known once it is there: it stays within the board.
  useEffect(() => {
    const element = bubble.current;
    const board = element?.parentElement;
    if (!element || !board || !talk) return;
    const { offsetWidth, offsetHeight } = element;
    const left = Math.min(
      Math.max(edgePx, talk.middle - Math.round(offsetWidth / 2)),
      board.clientWidth - offsetWidth - edgePx,
    );
    element.style.left = `${Math.max(edgePx, left)}px`;
    element.style.top = `${Math.max(edgePx, talk.top - offsetHeight - tailPx)}px`;
  }, [talk]);
  return (
    <div className={styles.over} aria-live="polite">
      {talk ? (
        <p key={talk.count} className={styles.says} ref={bubble} dir="auto">
          {talk.says}
        </p>
      ) : null}
    </div>
  );
}
