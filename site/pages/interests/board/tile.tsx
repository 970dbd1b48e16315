import type { CSSProperties } from 'react';
import { type TilePosition, tileSizePx } from '#model/interests.ts';
import type { Interest } from '#model/interests-schema.ts';
import { MultilineText } from '#site/ui/multiline-text.tsx';
import { PictureBox } from '#site/ui/picture.tsx';
import styles from './tile.module.css';
import { type TileActions, useTileGestures } from './tile-gestures.ts';

type Props = TileActions & {
  item: Interest;
  /** Undefined until the tiles are scattered. */
  position: TilePosition | undefined;
  keyboardHintId: string;
};

export function Tile({ item, position, ...actions }: Props) {
  if (!position) return <StaticTile item={item} />;
  return <MovableTile item={item} position={position} {...actions} />;
}

/** The prerendered tile, with its notes for browsers without script. */
function StaticTile({ item }: { item: Interest }) {
  return (
    <li className={styles.item}>
      <div className={styles.tile}>
        <TileFace item={item} alt={item.alt} />
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

function MovableTile({ item, position, keyboardHintId, ...actions }: Props & { position: TilePosition }) {
  const { isHeld, ...handlers } = useTileGestures(position, actions);
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
        {...handlers}
      >
        <TileFace item={item} alt="" />
      </button>
    </li>
  );
}

function TileFace({ item, alt }: { item: Interest; alt: string }) {
  return (
    <span className={styles.face}>
      <PictureBox
        className={styles.picture}
        picture={item.src}
        alt={alt}
        width={tileSizePx}
        height={tileSizePx}
        draggable={false}
        isEager
      />
      <span className={styles.name} dir="auto" aria-hidden="true">
        {item.title}
      </span>
    </span>
  );
}
