import { isContentError } from '#build/build-when-due.ts';
import { ChromiumError } from '../chromium.ts';
import { type Counts, countCheck } from './counts.ts';
import { steps } from './steps.ts';

// The process of one step: `node scripts/checks/run-step.ts NAME FILTER…`. It sends its counts to scripts/test.ts.

const [name, ...filters] = process.argv.slice(2);
let counts: Counts = countCheck(false);
try {
  const step = steps.find((one) => one.name === name);
  if (!step) throw new Error(`There is no step ${name}.`);
  counts = await step.run(filters);
} catch (error) {
  const isExplained = isContentError(error) || error instanceof ChromiumError;
  console.error(isExplained ? error.message : error);
}
process.send?.(counts, undefined, undefined, () => process.disconnect?.());
