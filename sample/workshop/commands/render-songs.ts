import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

export type RenderTask = { id: string; file: string; fingerprint: string };

/** Renders songs in parallel, one per processor core. `onRendered` gets the size of each finished file. */
export async function renderSongs(
  tasks: readonly RenderTask[],
  onRendered: (task: RenderTask, byteCount: number) => void,
): Promise<void> {
  const queue = tasks.values();
  const renderQueue = async () => {
    for (const task of queue) onRendered(task, await renderSong(task));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, renderQueue));
}

function renderSong(task: RenderTask): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { workerData: task });
    worker.once('message', resolve).once('error', reject);
    worker.once('exit', () => reject(new Error('The synthesizer stopped before the song was finished.')));
  });
}
