import { expect, test } from 'vitest';
import { createWorkBudget } from './work-budget.ts';

/** Runs work of these weights, each as soon as the budget allows, and returns which ran together. */
async function listTogether(weights: number[], limits: { jobs: number; total: number }): Promise<number[][]> {
  const budget = createWorkBudget(limits);
  const running: number[] = [];
  const together: number[][] = [];
  await Promise.all(
    weights.map((weight) =>
      budget.run(weight, async () => {
        running.push(weight);
        together.push([...running]);
        await new Promise(setImmediate);
        running.splice(running.indexOf(weight), 1);
      }),
    ),
  );
  return together;
}

test('work runs in parallel, but never more than the limits allow', async () => {
  expect(await listTogether([1, 2, 3], { jobs: 2, total: 100 })).toEqual([[1], [1, 2], [2, 3]]);
  expect(await listTogether([6, 4, 5], { jobs: 9, total: 10 })).toEqual([[6], [6, 4], [4, 5]]);
});

test('work that is heavier than the whole budget runs alone', async () => {
  expect(await listTogether([1, 50, 2], { jobs: 9, total: 10 })).toEqual([[1], [50], [2]]);
});

test('failed work makes room for the next', async () => {
  const budget = createWorkBudget({ jobs: 1, total: 1 });
  const failed = budget.run(1, () => Promise.reject(new Error('no'))).catch((error: Error) => error.message);
  expect(await Promise.all([failed, budget.run(1, async () => 'done')])).toEqual(['no', 'done']);
});
