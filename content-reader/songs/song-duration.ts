import { attachedFileOf } from '#content-reader/pictures/file-on-disk.ts';
import type { Track } from '#model/music-schema.ts';

/**
 * A song's duration in seconds, cut to hundredths; undefined if the file does not tell. Headers say it, except in OGG,
 * Opus and an MP3 of varying bitrate without a count of its frames: those are read to their end.
 */
export async function readDuration(absolutePath: string): Promise<number | undefined> {
  // Loading the parser takes 50 ms, for nothing if the owner has no song.
  const { parseFile } = await import('music-metadata');
  const options = { duration: true, skipCovers: true, skipPostHeaders: true };
  // A file that this parser cannot read may still play.
  const { duration } = (await parseFile(absolutePath, options).catch(() => undefined))?.format ?? {};
  // Cut rather than rounded, because the player cuts to seconds: 89.999 must not show as 1:30.
  const hundredths = Math.floor((duration ?? 0) * 100);
  return Number.isFinite(hundredths) && hundredths > 0 ? hundredths / 100 : undefined;
}

/** The tracks with the durations of their files. */
export function addDurations(tracks: Track[]): Track[] {
  return tracks.map((track) => {
    const song = track.file === undefined ? undefined : attachedFileOf(track.file as unknown as object);
    return song?.kind === 'audio' ? { ...track, durationSeconds: song.durationSeconds } : track;
  });
}
