import '#server/require-node.mjs';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { chooseSteps } from './checks/choose-steps.ts';
import type { Counts } from './checks/counts.ts';
import { runSideBySide } from './checks/schedule.ts';
import { runStepProcess } from './checks/step-process.ts';
import { type Step, steps } from './checks/steps.ts';

const seconds = (startMs: number) => `${((Date.now() - startMs) / 1000).toFixed(1)} s`;

async function runStep(step: Step, filters: string[], isLive: boolean): Promise<Counts> {
  const heading = `\n── ${step.title} ──`;
  if (isLive) console.log(heading);
  const startMs = Date.now();
  const { counts, printed } = await runStepProcess(step.name, filters, isLive);
  if (!isLive) console.log(`${heading}\n${printed.trimEnd()}`);
  console.log(`${step.title}: ${counts.failed === 0 ? 'passed' : 'FAILED'} after ${seconds(startMs)}`);
  return counts;
}

try {
  const words = process.argv.slice(2);
  const { chosen, filters } = chooseSteps(words, steps);
  const isFullRun = words.length === 0;
  if (isFullRun) {
    console.log('Steps run side by side, and each prints its output when it ends.');
    // Node never removes anything from its compile cache, and tests add the code of temporary copies to it.
    rmSync('.cache/compiled', { recursive: true, force: true });
  }
  // Named steps run one after another, and show their output immediately.
  const planned = isFullRun ? chosen : chosen.map((step) => ({ ...step, takesAllCores: true }));
  const results = await runSideBySide(planned, {
    singleCoreLimit: Math.max(1, Math.floor(availableParallelism() / 2)),
    run: (step) => runStep(step, filters, !isFullRun),
    onSkip: (step, failed) => console.log(`\n── ${step.title} ── skipped, because this failed: ${failed}`),
  });
  const failed = [...results].filter(([, counts]) => counts.failed > 0).map(([name]) => name);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  const sum = (kind: keyof Counts) => [...results.values()].reduce((total, counts) => total + counts[kind], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
