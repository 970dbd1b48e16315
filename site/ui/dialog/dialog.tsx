import { sharedWords } from 'virtual:words';
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { Icon } from '#site/ui/icon/icon.tsx';
import { closeIcon } from '#site/ui/icon/icons.ts';
import { WindowBar } from '#site/ui/window.tsx';
import styles from './dialog.module.css';
import { keepDialogEntry } from './dialog-entry.ts';

type Props = {
  title: ReactNode;
  /** 560 or 640px wide at most. */
  size?: 'regular' | 'wide' | undefined;
  /** Called when the visitor closes it by Esc, ×, Back or a click beside it; stop rendering it then. */
  onClose: () => void;
  children: ReactNode;
};

/** A modal popup. It is open while rendered, and restores the focus when it unmounts. */
export function Dialog({ title, size = 'regular', onClose, children }: Props) {
  const id = useId();
  const isBackdropDown = useRef(false);
  const close = useEffectEvent(onClose);
  useEffect(() => keepDialogEntry(() => close()), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard equivalent of a click beside the dialog is Esc, which the browser handles
    <dialog
      className={styles.dialog}
      data-size={size}
      aria-labelledby={id}
      ref={showModally}
      // The browser fires `close` asynchronously: until then, a click could hit a dialog that is rendered, but closed.
      onCancel={onClose}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
      onPointerDown={(event) => {
        isBackdropDown.current = isOnBackdrop(event);
      }}
      onClick={(event) => {
        // A drag from inside, as when selecting text, must not close the dialog.
        if (isBackdropDown.current && isOnBackdrop(event)) onClose();
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

/** Base styles stop the page behind from scrolling; this keeps the scrollbar's space, to avoid a layout shift. */
function showModally(dialog: HTMLDialogElement) {
  const page = document.documentElement;
  if (page.clientWidth < window.innerWidth) page.style.scrollbarGutter = 'stable';
  dialog.showModal();
  return () => {
    // The browser restores the focus on close, but not when an open dialog is removed from the page.
    dialog.close();
    page.style.scrollbarGutter = '';
  };
}

/** Events on the backdrop target the dialog element, but are outside its box. */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}
