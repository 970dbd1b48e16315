import { useEffect, useRef, useState } from 'react';

/** Plays a song of the site in the studio's window. */
export function useListen(address: string | undefined) {
  const audio = useRef<HTMLAudioElement>(undefined);
  const [isPlaying, setIsPlaying] = useState(false);
  const [share, setShare] = useState(0);

  useEffect(() => {
    setShare(0);
    if (address === undefined) return;
    const player = new Audio();
    player.preload = 'none';
    player.src = address;
    audio.current = player;
    const tell = () => setIsPlaying(!player.paused && !player.ended);
    const follow = () => setShare(player.duration > 0 ? player.currentTime / player.duration : 0);
    for (const event of ['play', 'pause', 'ended', 'error']) player.addEventListener(event, tell);
    player.addEventListener('timeupdate', follow);
    return () => {
      for (const event of ['play', 'pause', 'ended', 'error']) player.removeEventListener(event, tell);
      player.removeEventListener('timeupdate', follow);
      player.pause();
      setIsPlaying(false);
    };
  }, [address]);

  // A browser that does not let it play says so by staying paused.
  const play = () => void audio.current?.play().catch(() => setIsPlaying(false));
  return {
    isPlaying,
    share,
    toggle: () => (audio.current?.paused === false ? audio.current.pause() : play()),
    seek(to: number) {
      const player = audio.current;
      if (!player) return;
      const move = () => {
        player.currentTime = to * player.duration;
      };
      if (player.duration > 0) move();
      else player.addEventListener('loadedmetadata', move, { once: true });
      play();
    },
  };
}
