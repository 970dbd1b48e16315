import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useMedia } from '#site/ui/use-media.ts';
import { deskWidth } from './desk-width.ts';
import type { PageWindow } from './find-windows.ts';
import type { WindowPlace } from './window-places.ts';

type Desk = typeof import('./desk.ts');

/**
 * Lets windows be dragged where the page is a desk: on Home, on wide screens, which alone load what that takes. Returns what
 * moves a window of the desk by the keyboard, or undefined where the page is none.
 */
export function useDesk(
  windows: PageWindow[],
  pathname: string,
  placeOf: (window: PageWindow) => WindowPlace,
  onMoved: (window: PageWindow, to: { x: number; y: number }) => void,
): Desk['stepWindow'] | undefined {
  const isWide = useMedia(deskWidth);
  const [loaded, setLoaded] = useState<Pick<Desk, 'openDesk' | 'stepWindow'>>();
  const isWanted = isWide && pathname === '/';
  useEffect(() => {
    if (!isWanted) return;
    import('./desk.ts').then(
      ({ openDesk, stepWindow }) => setLoaded({ openDesk, stepWindow }),
      () => {},
    );
  }, [isWanted]);
  const found = isWanted ? loaded : undefined;
  const readPlace = useEffectEvent(placeOf);
  const keepPlace = useEffectEvent(onMoved);
  const desk = useRef<ReturnType<Desk['openDesk']>>(undefined);
  useLayoutEffect(() => {
    const main = windows.find(({ isSide }) => !isSide)?.element.closest('main');
    const frame = main?.parentElement;
    if (!found || !main || !frame) return;
    main.dataset.desk = '';
    const opened = found.openDesk({
      frame,
      main,
      windows,
      readPlace: (window) => readPlace(window),
      onMoved: (window, to) => keepPlace(window, to),
    });
    desk.current = opened;
    return () => {
      delete main.dataset.desk;
      desk.current = undefined;
      opened.close();
    };
  }, [found, windows]);
  const moved = windows.map((window) => JSON.stringify(placeOf(window).moved)).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tidied desk is laid out anew
  useLayoutEffect(() => desk.current?.layOut(), [moved]);
  return found?.stepWindow;
}
