import { type CSSProperties, memo } from 'react';
import { type Distance, type TilePosition, tileSizePx } from '#model/interests.ts';
import type { Interest } from '#model/interests-schema.ts';
import { MultilineText } from '#site/ui/multiline-text.tsx';
import { PictureBox } from '#site/ui/picture.tsx';
import reaction from './reaction.module.css';
import styles from './tile.module.css';
import card from './tile-card.module.css';
import { type TileActions, useTileGestures } from './tile-gestures.ts';

type Props = Pick<TileActions, 'isOnTop' | 'onLift'> & {
  item: Interest;
  index: number;
  /** Undefined until the tiles are scattered. */
  position: TilePosition | undefined;
  keyboardHintId: string;
  onMove: (index: number, from: TilePosition, by: Distance) => void;
  /** After the tile was moved, by hand or by keys. */
  onDrop: (id: number) => void;
  onOpen: (item: Interest) => void;
};

/** Of a phone's board. */
const inFirstRow = 2;

/** Rendered again only if its own props change. */
export const Tile = memo(({ item, position, ...rest }: Props) => {
  if (!position) return <StaticTile item={item} index={rest.index} />;
  return <MovableTile item={item} position={position} {...rest} />;
});

/** The prerendered tile, with its notes for browsers without script. */
function StaticTile({ item, index }: Pick<Props, 'item' | 'index'>) {
  return (
    <li className={styles.item}>
      <div className={styles.tile}>
        <TileFace item={item} alt={item.alt} isEager={index < inFirstRow} />
      </div>
      <div className={styles.words}>
        <h3 dir="auto">{item.title}</h3>
        <p dir="auto">
          <MultilineText text={item.notes} />
        </p>
      </div>
    </li>
  );
}

function MovableTile(props: Props & { position: TilePosition }) {
  const { item, index, position, keyboardHintId, isOnTop, onLift, onMove, onDrop, onOpen } = props;
  const { isHeld, isDropped, ref, ...handlers } = useTileGestures(position, {
    isOnTop,
    onLift,
    onMove: (from, by) => onMove(index, from, by),
    onDrop: () => onDrop(item.id),
    onOpen: () => onOpen(item),
  });
  const style = { '--x': position.x, '--y': position.y, '--layer': position.layer } as CSSProperties;
  return (
    <li className={styles.item} style={style}>
      <button
        className={styles.tile}
        type="button"
        aria-label={item.title}
        aria-describedby={keyboardHintId}
        aria-haspopup="dialog"
        data-held={isHeld || undefined}
        data-dropped={isDropped || undefined}
        ref={ref}
        {...handlers}
      >
        <TileFace item={item} alt="" isMovable isEager />
      </button>
    </li>
  );
}

type FaceProps = Pick<Props, 'item'> & { alt: string; isMovable?: boolean; isEager: boolean };

function TileFace({ item, alt, isMovable, isEager }: FaceProps) {
  const size = { width: tileSizePx, height: tileSizePx, draggable: false };
  return (
    <span className={`${styles.face} ${card.card}`}>
      <span className={styles.picture}>
        <PictureBox picture={item.src} alt={alt} isEager={isEager} {...size} />
        {isMovable && item.reaction ? (
          <PictureBox
            className={reaction.reaction}
            picture={item.reaction}
            alt=""
            data-rhythm={item.rhythm}
            {...size}
          />
        ) : null}
      </span>
      <span className={`${styles.name} ${card.name}`} dir="auto" aria-hidden="true">
        {item.title}
      </span>
    </span>
  );
}
