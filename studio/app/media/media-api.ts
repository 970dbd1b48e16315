import { NoAnswer, NotLetIn } from '#studio/app/api/studio-api.ts';
import type { Place } from '#studio/app/saving/edit.ts';
import {
  type CropBox,
  type MediaRefusal,
  type PictureAnswer,
  type PictureChoices,
  type PictureQuery,
  type SongAnswer,
  type SongFacts,
  type SongQuery,
  whereIs,
} from '#studio/protocol/media.ts';

/** What the controls for pictures and songs ask of the program that has the files. */
export type MediaApi = {
  sendPicture: (place: Place, file: File, crop?: CropBox) => Promise<PictureAnswer>;
  /** A part of the picture that the field names. */
  cropPicture: (place: Place, of: string, crop: CropBox) => Promise<PictureAnswer>;
  fetchButton: (place: Place, address: string) => Promise<PictureAnswer>;
  sendSong: (
    place: Place,
    file: File,
    wish: { job: string; needsCover: boolean },
    signal: AbortSignal,
  ) => Promise<SongAnswer>;
  /** Pictures of the site that the field may name. */
  listChoices: (place: Place) => Promise<PictureChoices>;
  /** Undefined if it is not there. */
  readSong: (written: string, file: string) => Promise<SongFacts | MediaRefusal | undefined>;
};

async function ask<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(`/api/media/${path}`, init).catch((cause) => {
    throw new NoAnswer(path, { cause });
  });
  if (response.status === 401 || response.status === 403) throw new NotLetIn(path);
  if (!response.ok) throw new NoAnswer(`${path}: ${response.status}`);
  return response.json() as Promise<Answer>;
}

type Rest<Query> = Omit<Query, 'file' | 'path'>;
const writeQuery = ({ file, path }: Place, more: Rest<PictureQuery> | Rest<SongQuery>) =>
  new URLSearchParams({ file, path: JSON.stringify(path), ...more });

const cropOf = (crop: CropBox | undefined) => (crop ? { crop: JSON.stringify(crop) } : {});

export const httpMedia: MediaApi = {
  sendPicture: (place, file, crop) =>
    ask(`picture?${writeQuery(place, { name: file.name, ...cropOf(crop) })}`, { method: 'POST', body: file }),
  cropPicture: (place, of, crop) =>
    ask(`picture?${writeQuery(place, { name: of, of, ...cropOf(crop) })}`, { method: 'POST' }),
  fetchButton: ({ file, path }, address) =>
    ask('button', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ file, path, address }),
    }),
  sendSong: (place, file, { job, needsCover }, signal) =>
    ask(`song?${writeQuery(place, { name: file.name, job, ...(needsCover && { needsCover: 'yes' as const }) })}`, {
      method: 'POST',
      body: file,
      signal,
    }),
  listChoices: (place) => ask(`choices?${writeQuery(place, { name: '' })}`, {}),
  readSong: (written, file) =>
    ask<SongFacts | MediaRefusal>(`song?${whereIs(written, file)}`, {}).catch((cause) => {
      if (cause instanceof NoAnswer) return undefined;
      throw cause;
    }),
};
