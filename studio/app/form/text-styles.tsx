import { type RefObject, useEffect, useEffectEvent } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { Icon } from '#studio/app/icon/icon.tsx';
import { say } from '#studio/app/say.ts';
import { addLink, type Marked, toggleList, toggleSign } from './markdown-signs.ts';
import styles from './text-styles.module.css';

type Props = { box: RefObject<HTMLTextAreaElement | null>; onEnter: (text: string) => void };

/** Bold, italic, link and list, for the text in the box below. */
export function TextStyles({ box, onEnter }: Props) {
  function apply(change: (marked: Marked) => Marked) {
    const element = box.current;
    if (!element) return;
    const { value, selectionStart, selectionEnd } = element;
    const next = change({ text: value, start: selectionStart, end: selectionEnd });
    onEnter(next.text);
    // The caret belongs to the new text, which React has put there by now: what was entered is shown at once.
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(next.start, next.end);
    });
  }
  const bold = () => apply((marked) => toggleSign(marked, '**'));
  const italic = () => apply((marked) => toggleSign(marked, '*'));
  const link = () => apply((marked) => addLink(marked, say('form.linkText')));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const change = { b: bold, i: italic, k: link }[event.key.toLowerCase()];
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
  return (
    <div className={styles.bar} role="toolbar" aria-label={say('form.textStyle')}>
      <Button aria-label={say('form.bold')} title={say('form.bold')} onClick={bold}>
        <Icon name="bold" />
      </Button>
      <Button aria-label={say('form.italic')} title={say('form.italic')} onClick={italic}>
        <Icon name="italic" />
      </Button>
      <Button aria-label={say('form.link')} title={say('form.link')} onClick={link}>
        <Icon name="link" /> {say('form.linkShort')}
      </Button>
      <Button aria-label={say('form.list')} title={say('form.list')} onClick={() => apply(toggleList)}>
        <Icon name="list" />
      </Button>
    </div>
  );
}
