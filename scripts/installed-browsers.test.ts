import { expect, onTestFinished, test, vi } from 'vitest';
import { findChromium } from './chromium.ts';
import { findFirefox } from './firefox.ts';

test('without CHROMIUM_PATH, a Chromium is looked for in the usual places', () => {
  vi.stubEnv('CHROMIUM_PATH', undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  // None of them is the one that this variable would have named; a machine may have no Chromium at all.
  expect(findChromium() ?? '').not.toContain('nowhere');
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  expect(() => findChromium()).toThrow('CHROMIUM_PATH is /nowhere/chromium, which does not start as Chromium.');
});

test('without FIREFOX_PATH, a Firefox is looked for in the usual places', () => {
  vi.stubEnv('FIREFOX_PATH', undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(findFirefox() ?? '').not.toContain('nowhere');
  vi.stubEnv('FIREFOX_PATH', '/nowhere/firefox');
  expect(() => findFirefox()).toThrow('FIREFOX_PATH is /nowhere/firefox, which does not start as Firefox.');
});
