import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    recordedAudio: {
      elements: HTMLAudioElement[];
      /** The document's, when the first of them was made. */
      readyState: DocumentReadyState | undefined;
      times: number[];
      /** The longest time that nothing went on, once something had. */
      stallMs: number;
      /** Everything that stops the sound, by the name of its event. */
      gaps: string[];
    };
  }
}

/** Runs in the page, before the page's own scripts: the element stands in no document. */
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

/** Resolves once more of the song was heard than by now. */
export async function expectMusicToGoOn(page: Page): Promise<void> {
  const before = await readCurrentTime(page);
  await expect.poll(() => readCurrentTime(page), { intervals: [20] }).toBeGreaterThan(before + 0.1);
}

/** Seconds since the start of the track; 0 before anything was loaded. */
export const readCurrentTime = (page: Page): Promise<number> =>
  page.evaluate(() => window.recordedAudio.elements.at(-1)?.currentTime ?? 0);

/** The first click of a visitor whose browser refuses sound until then. */
export async function pressPlay(page: Page, path = '/'): Promise<void> {
  await openRefused(page, path);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
}

/**
 * Opens a page in a browser that lets nothing be heard before a gesture, and resolves once it has refused. Playwright's
 * own questions to a page count as gestures, so none may be asked until then.
 */
export async function openRefused(page: Page, path: string): Promise<void> {
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
