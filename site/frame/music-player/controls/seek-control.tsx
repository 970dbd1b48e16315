import { site } from 'virtual:content';
import { playerWords } from 'virtual:words';
import { useState } from 'react';
import { formatTime, keySeekSeconds, seekMax, seekStep, speakTime } from '#model/music.ts';
import { fillWords } from '#model/words.ts';
import type { Music } from '#site/frame/music-player/playlist/music-state.ts';
import { Slider } from '#site/ui/slider.tsx';
import styles from './seek-control.module.css';

type Props = {
  music: Music;
  /** To a percentage of the track: once, when the slider is released. */
  onSeek: (percent: number) => void;
};

const spokenEverySeconds = 30;
const speak = (seconds: number) => speakTime(seconds, site.language);

export function SeekControl({ music: { elapsedSeconds, durationSeconds, track }, onSeek }: Props) {
  /** The slider's value while it is dragged, in percent. */
  const [heldPercent, setHeldPercent] = useState<number>();
  // A screen reader announces a focused slider's value on every change: so it changes every 30 s, not every second.
  const [focus, setFocus] = useState<{ track: typeof track; seconds: number }>();
  const hasDuration = durationSeconds > 0;
  const isHeld = heldPercent !== undefined && hasDuration;
  const shownSeconds = isHeld ? (heldPercent / seekMax) * durationSeconds : elapsedSeconds;
  const isSameTrack = focus !== undefined && focus.track === track;
  const sinceFocusSeconds = isSameTrack ? Math.max(0, elapsedSeconds - focus.seconds) % spokenEverySeconds : 0;
  const elapsed = speak(isHeld ? shownSeconds : elapsedSeconds - sinceFocusSeconds);

  function seek(percent: number): void {
    const allowed = Math.min(seekMax, Math.max(0, percent));
    setHeldPercent(undefined);
    if (focus && hasDuration) setFocus({ track, seconds: (allowed / seekMax) * durationSeconds });
    onSeek(allowed);
  }

  // React's onChange is the input event; it has none for the native change event, which fires on release.
  const listen = (box: HTMLElement | null) => {
    const onRelease = ({ target }: Event) => seek((target as HTMLInputElement).valueAsNumber);
    box?.addEventListener('change', onRelease);
    return () => box?.removeEventListener('change', onRelease);
  };

  return (
    <div className={styles.seek} ref={listen}>
      <span className={styles.time}>{formatTime(shownSeconds)}</span>
      <Slider
        thumb="heart"
        aria-label={playerWords.seek}
        aria-valuetext={
          hasDuration ? fillWords(playerWords.time, { elapsed, length: speak(durationSeconds) }) : elapsed
        }
        value={heldPercent ?? (hasDuration ? (elapsedSeconds / durationSeconds) * seekMax : 0)}
        max={seekMax}
        step={seekStep}
        onFocus={() => setFocus({ track, seconds: elapsedSeconds })}
        onBlur={() => setFocus(undefined)}
        onKeyDown={(event) => {
          const direction = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
          if (!direction || event.altKey) return;
          // While the duration is unknown the slider is at 0: a step from there would lose the position.
          event.preventDefault();
          if (hasDuration) seek(((elapsedSeconds + direction * keySeekSeconds) / durationSeconds) * seekMax);
        }}
        onChange={({ target }) => setHeldPercent(target.valueAsNumber)}
        // A canceled drag may end without a change event.
        onPointerCancel={() => {
          if (heldPercent !== undefined) seek(heldPercent);
        }}
      />
      <span className={styles.time}>{formatTime(durationSeconds)}</span>
    </div>
  );
}
