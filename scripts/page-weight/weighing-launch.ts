import { chromiumLaunchOptions } from '../chromium-launch.ts';

/**
 * A browser that counts the same everywhere. Chromium fetches a lazy picture when it is 1,250 px below the screen, but 3,000 px
 * if it does not know how fast the line is, and without a window it never knows.
 */
export function weighingLaunchOptions() {
  const { args, ...options } = chromiumLaunchOptions();
  return { ...options, args: [...args, '--blink-settings=lazyLoadingImageMarginPxUnknown=1250'] };
}
