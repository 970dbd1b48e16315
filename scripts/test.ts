import '#server/require-node.mjs';
import { isContentError } from '#build/build-when-due.ts';
import { chooseSteps } from './checks/choose-steps.ts';
import { type Counts, countCheck } from './checks/counts.ts';
import { type Step, steps } from './checks/steps.ts';
import { ChromiumError } from './chromium.ts';

const seconds = (startMs: number) => `${((Date.now() - startMs) / 1000).toFixed(1)} s`;

async function runStep(step: Step, filters: string[]): Promise<Counts> {
  console.log(`\n── ${step.title} ──`);
  const startMs = Date.now();
  let counts: Counts;
  try {
    counts = await step.run(filters);
  } catch (error) {
    const isExplained = isContentError(error) || error instanceof ChromiumError;
    console.error(isExplained ? error.message : error);
    counts = countCheck(false);
  }
  console.log(`${step.title}: ${counts.failed === 0 ? 'passed' : 'FAILED'} after ${seconds(startMs)}`);
  return counts;
}

try {
  const { chosen, filters } = chooseSteps(process.argv.slice(2), steps);
  const failedSteps = new Set<string>();
  const total = { passed: 0, failed: 0 };
  for (const step of chosen) {
    const lacking = step.needs?.find((name) => failedSteps.has(name));
    if (lacking) {
      console.log(`\n── ${step.title} ── left out, because this failed: ${lacking}`);
      continue;
    }
    const { passed, failed } = await runStep(step, filters);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failedSteps.add(step.name);
  }
  if (failedSteps.size > 0) console.log(`\nFailed: ${[...failedSteps].join(', ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
