import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    recordedAudio: {
      elements: HTMLAudioElement[];
      /** The document's, when the first element was created. */
      readyState: DocumentReadyState | undefined;
      times: number[];
      /** The longest stall after playback began. */
      stallMs: number;
      /** The names of all events that interrupt the sound. */
      gaps: string[];
    };
  }
}

/** Runs before the page's own scripts. It wraps `Audio`, because the player's element is never in the document. */
export function installAudioRecorder(): void {
  const record: Window['recordedAudio'] = { elements: [], readyState: undefined, times: [], stallMs: 0, gaps: [] };
  window.recordedAudio = record;
  const OriginalAudio = window.Audio;
  window.Audio = class extends OriginalAudio {
    constructor(src?: string) {
      super(src);
      record.elements.push(this);
      record.readyState ??= document.readyState;
      for (const kind of ['pause', 'emptied', 'seeking', 'error']) {
        this.addEventListener(kind, () => record.gaps.push(kind));
      }
      let movedAt = 0;
      setInterval(() => {
        if (this.currentTime !== record.times.at(-1) || this.currentTime === 0) movedAt = performance.now();
        record.stallMs = Math.max(record.stallMs, performance.now() - movedAt);
        record.times.push(this.currentTime);
      }, 20);
    }
  };
}

/** Records what the page's audio does. */
export const recordAudio = (page: Page) => page.addInitScript(installAudioRecorder);

/** Resolves when playback has advanced. */
export async function expectMusicToGoOn(page: Page): Promise<void> {
  const before = await readCurrentTime(page);
  await expect.poll(() => readCurrentTime(page), { intervals: [20] }).toBeGreaterThan(before + 0.1);
}

/** Seconds since the start of the track; 0 before anything has loaded. */
export const readCurrentTime = (page: Page): Promise<number> =>
  page.evaluate(() => window.recordedAudio.elements.at(-1)?.currentTime ?? 0);

/** Opens a page in a browser that refuses sound, and clicks play. */
export async function clickPlay(page: Page, path = '/'): Promise<void> {
  await openWithSoundRefused(page, path);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
}

/**
 * Opens a page in a browser that plays no sound before a gesture, and resolves as soon as it has refused. Calling
 * `page.evaluate` counts as a gesture, so a test must not call it earlier.
 */
export async function openWithSoundRefused(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      const playing = play.call(this);
      playing.catch((error: Error) => console.info(`refused: ${error.name}`));
      return playing;
    };
  });
  const refused = page.waitForEvent('console', (message) => message.text() === 'refused: NotAllowedError');
  await page.goto(path);
  await refused;
}
