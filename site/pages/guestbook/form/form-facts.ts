import type { FormFacts } from '#model/guestbook-table.ts';

/** A field that no visitor sees. No browser fills in one of this name by itself. */
export const trapName = 'topic';

/** Measures how a form is filled in. Times are milliseconds on a clock that nobody sets, as events have them. */
export function createFormWatch(nowMs: () => number = () => performance.now()) {
  let startedMs: number | undefined;
  return {
    /** The form is in sight; what `isStarted` was begun earlier, and nobody knows when. */
    start: (isStarted: boolean) => {
      startedMs = isStarted ? undefined : nowMs();
    },
    readFacts: (form: HTMLFormElement): FormFacts => {
      const trap = form.elements.namedItem(trapName);
      return {
        ...(startedMs !== undefined && { fillMs: Math.max(0, Math.round(nowMs() - startedMs)) }),
        ...(trap instanceof HTMLInputElement && trap.value !== '' && { isTrapped: true }),
      };
    },
  };
}
