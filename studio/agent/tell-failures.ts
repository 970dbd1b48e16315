import type { StudioWindow } from './studio-window.ts';

/** What a script of the page could not do; mistakes in the owner's words come from the studio itself. */
export function tellFailures(studio: StudioWindow): void {
  const tell = (reason: unknown) => {
    const sentence = reason instanceof Error ? reason.message : String(reason);
    if (sentence && !/^ResizeObserver loop/.test(sentence)) studio.post({ type: 'failed', sentence });
  };
  addEventListener('error', ({ error, message }) => tell(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
