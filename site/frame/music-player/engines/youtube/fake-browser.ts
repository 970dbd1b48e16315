import { afterEach, beforeEach, vi } from 'vitest';

/** For each test a browser that is online and was clicked in, and a clock that only the test advances. */
export function emulateBrowser() {
  const browser = { onLine: true, userActivation: { hasBeenActive: true } };
  beforeEach(() => {
    browser.onLine = true;
    browser.userActivation.hasBeenActive = true;
    vi.stubGlobal('navigator', browser);
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return browser;
}
