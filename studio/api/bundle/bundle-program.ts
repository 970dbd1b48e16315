import '#server/require-node.mjs';
import { type BuildOrder, type BuildReport, describeError } from '#build/build-process.ts';
import { bundleStudio } from './bundle-studio.ts';

// As build/build-program.ts, which knows nothing of the studio.
process.once('disconnect', () => process.exit(1));
process.once('message', (order: BuildOrder) => void work(order));

const report = (told: BuildReport) => new Promise((sent) => process.send?.(told, sent));

async function work({ studio }: BuildOrder): Promise<void> {
  try {
    if (studio !== undefined) await bundleStudio(studio);
    await report({ isDone: true });
  } catch (error) {
    await report({ error: describeError(error) });
  }
  process.exit();
}
