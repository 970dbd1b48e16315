import { useEffect, useRef } from 'react';
import { useAddress } from '#site/navigation/navigation.tsx';

/** Plays the sound of a turning page on each change of address while `isOn`, and once when it is turned on. */
export function usePageSounds(isOn: boolean): void {
  const { pathname } = useAddress();
  const lastPath = useRef(isOn ? pathname : undefined);
  const turnPage = useRef<() => void>(() => {});

  useEffect(() => {
    if (!isOn) return;
    const sounds = openPageSounds();
    turnPage.current = sounds.turnPage;
    return () => {
      sounds.close();
      lastPath.current = undefined;
    };
  }, [isOn]);

  useEffect(() => {
    if (!isOn || lastPath.current === pathname) return;
    lastPath.current = pathname;
    turnPage.current();
  }, [isOn, pathname]);
}

/** One audio context, suspended between sounds. If the browser refuses sound or the chunk fails to load, it stays silent. */
function openPageSounds() {
  let context: AudioContext | undefined;
  let isClosed = false;
  let playing = 0;

  async function rustle(): Promise<void> {
    const { playPageTurn } = await import('./page-turn.ts');
    // Before the first gesture the browser would hold the sound back and play it on some later page.
    if (isClosed || navigator.userActivation?.hasBeenActive === false) return;
    context ??= new AudioContext();
    const opened = context;
    playing++;
    await opened.resume();
    playPageTurn(opened).addEventListener('ended', () => {
      playing--;
      if (playing === 0 && !isClosed) void opened.suspend();
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
