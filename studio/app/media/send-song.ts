import type { Place } from '#studio/app/saving/edit.ts';
import type { StudioStore } from '#studio/app/state/studio-store.ts';
import { isRecord } from '#studio/app/state/value-at.ts';
import type { SongAnswer } from '#studio/protocol/media.ts';
import type { MediaApi } from './media-api.ts';

type Options = {
  api: MediaApi;
  store: StudioStore;
  place: Place;
  file: File;
  /** One is drawn for a recording that has none. */
  needsCover: boolean;
  signal: AbortSignal;
  onProgress: (progress: number | undefined) => void;
};

/** Sends a recording, and tells how far the song is that is made of it. */
export async function sendSong({ api, store, place, file, needsCover, signal, onProgress }: Options) {
  const job = crypto.randomUUID();
  const leave = store.onJob(({ id, progress }) => id === job && onProgress(progress));
  try {
    return await api.sendSong(place, file, { job, needsCover }, signal);
  } finally {
    leave();
  }
}

/** What a song is called and who plays it, where the recording says nothing: its file's name, and the owner. */
export function nameSong({ title, artist }: Extract<SongAnswer, { outcome: 'made' }>, file: File, store: StudioStore) {
  const { site } = store.get();
  const own = site?.files.find(({ name }) => name === 'site')?.data;
  const owner = isRecord(own) && typeof own.ownerName === 'string' ? own.ownerName : (site?.siteTitle ?? '');
  const fromFile = file.name
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[\s_]+/g, ' ')
    .trim();
  return { title: title ?? fromFile.slice(0, 100), artist: artist ?? owner };
}
