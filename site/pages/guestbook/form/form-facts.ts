import type { FormFacts } from '#model/guestbook-table.ts';
import { trapName } from '#model/guestbook-view.ts';

/** Measures how a form is filled in. `nowMs` is a monotonic clock, as in event timestamps. */
export function createFormWatch(nowMs: () => number = () => performance.now()) {
  let startedMs: number | undefined;
  return {
    /** The form is shown. `isStarted`: with an earlier draft, whose duration is unknown. */
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
