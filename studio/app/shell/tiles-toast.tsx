import { useEffect, useEffectEvent } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { say } from '#studio/app/say.ts';
import { useStore } from '#studio/app/state/use-studio.ts';
import styles from './toast.module.css';
import { shownFor } from './toast.tsx';
import type { Tiles } from './use-tiles.ts';

/** What became of a tile that was put down on the page, and what can be done about it. */
export function TilesToast({ state, keep, leave }: Tiles) {
  const store = useStore();
  const read = useEffectEvent(leave);
  useEffect(() => {
    if (state !== 'kept') return;
    const timer = setTimeout(() => read(), shownFor);
    return () => clearTimeout(timer);
  }, [state]);
  const text = state && say(`board.${state}`);
  return (
    <>
      <p role="status" className={styles.said}>
        {text}
      </p>
      {text && (
        <div className={styles.toast}>
          <span aria-hidden="true">{text}</span>
          <Button kind="text" onClick={() => void (state === 'waits' ? keep() : store.undo())}>
            {say(state === 'waits' ? 'board.keep' : 'bar.undoShort')}
          </Button>
          {state === 'waits' && (
            <Button kind="text" onClick={leave}>
              {say('form.notNow')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
