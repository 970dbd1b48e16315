import { createContext, useContext, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { NoAnswer } from '#studio/app/api/studio-api.ts';
import { useDesk } from '#studio/app/form/desk.ts';
import type { Place } from '#studio/app/saving/edit.ts';
import { say } from '#studio/app/say.ts';
import type { MediaRefusal } from '#studio/protocol/media.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import { httpMedia, type MediaApi } from './media-api.ts';
import { type MediaTask, mediaTasks } from './media-tasks.ts';

export const MediaContext = createContext<MediaApi>(httpMedia);

/** What is going on at a field, and how to begin something there. */
export function useMediaTask(path: KeyPath) {
  const desk = useDesk();
  const api = useContext(MediaContext);
  const place = { file: desk.mediaFile ?? desk.file, path };
  const task = useSyncExternalStore(mediaTasks.subscribe, () => mediaTasks.find(place));
  // What is done a while later goes into the form as it is then.
  const latest = useRef(desk);
  useEffect(() => {
    latest.current = desk;
  });

  async function run<Answer extends { outcome: string }>(
    work: () => Promise<Answer | MediaRefusal>,
    finish: (answer: Answer) => Omit<MediaTask, 'isRunning'> | Promise<Omit<MediaTask, 'isRunning'>>,
    more: Omit<MediaTask, 'isRunning'> = {},
  ) {
    mediaTasks.set(place, { isRunning: true, ...more });
    try {
      const answer = await work();
      if (answer.outcome === 'refused') {
        const { reason, sentence } = answer as MediaRefusal;
        mediaTasks.set(place, reason === 'stopped' ? undefined : { isRunning: false, refusal: reason, sentence });
      } else {
        mediaTasks.set(place, { isRunning: false, ...(await finish(answer as Answer)) });
      }
    } catch (cause) {
      const isStopped = cause instanceof NoAnswer && (cause.cause as Error | undefined)?.name === 'AbortError';
      const sentence = say('media.noAnswer');
      mediaTasks.set(place, isStopped ? undefined : { isRunning: false, refusal: 'noAnswer', sentence });
    }
  }

  /** Brings back what the field said before. */
  function putBack(label: string) {
    desk.enter(path, task?.replaced, label, 'chosen');
    mediaTasks.set(place, undefined);
  }

  return { api, desk, place, task, run, putBack, latest };
}

/** Takes the files that were dropped on the page for this place. */
export function useHandedFiles(place: Place, onFiles: (files: File[]) => void): void {
  const waiting = useSyncExternalStore(mediaTasks.subscribe, () => mediaTasks.handed(place));
  const take = useEffectEvent(() => {
    const files = mediaTasks.takeHanded(place);
    if (files.length > 0) onFiles(files);
  });
  useEffect(() => {
    if (waiting) take();
  }, [waiting]);
}
