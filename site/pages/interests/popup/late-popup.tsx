import { errorWords, interestsWords } from 'virtual:words';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Interest } from '#model/interests-schema.ts';
import { loadChunk } from '#site/navigation/chunk.ts';
import { withLateStyles } from '#site/navigation/style-files.ts';
import { Button } from '#site/ui/button/button.tsx';
import styles from './late-popup.module.css';

type Popup = typeof import('./interest-popup.tsx').InterestPopup;

let loaded: Popup | undefined;

/** A load that failed is tried again by the next call. */
async function loadPopup(): Promise<Popup> {
  const load = () => import('./interest-popup.tsx').then(({ InterestPopup }) => ({ InterestPopup }));
  const chunk = loadChunk<Popup>('site/pages/interests/popup/interest-popup.tsx', 'InterestPopup', load);
  loaded ??= await withLateStyles('interest-popup', chunk);
  return loaded;
}

/** Loads the popup when somebody first points at the board or focuses a tile on it. */
export function usePopupLoading(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = board.current;
    const controller = new AbortController();
    const start = () => {
      controller.abort();
      loadPopup().catch(() => {});
    };
    for (const kind of ['pointerover', 'focusin']) element?.addEventListener(kind, start, controller);
    return () => controller.abort();
  }, [board]);
}

type Props = { item: Interest; onClose: () => void };

/** The popup, or why it is not there and a way to try again. */
export function LatePopup({ item, onClose }: Props) {
  const [Popup, setPopup] = useState(() => loaded);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    loadPopup().then(
      (found) => setPopup(() => found),
      () => setHasFailed(true),
    );
  }, []);
  useEffect(load, [load]);
  if (Popup) return <Popup item={item} onClose={onClose} />;
  if (!hasFailed) return null;
  return (
    <div className={styles.failure} role="alert" ref={bringIntoView}>
      <p>{interestsWords.popupMissing}</p>
      <Button onClick={load}>{errorWords.tryAgain}</Button>
    </div>
  );
}

function bringIntoView(element: Element | null) {
  element?.scrollIntoView({ block: 'nearest' });
}
