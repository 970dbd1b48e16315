import type { Page } from '@playwright/test';

export type FrameTimes = { perSecond: number; medianMs: number; slowMs: number; longestMs: number };

/** From the times at which frames began, in milliseconds. */
export function summarizeFrames(times: number[]): FrameTimes {
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? Number.NaN));
  const sorted = gaps.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
  const totalMs = gaps.reduce((sum, gap) => sum + gap, 0);
  return { perSecond: (gaps.length / totalMs) * 1000, medianMs: at(0.5), slowMs: at(0.95), longestMs: at(1) };
}

/** The page's frames while something happens. */
export async function timeFrames(page: Page, happen: () => Promise<void>): Promise<FrameTimes> {
  await page.evaluate(startWatching);
  await happen();
  return summarizeFrames(await page.evaluate(stopWatching));
}

type Watching = { frameTimes: number[]; frameRequest: number };

/** Runs in the page. */
function startWatching(): void {
  const watching = window as unknown as Watching;
  watching.frameTimes = [];
  const note = (time: number) => {
    watching.frameTimes.push(time);
    watching.frameRequest = requestAnimationFrame(note);
  };
  watching.frameRequest = requestAnimationFrame(note);
}

function stopWatching(): number[] {
  const { frameTimes, frameRequest } = window as unknown as Watching;
  cancelAnimationFrame(frameRequest);
  return frameTimes;
}
