import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { MediaRefusal } from '#studio/protocol/media.ts';
import { MediaError } from '../media-error.ts';
import type { MadeSong, SongWork } from './make-song.ts';
import type { MeasuredSong } from './measure-song.ts';

export type SongTask = ({ do: 'make' } & SongWork) | { do: 'measure'; path: string };
export type SongReport =
  | { progress: number }
  | { result: MadeSong | MeasuredSong }
  | { refusal: Pick<MediaRefusal, 'reason' | 'sentence'> };

/** Compiled code lies beside other compiled code. */
const extension = extname(import.meta.url);

type Options = { onProgress?: (share: number) => void; signal?: AbortSignal | undefined };

/** Work on songs, one after another: each takes a processor core. */
export type SongWorkshop = {
  make: (work: SongWork, options?: Options) => Promise<MadeSong>;
  measure: (path: string, options?: Options) => Promise<MeasuredSong>;
};

export function createSongWorkshop(): SongWorkshop {
  let last: Promise<unknown> = Promise.resolve();
  function run<Result>(task: SongTask, options: Options = {}): Promise<Result> {
    const done = last.then(() => runInWorker<Result>(task, options));
    last = done.catch(() => {});
    return done;
  }
  return {
    make: (work, options) => run({ do: 'make', ...work }, options),
    measure: (path, options) => run({ do: 'measure', path }, options),
  };
}

const stopped = () => new MediaError('stopped', 'Stopped. Your site is as it was.');

function runInWorker<Result>(task: SongTask, { onProgress, signal }: Options): Promise<Result> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(stopped());
    const worker = new Worker(new URL(`./song-worker${extension}`, import.meta.url), { workerData: task });
    const stop = () => void worker.terminate();
    signal?.addEventListener('abort', stop);
    worker.on('message', (report: SongReport) => {
      if ('progress' in report) onProgress?.(report.progress);
      else if ('refusal' in report) reject(new MediaError(report.refusal.reason, report.refusal.sentence));
      else resolve(report.result as Result);
    });
    worker.on('error', reject);
    worker.on('exit', () => {
      signal?.removeEventListener('abort', stop);
      reject(signal?.aborted ? stopped() : new Error('The work on a song ended without a result.'));
    });
  });
}
