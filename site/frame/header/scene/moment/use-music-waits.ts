import { useEffect, useState } from 'react';

const findBar = () => document.querySelector<HTMLElement>('[data-player-bar]');
const isWaiting = () => findBar()?.dataset.state === 'waiting';

/** Whether the next click on the page starts the music: not if a visitor said no, paused it, or hears it already. */
export function useMusicWaits(): boolean {
  const [waits, setWaits] = useState(isWaiting);
  useEffect(() => {
    const update = () => setWaits(isWaiting());
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.body, { subtree: true, attributeFilter: ['data-state'] });
    return () => observer.disconnect();
  }, []);
  return waits;
}
