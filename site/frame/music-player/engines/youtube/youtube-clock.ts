/** YouTube reports the time about this often during playback. */
const tickSeconds = 0.25;

/** The time of the current video, interpolated between YouTube's reports. */
export function createYoutubeClock() {
  let time = { elapsedSeconds: 0, durationSeconds: Number.NaN };
  let updatedMs = 0;
  let soughtMs = Number.NEGATIVE_INFINITY;

  return {
    reset(startSeconds: number) {
      time = { elapsedSeconds: startSeconds, durationSeconds: Number.NaN };
    },
    resume() {
      updatedMs = Date.now();
    },
    seek(seconds: number) {
      time.elapsedSeconds = seconds;
      soughtMs = updatedMs = Date.now();
    },
    /** A report of YouTube's; undefined for one from before a seek. */
    update(elapsedSeconds: number, durationSeconds: number) {
      const isStale = Date.now() - soughtMs < 1000 && Math.abs(elapsedSeconds - time.elapsedSeconds) > 2;
      if (isStale) return;
      const hasAdvanced = elapsedSeconds > time.elapsedSeconds;
      const isNewDuration = durationSeconds > 0 && durationSeconds !== time.durationSeconds;
      time = { elapsedSeconds, durationSeconds: durationSeconds || Number.NaN };
      updatedMs = Date.now();
      return { hasAdvanced, isNewDuration };
    },
    read(isPlaying: boolean) {
      const sinceSeconds = isPlaying ? Math.min((Date.now() - updatedMs) / 1000, tickSeconds) : 0;
      return { ...time, elapsedSeconds: time.elapsedSeconds + sinceSeconds };
    },
  };
}
