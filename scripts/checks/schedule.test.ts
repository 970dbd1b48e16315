import { expect, test } from 'vitest';
import { countCheck } from './counts.ts';
import { runSideBySide } from './schedule.ts';

type FakeStep = { name: string; needs?: string[]; takesAllCores?: boolean };

/** Runs the steps by hand: `end` lets one of them pass or fail. */
function start(steps: FakeStep[], singleCoreLimit = 1) {
  const log: string[] = [];
  const ends = new Map<string, (passes: boolean) => void>();
  const done = runSideBySide(steps, {
    singleCoreLimit,
    run: ({ name }) => {
      log.push(name);
      const { promise, resolve } = Promise.withResolvers<boolean>();
      ends.set(name, resolve);
      return promise.then(countCheck);
    },
    onSkip: ({ name }, failed) => log.push(`${name} without ${failed}`),
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    log,
    done,
    async end(name: string, passes = true) {
      ends.get(name)?.(passes);
      await settle();
    },
  };
}

test('a step that takes all cores runs beside one that does not, and two of the same kind run one after another', async () => {
  const { log, end, done } = start([
    { name: 'lint' },
    { name: 'types' },
    { name: 'unit', takesAllCores: true },
    { name: 'e2e', takesAllCores: true },
  ]);
  expect(log).toEqual(['lint', 'unit']);
  await end('unit');
  expect(log).toEqual(['lint', 'unit', 'e2e']);
  await end('lint');
  expect(log).toEqual(['lint', 'unit', 'e2e', 'types']);
  await end('types');
  await end('e2e');
  expect([...(await done).keys()]).toEqual(['unit', 'lint', 'types', 'e2e']);
});

test('with more cores, more steps run at once', () => {
  expect(start([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 2).log).toEqual(['a', 'b']);
});

test('a step waits for those it needs while a later one runs', async () => {
  const { log, end } = start([
    { name: 'build' },
    { name: 'e2e', needs: ['build'], takesAllCores: true },
    { name: 'unit', takesAllCores: true },
  ]);
  expect(log).toEqual(['build', 'unit']);
  await end('unit');
  expect(log).toEqual(['build', 'unit']);
  await end('build');
  expect(log).toEqual(['build', 'unit', 'e2e']);
});

test('a step is skipped when one that it needs failed or was skipped, and all others run', async () => {
  const { log, end, done } = start([
    { name: 'build' },
    { name: 'e2e', needs: ['build'] },
    { name: 'pictures', needs: ['e2e'] },
    { name: 'docs' },
  ]);
  await end('build', false);
  expect(log).toEqual(['build', 'e2e without build', 'pictures without e2e', 'docs']);
  await end('docs');
  expect(Object.fromEntries(await done)).toEqual({ build: countCheck(false), docs: countCheck(true) });
});

test('a needed step that was not chosen counts as passed', () => {
  expect(start([{ name: 'sizes', needs: ['build'] }]).log).toEqual(['sizes']);
});
