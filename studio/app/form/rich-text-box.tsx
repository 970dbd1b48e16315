import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import styles from './field.module.css';
import type { ControlProps } from './field-frame.tsx';
import { cutIntoPieces, type Mark, type Piece } from './markdown-marks.ts';
import rich from './rich-text-box.module.css';

type Props = {
  box: RefObject<HTMLTextAreaElement | null>;
  control: ControlProps;
  text: string;
  marks: readonly Mark[];
  placeholder: string | undefined;
  onEnter: (text: string) => void;
  onLeave: () => void;
};

const lookOf = ({ isAddress, isSign, kinds }: Piece): string =>
  [isAddress ? 'address' : isSign ? 'sign' : '', ...kinds].filter(Boolean).join(' ');

/**
 * A text whose signs stay, small in sight. The words are drawn above the box, in which they are transparent: all looks have the
 * width of the plain letters, or the caret would stand elsewhere.
 */
export function RichTextBox({ box, control, text, marks, placeholder, onEnter, onLeave }: Props) {
  const drawn = useRef<HTMLDivElement>(null);
  const pieces = useMemo(() => cutIntoPieces(text, marks), [text, marks]);
  const follow = () => {
    if (drawn.current && box.current) drawn.current.scrollTop = box.current.scrollTop;
  };
  useLayoutEffect(follow);
  return (
    <div className={rich.box}>
      <textarea
        {...control}
        ref={box}
        className={`${styles.input} ${styles.rich} ${rich.text}`}
        rows={1}
        value={text}
        placeholder={placeholder}
        onChange={(event) => onEnter(event.target.value)}
        onBlur={onLeave}
        onScroll={follow}
      />
      <div ref={drawn} className={`${styles.input} ${rich.drawn}`} aria-hidden="true">
        {pieces.map((piece) => (
          <span key={piece.start} data-look={lookOf(piece) || undefined}>
            {piece.text}
          </span>
        ))}
        {/* A line break at the end makes a line only with something after it. */}
        {'\u200b'}
      </div>
    </div>
  );
}
