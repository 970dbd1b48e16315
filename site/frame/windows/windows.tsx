import { windowsWords } from 'virtual:words';
import { useId, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useAddress } from '#site/navigation/navigation.tsx';
import { AllAway } from './all-away.tsx';
import type { PageWindow } from './find-windows.ts';
import { closeMenu, findMenuButton, MenuTray } from './menu-tray.tsx';
import { Tray } from './tray.tsx';
import { useDesk } from './use-desk.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import { usePageWindows } from './use-page-windows.ts';
import { useReveal } from './use-reveal.ts';
import { useZoom } from './use-zoom.ts';
import { type WindowActs, WindowButtons } from './window-buttons.tsx';
import { changePlace, readPlace, sideKey, visitPlaces, type WindowPlace, type WindowPlaces } from './window-places.ts';
import { showWindowStates } from './window-states.ts';
import styles from './windows.module.css';

/** The buttons of all windows, the tray, and what a visitor did with them on each page, for as long as the visit lasts. */
export function Windows({ places = visitPlaces }: { places?: WindowPlaces }) {
  const { pathname } = useAddress();
  const anchor = useRef<HTMLSpanElement>(null);
  const tab = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const [, countChange] = useReducer((count: number) => count + 1, 0);
  const [isTrayOpen, setIsTrayOpen] = useState(false);
  const { zoomed, zoom, unzoom } = useZoom();
  const isNarrow = useIsNarrow();
  const placeOf = ({ isSide, id }: PageWindow) => readPlace(places, isSide ? sideKey : pathname, id);
  const showStates = (found: PageWindow[]) =>
    showWindowStates(found, (window) => (window === zoomed ? 'zoomed' : placeOf(window).state));
  const windows = usePageWindows(anchor, showStates);
  const change = (window: PageWindow, to: WindowPlace) => {
    changePlace(places, window.isSide ? sideKey : pathname, window.id, to);
    countChange();
  };

  // Before the page is painted.
  useLayoutEffect(() => showStates(windows));
  const stepWindow = useDesk(windows, pathname, placeOf, (window, moved) => change(window, { moved }));
  useReveal(windows, {
    onOpen: (window) => flushSync(() => change(window, { state: undefined })),
    onUncover: () => flushSync(unzoom),
  });

  const own = windows.filter(({ isSide }) => !isSide);
  const away = own.filter((window) => placeOf(window).state === 'away');
  const isMoved = stepWindow && own.some((window) => placeOf(window).moved);
  const tidyUp = () => {
    const focused = document.activeElement?.closest('[data-tray], [data-all-away]');
    closeMenu();
    unzoom();
    places.delete(pathname);
    places.delete(sideKey);
    flushSync(() => {
      countChange();
      setIsTrayOpen(false);
    });
    if (focused) findButton(own[0], 'roll')?.focus();
  };
  const putAway = (window: PageWindow) => {
    flushSync(() => {
      unzoom();
      change(window, { state: 'away' });
    });
    (tab.current ?? findMenuButton())?.focus();
  };
  const bringBack = (window: PageWindow) => {
    closeMenu();
    flushSync(() => change(window, { state: undefined }));
    findButton(window, 'away')?.focus();
  };
  const toggleRoll = (window: PageWindow) => {
    if (window === zoomed) unzoom();
    change(window, { state: placeOf(window).state === 'rolled' ? undefined : 'rolled' });
  };
  const toggleZoom = (window: PageWindow) => {
    if (window === zoomed) return unzoom();
    if (placeOf(window).state) flushSync(() => change(window, { state: undefined }));
    zoom(window);
  };
  const moveBy = (window: PageWindow, x: number, y: number) => {
    const moved = window === zoomed ? undefined : stepWindow?.(window, { x, y });
    if (moved) change(window, { moved });
  };
  const acts = useStableActs({ toggleRoll, toggleZoom, putAway, moveBy });
  return (
    <>
      <span ref={anchor} id={hintId} hidden>
        {windowsWords.keyboardHint}
      </span>
      {windows.map((window) =>
        createPortal(
          <WindowButtons
            window={window}
            isRolled={placeOf(window).state === 'rolled'}
            isZoomed={window === zoomed}
            hintId={stepWindow && !window.isSide ? hintId : undefined}
            acts={acts}
          />,
          window.slot,
          `${window.isSide} ${window.id}`,
        ),
      )}
      {own.length > 0 && away.length === own.length ? <AllAway anchor={anchor} onTidyUp={tidyUp} /> : null}
      {away.length > 0 && isNarrow ? <MenuTray windows={away} onBringBack={bringBack} onTidyUp={tidyUp} /> : null}
      {!isNarrow && (away.length > 0 || isMoved) ? (
        <Tray
          windows={away}
          isOpen={isTrayOpen}
          onOpen={setIsTrayOpen}
          onBringBack={bringBack}
          onTidyUp={tidyUp}
          tabRef={tab}
        />
      ) : null}
      {zoomed ? (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the keyboard has Escape
        <div className={styles.veil} data-stays="" onClick={unzoom} />
      ) : null}
    </>
  );
}

/** The same object in every render, which does what the last one given does. */
function useStableActs(given: WindowActs): WindowActs {
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  const [acts] = useState<WindowActs>(() => ({
    toggleRoll: (window) => latest.current.toggleRoll(window),
    toggleZoom: (window) => latest.current.toggleZoom(window),
    putAway: (window) => latest.current.putAway(window),
    moveBy: (...moved) => latest.current.moveBy(...moved),
  }));
  return acts;
}

function findButton(window: PageWindow | undefined, kind: string): HTMLElement | null | undefined {
  return window?.slot.querySelector<HTMLElement>(`[data-action="${kind}"]`);
}
