/** `shortestMs` holds however often a page is opened, or the browser comes back online. */
export type Pauses = { shortestMs: number; firstMs: number; longestMs: number };
export const resendPauses: Pauses = { shortestMs: 5000, firstMs: 30_000, longestMs: 15 * 60_000 };
/** Somebody is looking at the page that waits, and reading costs a server little. */
export const rereadPauses: Pauses = { shortestMs: 500, firstMs: 5000, longestMs: 5 * 60_000 };
/** A server that asks for more is not waited for in this visit. */
const longestWaitMs = 60 * 60_000;

/** `isLeft`: another round is needed. */
export type Round = { isLeft: boolean; retryAfterMs?: number | undefined };

type Options = {
  attempt: () => Promise<Round>;
  pauses?: Pauses;
  /** Milliseconds on a clock that nobody sets. */
  nowMs?: () => number;
  /** Returns what ends it. */
  startTimer?: (task: () => void, delayMs: number) => () => void;
};

/** Tries again and again, with growing pauses, until nothing is left. */
export function createRetryLoop({
  attempt,
  pauses = resendPauses,
  nowMs = () => performance.now(),
  startTimer = startTimeout,
}: Options) {
  let pauseMs = pauses.firstMs;
  let earliestMs = Number.NEGATIVE_INFINITY;
  /** Until then the server wants nothing. */
  let askedUntilMs = Number.NEGATIVE_INFINITY;
  let isRunning = false;
  let stopTimer = () => {};

  const run = async () => {
    stopTimer();
    if (isRunning) return;
    isRunning = true;
    const { isLeft, retryAfterMs } = await attempt();
    isRunning = false;
    if (isLeft) {
      pause(retryAfterMs);
    } else {
      pauseMs = pauses.firstMs;
      earliestMs = Number.NEGATIVE_INFINITY;
    }
  };

  const runIn = (delayMs: number) => {
    stopTimer();
    earliestMs = nowMs() + delayMs;
    stopTimer = startTimer(() => void run(), delayMs);
  };

  /** An attempt failed: the next one comes later. */
  const pause = (retryAfterMs = 0) => {
    const waitMs = Math.min(retryAfterMs, longestWaitMs);
    askedUntilMs = nowMs() + waitMs;
    runIn(Math.max(pauseMs, waitMs));
    pauseMs = Math.min(pauseMs * 2, pauses.longestMs);
  };

  return {
    pause,
    /** Ends a pause without another attempt. */
    stop: () => {
      stopTimer();
      earliestMs = Number.NEGATIVE_INFINITY;
    },
    /** Tries now, or when the pause is over; with `isSoon`, when a page is opened or the browser is online again, in some seconds. */
    resume: ({ isSoon = false } = {}) => {
      const waitMs = earliestMs - nowMs();
      if (waitMs <= 0) return void run();
      if (!isSoon || isRunning) return undefined;
      runIn(Math.max(Math.min(pauses.shortestMs, waitMs), askedUntilMs - nowMs()));
    },
  };
}

function startTimeout(task: () => void, delayMs: number) {
  const timer = setTimeout(task, delayMs);
  return () => clearTimeout(timer);
}
