import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { Icon } from '#studio/app/icon/icon.tsx';
import { say } from '#studio/app/say.ts';
import { LinkBar } from './link-bar.tsx';
import { type Mark, type MarkKind, marksAround, readMarks } from './markdown-marks.ts';
import { changeLink, type Marked, makeLink, removeMark, toggleList, toggleSign } from './markdown-signs.ts';
import styles from './text-styles.module.css';
import { useSelection } from './use-selection.ts';

type Props = {
  box: RefObject<HTMLTextAreaElement | null>;
  marks: readonly Mark[];
  onEnter: (text: string) => void;
};

/** Takes the style away from what is selected, or gives it. */
function toggleStyle(marked: Marked, kind: MarkKind, sign: '*' | '**'): Marked {
  const marks = readMarks(marked.text).filter((mark) => mark.kind === kind);
  const around = marksAround(marks, marked.start, marked.end).at(-1);
  const selected = marks.find(({ start, end }) => start === marked.start && end === marked.end && start < end);
  const mark = around ?? selected;
  return mark ? removeMark(marked, mark) : toggleSign(marked, sign);
}

/** Bold, italic, link and list, for the text in the box below: pressed where the caret is in such words. */
export function TextStyles({ box, marks, onEnter }: Props) {
  const selection = useSelection(box);
  /** What is to become a link, as it was selected. */
  const [linking, setLinking] = useState<{ start: number; end: number }>();
  const [isAsked, setIsAsked] = useState(false);
  const around = selection ? marksAround(marks, selection.start, selection.end) : [];
  const isIn = (kind: MarkKind) => around.some((mark) => mark.kind === kind);
  const link = linking ? undefined : around.findLast(({ kind }) => kind === 'link');

  function apply(change: (marked: Marked) => Marked, from?: { start: number; end: number }) {
    const element = box.current;
    if (!element) return;
    const { value, selectionStart, selectionEnd } = element;
    const next = change({ text: value, ...(from ?? { start: selectionStart, end: selectionEnd }) });
    onEnter(next.text);
    // The caret belongs to the new text, which React has put there by now: what was entered is shown at once.
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(next.start, next.end);
    });
  }
  const bold = () => apply((marked) => toggleStyle(marked, 'bold', '**'));
  const italic = () => apply((marked) => toggleStyle(marked, 'italic', '*'));
  const openLink = () => {
    setIsAsked(true);
    if (!link) setLinking(selection ?? { start: box.current?.value.length ?? 0, end: box.current?.value.length ?? 0 });
  };
  const leaveLink = () => {
    setLinking(undefined);
    setIsAsked(false);
    box.current?.focus();
  };
  const putLink = (address: string, title: string) => {
    setLinking(undefined);
    setIsAsked(false);
    if (link) apply((marked) => changeLink(marked, link, address));
    else apply((marked) => makeLink(marked, address, title), linking);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const change = { b: bold, i: italic, k: openLink }[event.key.toLowerCase()];
    if (!change || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    change();
  });
  useEffect(() => {
    const element = box.current;
    const listener = (event: KeyboardEvent) => onKey(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [box]);
  const button = (kind: MarkKind, name: 'bold' | 'italic' | 'list', onClick: () => void) => (
    <Button aria-label={say(`form.${name}`)} title={say(`form.${name}`)} aria-pressed={isIn(kind)} onClick={onClick}>
      <Icon name={name} />
    </Button>
  );
  return (
    <>
      <div className={styles.bar} role="toolbar" aria-label={say('form.textStyle')}>
        {button('bold', 'bold', bold)}
        {button('italic', 'italic', italic)}
        <Button
          aria-label={say('form.link')}
          title={say('form.link')}
          aria-pressed={link !== undefined}
          aria-expanded={link !== undefined || linking !== undefined}
          onClick={openLink}
        >
          <Icon name="link" /> {say('form.linkShort')}
        </Button>
        {button('item', 'list', () => apply(toggleList))}
      </div>
      {(link || linking) && (
        <LinkBar
          key={`${link?.start ?? 'new'} ${link?.address} ${isAsked}`}
          address={link?.address}
          isAsked={isAsked}
          onChoose={putLink}
          onRemove={() => link && apply((marked) => removeMark(marked, link))}
          onLeave={leaveLink}
        />
      )}
    </>
  );
}
