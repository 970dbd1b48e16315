import { useEffect, useState } from 'react';

/** What the next click on the page does: it starts the music, or leaves it to the bubble that asks for it, or nothing. */
export type MusicStart = 'by-click' | 'asked' | 'none';

function readMusicStart(): MusicStart {
  if (document.querySelector('[data-music-offer]')) return 'asked';
  const bar = document.querySelector<HTMLElement>('[data-player-bar]');
  return bar?.dataset.state === 'waiting' ? 'by-click' : 'none';
}

/** Nothing starts if a visitor said no, paused the music, or hears it already. */
export function useMusicStart(): MusicStart {
  const [start, setStart] = useState(readMusicStart);
  useEffect(() => {
    const update = () => setStart(readMusicStart());
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-state'] });
    return () => observer.disconnect();
  }, []);
  return start;
}
