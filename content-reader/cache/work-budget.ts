import { availableParallelism } from 'node:os';

export type WorkBudget = {
  /** Waits until there is room for work of this weight, and does it. Work heavier than the whole budget runs alone. */
  run: <T>(weight: number, work: () => Promise<T>) => Promise<T>;
};

type Waiting = { weight: number; start: () => void };

/** Lets work run in parallel: at most `jobs` at once, which together weigh at most `total`, in the order it comes. */
export function createWorkBudget({
  jobs = availableParallelism(),
  total,
}: {
  jobs?: number;
  total: number;
}): WorkBudget {
  const waiting: Waiting[] = [];
  let running = 0;
  let weightRunning = 0;

  function startNext(): void {
    for (let next = waiting[0]; next; next = waiting[0]) {
      if (running > 0 && (running >= jobs || weightRunning + next.weight > total)) return;
      waiting.shift();
      running++;
      weightRunning += next.weight;
      next.start();
    }
  }

  return {
    async run(weight, work) {
      await new Promise<void>((start) => {
        waiting.push({ weight, start });
        startNext();
      });
      try {
        return await work();
      } finally {
        running--;
        weightRunning -= weight;
        startNext();
      }
    },
  };
}
