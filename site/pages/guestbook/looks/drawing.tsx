import { useState } from 'react';
import { writeDrawingAddress } from '#model/drawing-address.ts';
import { drawingHeight, drawingWidth } from '#model/drawing-size.ts';
import type { Entry } from '#model/guestbook.ts';
import { withBase } from '#site/navigation/paths.ts';
import { servesPictures } from './drawing-rules.ts';
import styles from './note.module.css';
import { compose } from './note.tsx';
import { paintDrawing } from './paint-drawing.ts';

type Props = {
  entry: Pick<Entry, 'id' | 'drawing' | 'depicts'>;
  /** Everybody sees it, so the server has a picture of it. */
  isPublic: boolean;
};

/** The drawing of a note at twice its size, or as it is: as a picture of the server, or painted here. */
export function Drawing({ entry: { id, drawing, depicts = '' }, isPublic }: Props) {
  const [hasFailed, setHasFailed] = useState(false);
  const size = { width: drawingWidth * 2, height: drawingHeight * 2 };
  if (servesPictures && isPublic && !(hasFailed && drawing)) {
    const address = withBase(`/${writeDrawingAddress(id)}`);
    return (
      <img
        className={styles.drawing}
        src={address}
        alt={compose(depicts)}
        {...size}
        loading="lazy"
        decoding="async"
        onError={() => setHasFailed(true)}
      />
    );
  }
  return (
    <canvas
      className={styles.drawing}
      role="img"
      aria-label={compose(depicts)}
      width={drawingWidth}
      height={drawingHeight}
      ref={(canvas) => {
        if (canvas && drawing) void paintDrawing(canvas, drawing);
      }}
    />
  );
}
