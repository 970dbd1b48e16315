import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { say } from '#studio/app/say.ts';
import { titleOfPage } from '#studio/app/state/sections.ts';
import { useSite } from '#studio/app/state/use-studio.ts';
import styles from './field.module.css';
import type { ControlProps } from './field-frame.tsx';
import { cutIntoPieces, type Mark, type Piece } from './markdown-marks.ts';
import rich from './rich-text-box.module.css';
import { useSelection } from './use-selection.ts';

type Props = {
  box: RefObject<HTMLTextAreaElement | null>;
  control: ControlProps;
  text: string;
  marks: readonly Mark[];
  placeholder: string | undefined;
  onEnter: (text: string) => void;
  onLeave: () => void;
};

/** An address that goes on in the next line has no one place for a name, and stays as it is. */
function markBroken(drawn: HTMLElement) {
  for (const address of drawn.querySelectorAll('[data-page]')) {
    address.toggleAttribute('data-broken', address.getClientRects().length > 1);
  }
}

const lookOf = ({ isAddress, isSign, kinds }: Piece): string =>
  [isAddress ? 'address' : isSign ? 'sign' : '', ...kinds].filter(Boolean).join(' ');

/**
 * A text whose signs stay, small in sight. The words are drawn above the box, in which they are transparent: all looks have the
 * width of the plain letters, or the caret would stand elsewhere.
 */
export function RichTextBox({ box, control, text, marks, placeholder, onEnter, onLeave }: Props) {
  const drawn = useRef<HTMLDivElement>(null);
  const pieces = useMemo(() => cutIntoPieces(text, marks), [text, marks]);
  const selection = useSelection(box);
  const { site } = useSite();
  /** Of a piece that is the address of a page: what the page is called, and whether the caret is in that link. */
  const chipOf = ({ isAddress, start }: Piece) => {
    const link = isAddress ? marks.find(({ kind, inside }) => kind === 'link' && inside.end === start) : undefined;
    const page = site.pages.find(({ address }) => address === link?.address?.replace(/(?<=.)\/?(#.*)?$/, ''));
    if (!link || !page) return undefined;
    const isAtCaret = selection && link.start <= selection.start && selection.end <= link.end;
    return { 'data-page': say('form.toPage', { page: titleOfPage(page) }), 'data-at-caret': isAtCaret || undefined };
  };
  useLayoutEffect(() => {
    const element = drawn.current;
    if (!element) return;
    const observer = new ResizeObserver(() => markBroken(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (drawn.current) markBroken(drawn.current);
  });
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
          <span key={piece.start} data-look={lookOf(piece) || undefined} {...chipOf(piece)}>
            {piece.text}
          </span>
        ))}
        {/* A line break at the end makes a line only with something after it. */}
        {'\u200b'}
      </div>
    </div>
  );
}
