import { expect, it } from 'vitest';
import { createQueue } from './door-files/queue.js';

type Outcome = 'done' | 'again' | 'refused';

/** Jobs that answer when a test says so, and a clock that runs when it says so. */
function openQueue() {
  const states: { waiting: number; isStuck: boolean }[] = [];
  const refused: string[] = [];
  const timers: (() => void)[] = [];
  const sent: string[] = [];
  const answers: ((outcome: Outcome) => void)[] = [];
  const queue = createQueue({
    onChange: (state) => states.push(state),
    onRefused: (job) => refused.push((job as unknown as { name: string }).name),
    later: (run) => timers.push(run),
  });
  const makeJob = (name: string) => ({
    name,
    send: () => {
      sent.push(name);
      return new Promise<Outcome>((resolve) => answers.push(resolve));
    },
  });
  const answer = async (outcome: Outcome) => {
    answers.shift()?.(outcome);
    await new Promise(setImmediate);
  };
  return { queue, makeJob, answer, states, refused, timers, sent };
}

it('sends one decision after another, in their order', async () => {
  const { queue, makeJob, answer, sent, states } = openQueue();
  for (const name of ['one', 'two', 'three']) queue.add(makeJob(name));
  expect(sent).toEqual(['one']);
  await answer('done');
  await answer('done');
  await answer('done');
  expect(sent).toEqual(['one', 'two', 'three']);
  expect([queue.size(), states.at(-1)]).toEqual([0, { waiting: 0, isStuck: false }]);
});

it('says that something is not done yet, and does it later', async () => {
  const { queue, makeJob, answer, sent, states, timers } = openQueue();
  queue.add(makeJob('one'));
  await answer('again');
  expect(states.at(-1)).toEqual({ waiting: 1, isStuck: true });
  timers.shift()?.();
  await answer('done');
  expect(sent).toEqual(['one', 'one']);
  expect(states.at(-1)).toEqual({ waiting: 0, isStuck: false });
});

it('a decision that waits can be taken out, one that is on its way cannot', async () => {
  const { queue, makeJob, answer, sent } = openQueue();
  const [one, two] = [makeJob('one'), makeJob('two')];
  queue.add(one);
  queue.add(two);
  expect([queue.cancel(one), queue.cancel(two)]).toEqual([false, true]);
  await answer('done');
  expect(sent).toEqual(['one']);
});

it('a decision that is refused does not hold up the others', async () => {
  const { queue, makeJob, answer, refused, sent } = openQueue();
  queue.add(makeJob('one'));
  queue.add(makeJob('two'));
  await answer('refused');
  await answer('done');
  expect([refused, sent]).toEqual([['one'], ['one', 'two']]);
});
