import { expect, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { startAudioEngine } from './audio-engine.ts';

/** Browsers allow sound only after a gesture. */
export async function unlockSound(): Promise<void> {
  await userEvent.click(document.body);
}

/** Until the mocks are restored. */
export function emulateConnection(connection: { saveData: boolean } | undefined) {
  vi.spyOn(navigator as { connection?: unknown }, 'connection' as never, 'get').mockReturnValue(connection as never);
}

/** An engine that is closed when the test ends, with its audio element and its events in order. */
export function openAudioEngine() {
  const events: string[] = [];
  const audio = new Audio();
  vi.spyOn(window, 'Audio').mockImplementation(function create() {
    return audio;
  } as unknown as typeof Audio);
  const engine = startAudioEngine({
    onStateChange: (state) => events.push(state),
    onReady: () => events.push('ready'),
    onEnd: () => events.push('end'),
    onRefusal: () => events.push('refusal'),
    onFailure: (reason) => events.push(`failure: ${reason}`),
    onRemoteCommand: () => {},
  });
  onTestFinished(() => engine.close());
  const expectEvents = (...expected: string[]) => vi.waitFor(() => expect(events).toEqual(expected), 20_000);
  const expectEvent = (expected: string) => vi.waitFor(() => expect(events).toContain(expected), 20_000);
  return { engine, audio, events, expectEvents, expectEvent };
}
