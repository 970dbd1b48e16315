import { afterEach, expect, test, vi } from 'vitest';
import { stopOnSignals } from './stop-on-signals.ts';

afterEach(() => {
  process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT');
  vi.restoreAllMocks();
});

test('a signal that is forwarded at once is ignored, and a later one ends the process immediately', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as never);
  const stop = vi.fn(() => new Promise<void>(() => {}));
  let nowMs = 1000;
  stopOnSignals({ stop }, () => nowMs);
  process.emit('SIGINT', 'SIGINT');
  nowMs = 1500;
  process.emit('SIGINT', 'SIGINT');
  expect(exit).not.toHaveBeenCalled();
  nowMs = 1501;
  process.emit('SIGINT', 'SIGINT');
  expect(exit).toHaveBeenCalledWith(130);
  process.emit('SIGTERM', 'SIGTERM');
  expect(exit).toHaveBeenLastCalledWith(143);
  expect(stop).toHaveBeenCalledTimes(1);
});

test('the process exits with 0 after all requests are answered', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as never);
  stopOnSignals({ stop: () => Promise.resolve() });
  process.emit('SIGTERM', 'SIGTERM');
  await expect.poll(() => exit).toHaveBeenCalledWith(0);
});
