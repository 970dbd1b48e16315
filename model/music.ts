export const defaultVolume = 0.7;
export const volumeStep = 0.01;
/** The seek slider's value: the played part of the track, in percent. */
export const seekMax = 100;
export const seekStep = 0.1;
export const restartThresholdSeconds = 3;
/** Between the choice of a track and its first sound. */
export const trackLoadDelayMs = 500;
export const progressTickMs = 1000;
/** How long before the end of a track the next one is prefetched. */
export const prefetchSeconds = 15;
/** One arrow key step on the seek slider, which would otherwise be 0.1 %. */
export const keySeekSeconds = 5;
/** How the player reports a song to the script that counts, as an event: `song:Sunset Drive`. */
export const songPrefix = 'song:';

export function findNextTrack(index: number, trackCount: number): number {
  return (index + 1) % trackCount;
}

export function findPreviousTrack(index: number, trackCount: number): number {
  return (index - 1 + trackCount) % trackCount;
}

/** `random` gives 0 (included) to 1. */
export function pickFirstTrack(trackCount: number, random: () => number): number {
  return Math.floor(random() * trackCount);
}

/** Minutes and seconds, such as 0:42; -:-- while a duration is unknown. */
export function formatTime(seconds: number): string {
  if (!Number.isFinite(seconds)) return '-:--';
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}

/** A time for screen readers in a language; in English 1 minute 5, 42 seconds, 3 minutes. */
export function speakTime(seconds: number, language: string): string {
  const minutes = Math.floor(seconds / 60);
  const rest = Math.floor(seconds % 60);
  const count = (number: number, unit: string) =>
    number.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'long' });
  if (minutes === 0) return count(rest, 'second');
  return rest === 0 ? count(minutes, 'minute') : `${count(minutes, 'minute')} ${rest}`;
}
