import { type ReactNode, useId } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { Icon } from '#studio/app/icon/icon.tsx';
import { say } from '#studio/app/say.ts';
import styles from './dialog.module.css';

type Props = { title: string; onClose: () => void; foot?: ReactNode; children: ReactNode };

/** A modal dialog, open while it is rendered. It gives the focus back to what opened it. */
export function Dialog({ title, onClose, foot, children }: Props) {
  const id = useId();
  return (
    <dialog
      className={styles.dialog}
      aria-labelledby={id}
      ref={showModally}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <Button kind="icon" aria-label={say('dialog.close')} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </dialog>
  );
}

function showModally(dialog: HTMLDialogElement) {
  dialog.showModal();
  // Not to the button that closes it, which Enter would click.
  (dialog.querySelector<HTMLElement>('[data-first]') ?? dialog.querySelector('h2'))?.focus();
  // The browser gives the focus back when a dialog closes, but not when it is removed.
  return () => dialog.close();
}
