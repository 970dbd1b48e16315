import { type ComponentType, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Track } from '#model/music-schema.ts';
import type { Music } from '#site/frame/music-player/playlist/music-state.ts';
import type { Playlist } from '#site/frame/music-player/playlist/playlist.ts';
import { useMedia } from '#site/ui/use-media.ts';
import styles from './late-popover.module.css';

export type PlayerProps = { music: Music; control: (act: (playlist: Playlist) => void) => void };
export type PopoverProps = PlayerProps & {
  /** Instead of the owner's. */
  tracks: Track[] | undefined;
  onClose: () => void;
};
export type PopoverModule = { Content: ComponentType<PopoverProps>; className: string | undefined };

type Props = Omit<PopoverProps, 'onClose'> & {
  id: string;
  label: string;
  /** On wide screens a click elsewhere leaves it open, as a window of its own. */
  isWindow?: boolean;
  load: () => Promise<PopoverModule>;
};

const wideScreen = '(width >= 980px)';

/** A popover whose content is loaded when it opens for the first time, and is mounted while it is open. */
export function LatePopover({ id, label, isWindow = false, load, ...props }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<PopoverModule>();
  const [isOpen, setIsOpen] = useState(false);
  const stays = useMedia(wideScreen) && isWindow;
  const close = useCallback(() => box.current?.hidePopover(), []);

  const open = useCallback(() => {
    setIsOpen(true);
    load().then(setLoaded, close);
  }, [load, close]);

  // Opened before React was there: a popover needs no script.
  useEffect(() => {
    if (box.current?.matches(':popover-open')) open();
  }, [open]);

  // A browser hides an open popover whose kind changes. React would not see that it was open: it may have been opened a moment ago.
  useLayoutEffect(() => {
    const popover = box.current;
    const kind = stays ? 'manual' : 'auto';
    if (!popover || popover.popover === kind) return;
    const wasOpen = popover.matches(':popover-open');
    popover.popover = kind;
    if (wasOpen) popover.showPopover();
  }, [stays]);

  // Browsers do this for what closes by a click elsewhere.
  useEffect(() => {
    if (!isOpen || !stays) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      const isCovered = document.querySelector(`dialog[open], :popover-open:not(#${id})`);
      if (event.key !== 'Escape' || event.defaultPrevented || isCovered) return;
      // One Escape closes one thing.
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen, stays, id, close]);

  const Content = isOpen ? loaded?.Content : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form, and this has none
    <div
      className={`${styles.late} ${loaded?.className ?? ''}`}
      id={id}
      popover="auto"
      role="group"
      aria-label={label}
      ref={box}
      onToggle={({ newState, currentTarget }) => {
        if (newState === 'open') return open();
        setIsOpen(false);
        // Browsers give the focus back by themselves, but not after a click beside it, nor from a window.
        const { activeElement } = document;
        if (activeElement === document.body || currentTarget.contains(activeElement)) {
          document.querySelector<HTMLElement>(`[popovertarget="${id}"]`)?.focus();
        }
      }}
    >
      {Content ? <Content {...props} onClose={close} /> : null}
    </div>
  );
}
