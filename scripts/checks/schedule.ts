import type { Counts } from './counts.ts';
import type { Step } from './steps.ts';

type Planned = Pick<Step, 'name' | 'needs' | 'takesAllCores'>;

export type Schedule<Of> = {
  /** How many steps that need one core run at once, next to one that takes all. */
  singleCoreLimit: number;
  run: (step: Of) => Promise<Counts>;
  /** Called for a step that did not run because `failed`, which it needs, did not pass. */
  onSkip: (step: Of, failed: string) => void;
};

/**
 * Runs steps side by side, each as soon as all that it needs have passed and its kind has a free slot. Resolves with the results of
 * those that ran, by name; rejects when `run` does.
 */
export async function runSideBySide<Of extends Planned>(
  steps: readonly Of[],
  { singleCoreLimit, run, onSkip }: Schedule<Of>,
): Promise<Map<string, Counts>> {
  const results = new Map<string, Counts>();
  const waiting = new Set(steps);
  const running = new Map<Of, Promise<void>>();
  const isChosen = (name: string) => steps.some((step) => step.name === name);
  const hasFailed = (name: string) => (results.get(name)?.failed ?? 0) > 0;
  const skipped = new Set<string>();

  function hasFreeSlot({ takesAllCores = false }: Planned) {
    const sameKind = [...running.keys()].filter((one) => (one.takesAllCores ?? false) === takesAllCores);
    return sameKind.length < (takesAllCores ? 1 : singleCoreLimit);
  }
  function startReadySteps() {
    for (const step of waiting) {
      const needs = (step.needs ?? []).filter(isChosen);
      const failed = needs.find((name) => hasFailed(name) || skipped.has(name));
      if (failed) {
        waiting.delete(step);
        skipped.add(step.name);
        onSkip(step, failed);
      } else if (needs.every((name) => results.has(name)) && hasFreeSlot(step)) {
        waiting.delete(step);
        const ended = run(step).then((counts) => {
          results.set(step.name, counts);
          running.delete(step);
        });
        running.set(step, ended);
      }
    }
  }

  startReadySteps();
  while (running.size > 0) {
    await Promise.race(running.values());
    startReadySteps();
  }
  return results;
}
