import { type ReactNode, useEffect } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { say } from '#studio/app/say.ts';
import { useSnapshot, useStore } from '#studio/app/state/use-studio.ts';
import { useNavigation } from './navigation.ts';
import styles from './toast.module.css';

/** Milliseconds. */
export const shownFor = 8000;

/** What was undone, with the way back; and what could not be done. */
export function Toast({ children }: { children?: ReactNode }) {
  const store = useStore();
  const { site, undone, binned, refusal, refusalPlace } = useSnapshot();
  const { show } = useNavigation();
  useEffect(() => {
    if (!undone) return;
    const timer = setTimeout(() => store.forget('undone'), shownFor);
    return () => clearTimeout(timer);
  }, [undone, store]);
  useEffect(() => {
    if (!binned) return;
    const timer = setTimeout(() => store.forget('binned'), shownFor);
    return () => clearTimeout(timer);
  }, [binned, store]);
  // Once something else was done, undo would take back that.
  const isLast = binned !== undefined && site?.undo?.id === binned.step;
  return (
    <div className={styles.place}>
      <p role="status" className={styles.said}>
        {isLast
          ? say('form.removed', { name: binned.name })
          : undone && say(`toast.${undone.way}`, { what: undone.step.label })}
      </p>
      {isLast && (
        <div className={styles.toast}>
          <span aria-hidden="true">{say('form.removed', { name: binned.name })}</span>
          <Button kind="text" onClick={() => void store.undo()}>
            {say('bin.putBack')}
          </Button>
        </div>
      )}
      {undone && !isLast && (
        <div className={styles.toast}>
          <span aria-hidden="true">{say(`toast.${undone.way}`, { what: undone.step.label })}</span>
          <Button kind="text" onClick={() => void (undone.way === 'undo' ? store.redo() : store.undo())}>
            {say(undone.way === 'undo' ? 'bar.redoShort' : 'bar.undoShort')}
          </Button>
        </div>
      )}
      {children}
      {refusal && (
        <div className={styles.refusal} role="alert">
          <span>{refusal}</span>
          {refusalPlace && (
            <Button
              onClick={() => {
                store.forget('refusal');
                show(refusalPlace);
              }}
            >
              {say('check.show')}
            </Button>
          )}
          <Button onClick={() => store.forget('refusal')}>{say('toast.read')}</Button>
        </div>
      )}
    </div>
  );
}
