import type { Place } from '#studio/app/saving/edit.ts';
import { nameOf } from '#studio/app/saving/edit.ts';
import type { MediaRefusal, PictureAnswer, SongAnswer } from '#studio/protocol/media.ts';

type Made<Answer> = Extract<Answer, { outcome: 'made' }>;

/** What is going on, or has just been done, at a field. It outlives the field: one can go on with something else. */
export type MediaTask = {
  isRunning: boolean;
  /** Of several files, which one it is. */
  of?: { number: number; count: number } | undefined;
  /** From 0 to 1; undefined while it is not known. */
  progress?: number | undefined;
  stop?: (() => void) | undefined;
  picture?: Made<PictureAnswer>;
  song?: Made<SongAnswer>;
  /** What the field said before. */
  replaced?: string | undefined;
  refusal?: MediaRefusal['reason'] | 'noAnswer';
  sentence?: string;
  /** A part has to be chosen first. */
  toCrop?: Extract<PictureAnswer, { outcome: 'cropNeeded' }> & { file: File };
};

const tasks = new Map<string, MediaTask>();
/** Files that were dropped on the page, until their field takes them. */
const handed = new Map<string, File[]>();
const listeners = new Set<() => void>();

export const mediaTasks = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  find: (place: Place): MediaTask | undefined => tasks.get(nameOf(place)),
  set(place: Place, task: MediaTask | undefined): void {
    if (task) tasks.set(nameOf(place), task);
    else tasks.delete(nameOf(place));
    for (const listener of listeners) listener();
  },
  hand(place: Place, files: File[]): void {
    handed.set(nameOf(place), files);
    for (const listener of listeners) listener();
  },
  handed: (place: Place): File[] | undefined => handed.get(nameOf(place)),
  takeHanded(place: Place): File[] {
    const files = handed.get(nameOf(place)) ?? [];
    handed.delete(nameOf(place));
    return files;
  },
};
