import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

export type RenderTask = { id: string; file: string; fingerprint: string };

/** Renders songs, one on each processor, and tells of each how many bytes its file has. */
export async function renderSongs(
  tasks: readonly RenderTask[],
  tell: (task: RenderTask, byteCount: number) => void,
): Promise<void> {
  const waiting = tasks.values();
  const renderInTurn = async () => {
    for (const task of waiting) tell(task, await renderSong(task));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, renderInTurn));
}

function renderSong(task: RenderTask): Promise<number> {
  return new Promise((done, fail) => {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { workerData: task });
    worker.once('message', done).once('error', fail);
    worker.once('exit', () => fail(new Error('the synthesizer stopped before the song was done')));
  });
}
