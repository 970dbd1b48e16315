import { MediaError } from '../media-error.ts';

export const unreadableSong = (cause?: unknown): MediaError =>
  new MediaError('unreadable', "We can't read this recording. MP3, WAV, FLAC and OGG work.", cause);
