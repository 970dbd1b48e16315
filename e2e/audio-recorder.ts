import type { Page } from '@playwright/test';

declare global {
  interface Window {
    recordedAudio: {
      elements: HTMLAudioElement[];
      /** The document's, when the first of them was made. */
      readyState: DocumentReadyState | undefined;
      times: number[];
      pauses: number;
    };
  }
}

/** Records what the page's audio does, from before the page's own scripts on: the element stands in no document. */
export async function recordAudio(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record: Window['recordedAudio'] = { elements: [], readyState: undefined, times: [], pauses: 0 };
    window.recordedAudio = record;
    const OriginalAudio = window.Audio;
    window.Audio = class extends OriginalAudio {
      constructor(src?: string) {
        super(src);
        record.elements.push(this);
        record.readyState ??= document.readyState;
        this.addEventListener('pause', () => record.pauses++);
        setInterval(() => record.times.push(this.currentTime), 20);
      }
    };
  });
}

/** Seconds since the start of the track; 0 before anything was loaded. */
export const readCurrentTime = (page: Page): Promise<number> =>
  page.evaluate(() => window.recordedAudio.elements.at(-1)?.currentTime ?? 0);
