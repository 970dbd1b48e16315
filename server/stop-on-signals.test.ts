import { afterEach, expect, test, vi } from 'vitest';
import { stopOnSignals } from './stop-on-signals.ts';

afterEach(() => {
  process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT');
  vi.restoreAllMocks();
});

test('a forwarded signal counts once, and a later one ends the process at once', async () => {
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

test('once all requests are answered the process exits with 0', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as never);
  stopOnSignals({ stop: () => Promise.resolve() });
  process.emit('SIGTERM', 'SIGTERM');
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(0));
});
