import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { logError, logFailure, logNotice } from './failure-log.ts';
import { flushLog } from './log-limit.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) });
  onTestFinished(() => void vi.useRealTimers());
});

function openLog() {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const refuse = (path: string, status = 404) =>
    logFailure({ method: 'GET', path, status, startedMs: Date.now() }, log, Date.now);
  const fail = (cause: unknown) => logError(cause, log, Date.now);
  const addNotice = (sentence: string) => logNotice(sentence, log, Date.now);
  /** How many failures the lines report: one each, or the counts in them. */
  const countLogged = () =>
    lines.flatMap((line) => line.match(/\d+(?= more$| ×)/g) ?? ['1']).reduce((sum, count) => sum + Number(count), 0);
  return { lines, log, refuse, fail, addNotice, countLogged };
}

test('the same refusal is logged once, and the number of its repeats a second later', async () => {
  const { lines, refuse } = openLog();
  for (let count = 0; count < 500; count++) refuse('/wp-login.php');
  refuse('/other');
  expect(lines).toEqual([
    '2026-11-21T12:00:00.000Z GET /wp-login.php 404 0 ms',
    '2026-11-21T12:00:00.000Z GET /other 404 0 ms',
  ]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lines.slice(2)).toEqual(['2026-11-21T12:00:02.000Z GET /wp-login.php 404: 499 more']);
});

test('a flood of the same refusal is at most one line a second, and all of it is counted', async () => {
  const { lines, log, refuse, countLogged } = openLog();
  for (let step = 0; step < 6000; step++) {
    refuse('/wp-login.php');
    await vi.advanceTimersByTimeAsync(10);
  }
  flushLog(log);
  const times = lines.slice(0, -1).map((line) => Date.parse(line.slice(0, 24)));
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1000);
  expect(countLogged()).toBe(6000);
});

test('a flood of different addresses fills less than 3 MB a day, and all of it is counted', async () => {
  const { lines, log, refuse, countLogged } = openLog();
  const hours = 3;
  for (let second = 0; second < hours * 3600; second++) {
    for (let count = 0; count < 20; count++) refuse(`/${second}/${count}/${'a'.repeat(8000)}`, count === 0 ? 405 : 404);
    await vi.advanceTimersByTimeAsync(1000);
  }
  flushLog(log);
  expect(countLogged()).toBe(hours * 3600 * 20);
  const bytesPerDay = (lines.join('\n').length * 24) / hours;
  expect(bytesPerDay).toBeLessThan(3_000_000);
  expect(lines.at(-1)).toMatch(/ More requests were refused, not logged individually: \d+ × 405, \d+ × 404$/);
});

test('a flood of refusals does not hide a server error', () => {
  const { lines, refuse, fail } = openLog();
  for (let count = 0; count < 1000; count++) refuse(`/${count}`);
  fail('The disk is gone.');
  expect(lines.at(-1)).toBe('2026-11-21T12:00:00.000Z The disk is gone.');
});

test('a notice is not suppressed in a burst of failures, nor counted as one', async () => {
  const { lines, log, refuse, fail, addNotice } = openLog();
  for (let count = 0; count < 100; count++) refuse(`/${count}`, 500);
  for (let count = 0; count < 100; count++) fail(`Error ${count}`);
  addNotice('The database is broken; npm run backup -- restore newest');
  expect(lines.at(-1)).toBe('2026-11-21T12:00:00.000Z The database is broken; npm run backup -- restore newest');
  for (let count = 0; count < 100; count++) addNotice(`The site was built ${count} times.`);
  flushLog(log);
  expect(lines.slice(-2)).toEqual([
    expect.stringMatching(/ There were more failures, not logged individually: 40 × 500, 100 × error$/),
    expect.stringMatching(/ There were more notices, not logged individually: 41 × notice$/),
  ]);
});

test('after a flood each refusal is logged again', async () => {
  const { lines, refuse } = openLog();
  for (let count = 0; count < 1000; count++) refuse(`/${count}`);
  await vi.advanceTimersByTimeAsync(60_000);
  refuse('/later');
  expect(lines.at(-1)).toBe('2026-11-21T12:01:00.000Z GET /later 404 0 ms');
});

test('a repeated server error is logged once a second, too', async () => {
  const { lines, fail } = openLog();
  for (let count = 0; count < 40; count++) fail(new Error('the disk is full'));
  expect(lines).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(lines.slice(1)).toEqual([expect.stringMatching(/ Error: the disk is full.*: 39 more$/)]);
});

test('a clock that is set back suppresses nothing', async () => {
  const { lines, refuse } = openLog();
  for (let count = 0; count < 1000; count++) refuse(`/${count}`);
  vi.setSystemTime(Date.UTC(2026, 10, 20));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines.at(-1)).toContain('not logged individually: 940 × 404');
});
