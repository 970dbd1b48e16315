import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

async function setMotion(value: '' | 'reduce' | 'no-preference') {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
}

/** Emulates prefers-reduced-motion until the test ends: other tests run in the same page. */
export async function emulateMotion(motion: 'reduce' | 'no-preference'): Promise<void> {
  onTestFinished(() => setMotion(''));
  await setMotion(motion);
}
