import { useEffect, useRef } from 'react';
import { useAddress } from '#site/navigation.tsx';
import type { playPageTurn } from './page-turn.ts';

type Sound = { context: AudioContext; play: typeof playPageTurn };

/** The sound of a turning page at each change of address while `isOn`, and once at the moment it is turned on. */
export function usePageSounds(isOn: boolean): void {
  const { pathname } = useAddress();
  const sound = useRef<Sound>(undefined);
  const heard = useRef(isOn ? pathname : undefined);

  useEffect(() => {
    if (!isOn) {
      heard.current = undefined;
      return;
    }
    if (heard.current === pathname) return;
    heard.current = pathname;
    void turnPage(sound);
  }, [isOn, pathname]);

  useEffect(
    () => () => {
      sound.current?.context.close().catch(() => {});
      sound.current = undefined;
    },
    [],
  );
}

/** A browser that refuses sound, or a chunk that does not come, leaves it quiet. */
async function turnPage(sound: { current: Sound | undefined }): Promise<void> {
  try {
    const { playPageTurn } = await import('./page-turn.ts');
    sound.current ??= { context: new AudioContext(), play: playPageTurn };
    const { context, play } = sound.current;
    await context.resume();
    play(context);
  } catch {
    // Nothing is lost but a rustle.
  }
}
