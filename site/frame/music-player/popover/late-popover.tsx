import { errorWords } from 'virtual:words';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { Track } from '#model/music-schema.ts';
import type { Music } from '#site/frame/music-player/playlist/music-state.ts';
import type { Playlist } from '#site/frame/music-player/playlist/playlist.ts';
import { Button } from '#site/ui/button/button.tsx';
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
  load: () => Promise<PopoverModule>;
};

/** A popover whose content is loaded when it opens for the first time, and is mounted while it is open. */
export function LatePopover({ id, label, load, ...props }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<PopoverModule>();
  const [failures, setFailures] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => box.current?.hidePopover(), []);

  const open = useCallback(() => {
    setIsOpen(true);
    load().then(setLoaded, () => setFailures((count) => count + 1));
  }, [load]);

  // Opened before React was there: a popover needs no script.
  useEffect(() => {
    if (box.current?.matches(':popover-open')) open();
  }, [open]);

  const Content = loaded?.Content;
  // The file may be gone, as after a redeploy, or the browser remembers the first failure: then only a full load helps.
  const tryAgain = failures > 1 ? () => location.reload() : open;
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
      {isOpen && Content && <Content {...props} onClose={close} />}
      {isOpen && !Content && failures > 0 && (
        <>
          <p role="alert" key={failures}>
            {errorWords.stuck}
          </p>
          <Button onClick={tryAgain}>{errorWords.tryAgain}</Button>
        </>
      )}
    </div>
  );
}
