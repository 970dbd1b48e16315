import { type KeyboardEvent, useId, useRef } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { Icon } from '#studio/app/icon/icon.tsx';
import { Thumb } from '#studio/app/media/thumb.tsx';
import { say } from '#studio/app/say.ts';
import type { Field } from '#studio/protocol/field.ts';
import { mediaFileAddress } from '#studio/protocol/media.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import { useDesk } from './desk.ts';
import { GroupFields, GroupMistakes, InnerField } from './inner-field.tsx';
import styles from './list.module.css';
import type { CardDrag } from './use-card-drag.ts';
import { useShowOpened } from './use-show-opened.ts';

type Props = {
  field: Field;
  path: KeyPath;
  index: number;
  count: number;
  told: { title?: string; text: string; picture?: string };
  name: string;
  /** What one of them is called. */
  label: string;
  isScalar: boolean;
  isOpen: boolean;
  /** The list must not have fewer. */
  isLast: boolean;
  drag: CardDrag;
  onOpen: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDuplicate: () => void;
};

export function ListCard(props: Props) {
  const { field, path, index, count, told, name, label, isScalar, isOpen, isLast, drag } = props;
  const { onOpen, onMove, onRemove, onDuplicate } = props;
  const desk = useDesk();
  const toMend = desk.problemsIn(path).length;
  const bodyId = useId();
  const card = useRef<HTMLLIElement>(null);
  useShowOpened(card, isOpen);
  const { held } = drag;
  const isHeld = held?.from === index;
  const onKey = (event: KeyboardEvent) => {
    if (!event.altKey || !event.shiftKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(index + (event.key === 'ArrowUp' ? -1 : 1));
  };
  const tools = (
    <>
      <Button kind="tool" aria-label={say('form.copy', { name })} title={say('form.copyShort')} onClick={onDuplicate}>
        <Icon name="copy" />
      </Button>
      <Button
        kind="tool"
        isDanger
        isOff={isLast}
        aria-label={say('form.toBin', { name })}
        title={say(isLast ? 'form.lastOne' : 'form.toBinShort')}
        onClick={onRemove}
      >
        <Icon name="bin" />
      </Button>
    </>
  );
  return (
    <li
      ref={card}
      className={styles.card}
      data-open={isOpen || undefined}
      data-held={isHeld || undefined}
      data-gap={held && !isHeld ? placeOfGap(held, index) : undefined}
      style={isHeld ? { translate: `6px ${held.by}px` } : undefined}
      onKeyDown={onKey}
    >
      <div className={styles.top}>
        <button
          type="button"
          className={styles.grip}
          data-grip
          aria-label={say('form.grip', { name, place: index + 1, count })}
          title={say('form.gripShort')}
          {...drag.grip(index)}
        >
          <Icon name="drag" />
        </button>
        {isScalar ? (
          <span className={styles.number}>{index + 1}</span>
        ) : (
          <button type="button" className={styles.text} aria-expanded={isOpen} aria-controls={bodyId} onClick={onOpen}>
            {told.picture && !/^https?:/i.test(told.picture) && (
              <Thumb
                className={styles.thumb}
                src={mediaFileAddress(told.picture, desk.mediaFile ?? desk.file)}
                room={48}
              />
            )}
            <span className={styles.told}>
              {told.title && <span className={styles.name}>{told.title}</span>}
              <span className={styles.words}>{told.text}</span>
              {toMend > 0 && <span className={styles.mend}>{say('pages.toMend', { count: toMend })}</span>}
            </span>
          </button>
        )}
        {(isOpen || isScalar) && tools}
        {!(isOpen && !isScalar) && (
          <>
            <Button
              kind="tool"
              isOff={index === 0}
              aria-label={say('form.up', { name })}
              title={say('form.upShort')}
              onClick={() => onMove(index - 1)}
            >
              <Icon name="up" />
            </Button>
            <Button
              kind="tool"
              isOff={index === count - 1}
              aria-label={say('form.down', { name })}
              title={say('form.downShort')}
              onClick={() => onMove(index + 1)}
            >
              <Icon name="down" />
            </Button>
          </>
        )}
      </div>
      {isOpen && (
        <div className={styles.body} id={bodyId}>
          {!isScalar && <GroupMistakes path={path} />}
          {field.kind === 'group' ? (
            <GroupFields field={field} path={path} />
          ) : (
            <InnerField field={field} path={path} label={say('form.numbered', { label, number: index + 1 })} />
          )}
        </div>
      )}
    </li>
  );
}

/** On which side of another card the one in hand would be put. */
function placeOfGap({ from, to }: { from: number; to: number }, index: number): 'before' | 'after' | undefined {
  if (to < from && index === to) return 'before';
  if (to > from && index === to) return 'after';
  return undefined;
}
