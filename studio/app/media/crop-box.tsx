import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { say } from '#studio/app/say.ts';
import type { CropBox as Frame } from '#studio/protocol/media.ts';
import { beginFrame, type CropRules, moveFrame, resizeFrame } from './crop-frame.ts';
import styles from './media.module.css';
import { usePicture } from './picture-preview.tsx';

type Props = {
  /** The address of the picture. */
  src: string;
  exact?: CropRules['exact'];
  grid?: number;
  onDone: (frame: Frame) => void;
  onLeave: () => void;
};

/** A frame over a picture: dragged, made larger at its corners, or moved with the arrows. */
export function CropBox({ src, exact, grid = 1, onDone, onLeave }: Props) {
  const { image, size, shown } = usePicture();
  const [frame, setFrame] = useState<Frame>();
  const helpId = useId();
  const drag = useRef<{ x: number; y: number; frame: Frame; corner: 'start' | 'end' | undefined }>(undefined);
  const rules: CropRules | undefined = size && { whole: size, exact, grid };
  const now = frame ?? (rules && beginFrame(rules));

  function begin(event: PointerEvent<SVGElement>, corner?: 'start' | 'end') {
    if (!now || event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, frame: now, corner };
  }
  function follow(event: PointerEvent<SVGElement>) {
    if (!drag.current || !rules || !shown) return;
    const { x, y, frame: from, corner } = drag.current;
    const scale = rules.whole.width / shown.width;
    const [across, down] = [(event.clientX - x) * scale, (event.clientY - y) * scale];
    if (corner === 'end') setFrame(resizeFrame(from, { width: across, height: down }, rules));
    else if (corner === 'start') setFrame(resizeFrame(from, { width: -across, height: -down }, rules, true));
    else setFrame(moveFrame(from, across, down, rules));
  }
  const end = () => {
    drag.current = undefined;
  };

  function press(event: KeyboardEvent) {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!step || !rules || !now || event.altKey || event.ctrlKey) return;
    event.preventDefault();
    const far = Math.max(grid, Math.round(rules.whole.width / 60));
    const [across = 0, down = 0] = step.map((way) => way * far);
    if (!event.shiftKey) setFrame(moveFrame(now, across, down, rules));
    else {
      // What is kept in shape may have to grow by more than a step to grow at all.
      const most = exact ? Math.max(far, exact.width * grid) : far;
      const by = exact ? { width: Math.sign(across + down) * most, height: 0 } : { width: across, height: down };
      setFrame(resizeFrame(now, by, rules));
    }
  }

  const corner = Math.max(2, 14 * (size && shown ? size.width / shown.width : 1));
  const handles = { onPointerMove: follow, onPointerUp: end, onPointerCancel: end };
  return (
    <div className={styles.crop}>
      <div className={styles.cropArea}>
        <img
          ref={image.ref}
          onLoad={image.onLoad}
          className={styles.picture}
          data-pixels={shown?.isPixels || undefined}
          src={src}
          alt=""
          {...shown?.box}
          draggable={false}
        />
        {size && shown && now && (
          // biome-ignore lint/a11y/noSvgWithoutTitle: the frame in it has a name
          <svg className={styles.cropLayer} viewBox={`0 0 ${size.width} ${size.height}`} {...shown.box}>
            <path
              className={styles.cropShade}
              d={`M0 0h${size.width}v${size.height}h${-size.width}z M${now.left} ${now.top}v${now.height}h${now.width}v${-now.height}z`}
            />
            {/* biome-ignore lint/a11y/useSemanticElements: HTML's button is not part of SVG */}
            <rect
              className={styles.cropFrame}
              x={now.left}
              y={now.top}
              width={now.width}
              height={now.height}
              role="button"
              tabIndex={0}
              aria-label={say('media.cropFrame', { ...now })}
              aria-describedby={helpId}
              onKeyDown={press}
              onPointerDown={(event) => begin(event)}
              {...handles}
            />
            {(['start', 'end'] as const).map((which) => (
              <rect
                key={which}
                className={styles.cropCorner}
                x={which === 'start' ? now.left : now.left + now.width - corner}
                y={which === 'start' ? now.top : now.top + now.height - corner}
                width={Math.min(corner, now.width / 2)}
                height={Math.min(corner, now.height / 2)}
                onPointerDown={(event) => begin(event, which)}
                {...handles}
              />
            ))}
          </svg>
        )}
      </div>
      <p className={styles.soft} id={helpId}>
        {exact ? say('media.cropExact', { ...exact }) : say('media.cropHelp')}
      </p>
      <div className={styles.row}>
        <Button kind="go" isOff={!now} onClick={() => now && onDone(now)}>
          {say('media.usePart')}
        </Button>
        <Button onClick={onLeave}>{say('media.leaveAsItIs')}</Button>
      </div>
    </div>
  );
}
