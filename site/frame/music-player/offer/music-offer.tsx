import { playerWords } from 'virtual:words';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { shortcutKeys } from '#site/frame/music-player/controls/keyboard-shortcuts.ts';
import type { Offer } from '#site/frame/music-player/playlist/music-state.ts';
import { Button } from '#site/ui/button/button.tsx';
import styles from './music-offer.module.css';

/** Long enough to read and to answer; whoever is in it by keyboard is waited for. */
const foldsAfterMs = 20_000;

/**
 * Offers music to a new visitor, for a while. It never takes the focus; if it has it when it closes, the play button gets
 * it.
 */
export function MusicOffer({ onAnswer, onClose }: Offer) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      // A menu or dialog in front closes first.
      const isCovered = document.querySelector('dialog[open], :popover-open');
      if (key === 'Escape' && !isCovered) onClose();
    };
    // In the capture phase, because the menu closes in the bubble phase and must still be open here.
    document.addEventListener('keydown', closeOnEscape, true);
    return () => document.removeEventListener('keydown', closeOnEscape, true);
  }, [onClose]);

  useEffect(() => {
    const timer = setInterval(() => {
      if (!box.current?.contains(document.activeElement)) onClose();
    }, foldsAfterMs);
    return () => clearInterval(timer);
  }, [onClose]);

  useLayoutEffect(() => {
    const bubble = box.current;
    return () => {
      if (!bubble?.contains(document.activeElement)) return;
      bubble.parentElement?.querySelector<HTMLElement>(`[aria-keyshortcuts="${shortcutKeys.toggle}"]`)?.focus();
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form, and this has none
    <div className={styles.bubble} ref={box} role="group" aria-labelledby={id} data-music-offer="">
      <span className={styles.question} id={id}>
        {playerWords.offer}
      </span>
      <Button variant="primary" size="small" aria-describedby={id} onClick={() => onAnswer(true)}>
        {playerWords.accept}
      </Button>
      <Button size="small" aria-describedby={id} onClick={() => onAnswer(false)}>
        {playerWords.decline}
      </Button>
    </div>
  );
}
