import { useEffect, useRef } from 'react';
import { useAddress } from '#site/navigation/navigation.tsx';

/** The sound of a turning page at each change of address while `isOn`, and once at the moment it is turned on. */
export function usePageSounds(isOn: boolean): void {
  const { pathname } = useAddress();
  const heard = useRef(isOn ? pathname : undefined);
  const turnPage = useRef<() => void>(() => {});

  useEffect(() => {
    if (!isOn) return;
    const sounds = openPageSounds();
    turnPage.current = sounds.turnPage;
    return () => {
      sounds.close();
      heard.current = undefined;
    };
  }, [isOn]);

  useEffect(() => {
    if (!isOn || heard.current === pathname) return;
    heard.current = pathname;
    turnPage.current();
  }, [isOn, pathname]);
}

/** One audio context, which rests between the pages. A browser that refuses sound, or a chunk that does not come, leaves it quiet. */
function openPageSounds() {
  let context: AudioContext | undefined;
  let isClosed = false;
  let rustling = 0;

  async function rustle(): Promise<void> {
    const { playPageTurn } = await import('./page-turn.ts');
    // Before the first gesture a sound would be kept back, and come with a page that has nothing to do with it.
    if (isClosed || navigator.userActivation?.hasBeenActive === false) return;
    context ??= new AudioContext();
    const resting = context;
    rustling++;
    await context.resume();
    playPageTurn(context).addEventListener('ended', () => {
      rustling--;
      if (rustling === 0 && !isClosed) void resting.suspend();
    });
  }

  return {
    turnPage: () => void rustle().catch(() => {}),
    close: () => {
      isClosed = true;
      void context?.close();
    },
  };
}
