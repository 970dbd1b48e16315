import { parentPort, workerData } from 'node:worker_threads';
import { MediaError } from '../media-error.ts';
import { makeSong, type SongWork } from './make-song.ts';
import { measureSong } from './measure-song.ts';
import type { SongReport, SongTask } from './song-work.ts';

// Runs apart from the studio, which answers all the while. Each task has a worker of its own, so that stopping it frees everything.

const report = (message: SongReport) => parentPort?.postMessage(message);
let told = 0;

function tellProgress(share: number): void {
  // A message for each piece would be hundreds a second.
  if (share < 1 && share - told < 0.02) return;
  told = share;
  report({ progress: share });
}

// The decoders write what they stumble over to the console; what matters of it is thrown as well.
console.error = () => {};

const run = (task: SongTask) =>
  task.do === 'make' ? makeSong(task as SongWork, tellProgress) : measureSong(task.path, tellProgress);

try {
  report({ result: await run(workerData as SongTask) });
} catch (cause) {
  if (cause instanceof MediaError) report({ refusal: { reason: cause.reason, sentence: cause.message } });
  else throw cause;
}
