import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import {
  type BoardSize,
  type Distance,
  firstLayer,
  measureBoardHeight,
  moveTile,
  type TilePosition,
  threeColumnsPx,
} from '#model/interests.ts';
import { keepDesk, layKeptDesk } from '#model/kept-desk.ts';
import { dealTiles } from '#model/tile-deal.ts';
import { leastRowPx, measureRowsHeight, tidyTiles, wholeRowPx } from '#model/tile-rows.ts';
import { scatterTiles } from '#model/tile-scatter.ts';
import { type DeskShape, forgetDesk, recallDesk, rememberDesk } from './desk-memory.ts';
import { animateMoves, arrival, type Movement, measureTiles, move } from './scatter-animation.ts';

/** What the desk says about being kept: nothing before the visitor asked for it. */
export type Keeping = 'off' | 'kept' | 'refused';

/** Where the owner put a tile, in thousandths; one that was put nowhere lies where chance puts it. */
export type OwnerPlaces = (readonly [number, number] | undefined)[];

/**
 * Where the tiles with these ids are. They are scattered by chance on each visit, unless this browser keeps them or the owner has
 * places for them, and stay where the visitor puts them. Undefined until the board is measured.
 */
export function useDesk(ids: number[], boardRef: RefObject<HTMLElement | null>, owners?: OwnerPlaces) {
  const isFew = ids.length < 4;
  const topLayer = useRef(firstLayer);
  const [height, setHeight] = useState<number>();
  const [positions, setPositions] = useState<TilePosition[]>();
  const [isTidy, setIsTidy] = useState(false);
  const [keeping, setKeeping] = useState<Keeping>('off');
  const movement = useRef<{ origins: DOMRect[]; of: Movement }>(undefined);
  /** Of all moves, also of those that are not rendered yet. */
  const latest = useRef<TilePosition[]>([]);

  const size = useRef<BoardSize>(undefined);
  const board = useCallback(() => {
    size.current ??= measureBoard(boardRef.current);
    return size.current;
  }, [boardRef]);

  // Measured for every move of a tile, the page would be laid out twice in a frame.
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => {
      size.current = undefined;
    });
    if (boardRef.current) observer.observe(boardRef.current);
    return () => observer.disconnect();
  }, [boardRef]);

  const readShape = (): DeskShape => (board().width < threeColumnsPx ? 'narrow' : 'wide');

  /** Puts the tiles where `place` says, on a board that is as high as they need, with their way animated. */
  const lay = (of: Movement, needed: number, place: (size: BoardSize) => TilePosition[]) => {
    movement.current = { origins: measureTiles(boardRef.current), of };
    const { width, height } = board();
    // Up to three tiles have a lower board.
    const size = { width, height: isFew ? height : Math.max(needed, measureBoardHeight(ids.length, width)) };
    setHeight(isFew || size.height === boardHeight ? undefined : size.height);
    const places = place(size);
    topLayer.current = firstLayer;
    latest.current = places;
    setPositions(places);
    return places;
  };

  const layByChance = (size: BoardSize) =>
    (size.width < threeColumnsPx ? dealTiles : scatterTiles)(ids.length, size, Math.random);

  /** On a narrow board, where wide places would hide tiles, they stand in rows. */
  const layByOwner = (owners: OwnerPlaces) => (size: BoardSize) =>
    size.width < threeColumnsPx
      ? tidyTiles(ids.length, size)
      : layByChance(size).map((byChance, index) => {
          // A tile that has been moved keeps its layer, and without a place of its own the place that it has.
          const position = latest.current[index] ?? { ...byChance, layer: firstLayer - ids.length + index + 1 };
          const [x = 1000 * position.x, y = 1000 * position.y] = owners[index] ?? [];
          return { ...position, x: x / 1000, y: y / 1000 };
        });

  const save = () => {
    const isSaved = rememberDesk(readShape(), keepDesk(ids, latest.current));
    setKeeping(isSaved ? 'kept' : 'refused');
  };
  const saveIfKept = () => keeping === 'kept' && save();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit, even if the items change; but an owner sees each new place
  useLayoutEffect(() => {
    const { isKept, places } = recallDesk(readShape());
    if (isKept) setKeeping('kept');
    lay(
      positions ? move : arrival,
      owners && readShape() === 'narrow' ? measureRowsHeight(ids.length, board().width, leastRowPx) : 0,
      (size) => {
        const tiles = owners ? layByOwner(owners)(size) : layByChance(size);
        return places ? layKeptDesk(ids, places, tiles) : tiles;
      },
    );
  }, [String(owners)]);

  useLayoutEffect(() => {
    if (!positions || !movement.current) return;
    animateMoves(boardRef.current, movement.current.origins, movement.current.of);
    movement.current = undefined;
  }, [positions, boardRef]);

  return {
    positions,
    height,
    isTidy,
    keeping,
    topLayer: topLayer.current,
    // The same functions in every render: of two hundred tiles only the one that moves is rendered again.
    lift: useCallback((position: TilePosition): TilePosition => {
      topLayer.current += 1;
      return { ...position, layer: topLayer.current };
    }, []),
    move: useCallback(
      (index: number, from: TilePosition, by: Distance) => {
        const position = moveTile(from, by, board());
        latest.current = latest.current.with(index, position);
        setPositions((current) => current?.with(index, position));
      },
      [board],
    ),
    settle: saveIfKept,
    shuffle() {
      setIsTidy(false);
      lay(move, 0, layByChance);
      saveIfKept();
    },
    tidyUp() {
      setIsTidy(true);
      lay(move, measureRowsHeight(ids.length, board().width, wholeRowPx), (size) => tidyTiles(ids.length, size));
      saveIfKept();
    },
    toggleKeeping() {
      if (keeping !== 'kept') return save();
      forgetDesk();
      setKeeping('off');
    },
  };
}

/** The height of board.module.css, which no inline style needs to repeat. */
const boardHeight = 1000;

function measureBoard(board: Element | null): BoardSize {
  const { clientWidth = 0, clientHeight = 0 } = board ?? {};
  return { width: clientWidth, height: clientHeight };
}
