import { sharedWords } from 'virtual:words';
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import styles from './dialog.module.css';
import { keepDialogEntry } from './dialog-entry.ts';
import { Icon } from './icon.tsx';
import { closeIcon } from './icons.ts';

import { WindowBar } from './window.tsx';

type Props = {
  title: ReactNode;
  /** 560 or 640px wide at most. */
  size?: 'regular' | 'wide' | undefined;
  /** Called when the visitor closed it, by Esc, ×, Back or a click beside it; then leave the dialog out. */
  onClose: () => void;
  children: ReactNode;
};

/** A popup over the whole page. It is open for as long as it is rendered, and gives the focus back when it goes. */
export function Dialog({ title, size = 'regular', onClose, children }: Props) {
  const id = useId();
  const isVeilPressed = useRef(false);
  const close = useEffectEvent(onClose);
  useEffect(() => keepDialogEntry(() => close()), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for a click beside the dialog is Esc, which the browser handles
    <dialog
      className={styles.dialog}
      data-size={size}
      aria-labelledby={id}
      ref={showModally}
      // The browser closes a dialog first and tells of it later: a press in between would find one that is there, but closed.
      onCancel={onClose}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
      onPointerDown={(event) => {
        isVeilPressed.current = isOnVeil(event);
      }}
      onClick={(event) => {
        // A press that began inside and slipped out, as when selecting text, is not meant to close anything.
        if (isVeilPressed.current && isOnVeil(event)) onClose();
      }}
    >
      <WindowBar
        controls={
          <button className={styles.close} type="button" aria-label={sharedWords.close} onClick={onClose}>
            <Icon shape={closeIcon} />
          </button>
        }
      >
        <h2 className={styles.title} id={id} dir="auto">
          {title}
        </h2>
      </WindowBar>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}

/** Base styles keep the page behind from scrolling; where that takes a scrollbar away, its room stays. */
function showModally(dialog: HTMLDialogElement) {
  const page = document.documentElement;
  if (page.clientWidth < window.innerWidth) page.style.scrollbarGutter = 'stable';
  dialog.showModal();
  return () => {
    // The browser gives the focus back on close, not when an open dialog is taken out of the page.
    dialog.close();
    page.style.scrollbarGutter = '';
  };
}

/** The veil belongs to the dialog's element: a press on it is one outside of the dialog's box. */
function isOnVeil({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}
