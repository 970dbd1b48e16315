import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { Box, Source } from '#studio/protocol/preview.ts';
import styles from './chooser.module.css';
import type { FrameFit } from './fit-frame.ts';
import { placeChooser } from './place-chooser.ts';
import type { SourceDescription } from './preview-props.ts';
import { nameSource } from './same-source.ts';

type Props = {
  title: string;
  box: Box;
  fit: FrameFit;
  /** Most likely first. */
  sources: Source[];
  describe: (source: Source) => SourceDescription;
  onChoose: (source: Source) => void;
  onDismiss: () => void;
};

/** "Which one?": a list at the thing itself, for the mouse, the arrows, and the keys 1 to 9. */
export function Chooser({ title, box, fit, sources, describe, onChoose, onDismiss }: Props) {
  const titleId = useId();
  const listRef = useRef<HTMLUListElement>(null);

  useEffect(() => {
    listRef.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);

  const moveFocus = (by: number) => {
    const buttons = [...(listRef.current?.querySelectorAll('button') ?? [])];
    const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(now + by + buttons.length) % buttons.length]?.focus();
  };

  const handleKey = (event: KeyboardEvent) => {
    const source = /^[1-9]$/.test(event.key) ? sources[Number(event.key) - 1] : undefined;
    if (source) onChoose(source);
    else if (event.key === 'Escape') onDismiss();
    else if (event.key === 'ArrowDown') moveFocus(1);
    else if (event.key === 'ArrowUp') moveFocus(-1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const { left, top, maxHeight } = placeChooser(box, fit, sources.length);
  return (
    <div className={styles.veil} onPointerDown={(event) => event.target === event.currentTarget && onDismiss()}>
      <div
        className={styles.chooser}
        role="dialog"
        aria-labelledby={titleId}
        style={{ left, top, maxHeight } as CSSProperties}
        onKeyDown={handleKey}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) onDismiss();
        }}
      >
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <ul ref={listRef}>
          {sources.map((source, index) => {
            const { title, note, picture } = describe(source);
            return (
              <li key={nameSource(source)}>
                <button className={styles.choice} type="button" onClick={() => onChoose(source)}>
                  {picture ? (
                    <span className={styles.thumb}>
                      <img src={picture} alt="" />
                    </span>
                  ) : null}
                  <span className={styles.words}>
                    <b dir="auto">{title}</b>
                    {note ? <span dir="auto">{note}</span> : null}
                  </span>
                  <kbd className={styles.digit}>{index + 1}</kbd>
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
