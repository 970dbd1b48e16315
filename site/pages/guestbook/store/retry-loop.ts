/** `shortestMs` is a floor, however often a page is opened or the browser comes online. */
export type Pauses = { shortestMs: number; firstMs: number; longestMs: number };
const resendPauses: Pauses = { shortestMs: 5000, firstMs: 30_000, longestMs: 15 * 60_000 };
/** Shorter: a visitor is looking at the page that waits, and reads are cheap. */
export const rereadPauses: Pauses = { shortestMs: 500, firstMs: 5000, longestMs: 5 * 60_000 };
/** The most that a Retry-After header can ask for. */
const longestWaitMs = 60 * 60_000;

/** The result of an attempt. `isLeft`: another one is needed. */
export type Attempt = { isLeft: boolean; retryAfterMs?: number | undefined };

type Options = {
  attempt: () => Promise<Attempt>;
  pauses?: Pauses;
  /** Milliseconds on a monotonic clock. */
  nowMs?: () => number;
  /** Returns the function that clears the timer. */
  startTimer?: (task: () => void, delayMs: number) => () => void;
};

/** Retries with exponential backoff until nothing is left. */
export function createRetryLoop({
  attempt,
  pauses = resendPauses,
  nowMs = () => performance.now(),
  startTimer = startTimeout,
}: Options) {
  let pauseMs = pauses.firstMs;
  let earliestMs = Number.NEGATIVE_INFINITY;
  /** From the server's Retry-After header. */
  let retryAfterEndMs = Number.NEGATIVE_INFINITY;
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
    retryAfterEndMs = nowMs() + waitMs;
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
    /** Tries now, or when the pause ends; `isUrgent` shortens the pause to `shortestMs`. */
    resume: ({ isUrgent = false } = {}) => {
      const waitMs = earliestMs - nowMs();
      if (waitMs <= 0) return void run();
      if (!isUrgent || isRunning) return undefined;
      runIn(Math.max(Math.min(pauses.shortestMs, waitMs), retryAfterEndMs - nowMs()));
    },
  };
}

function startTimeout(task: () => void, delayMs: number) {
  const timer = setTimeout(task, delayMs);
  return () => clearTimeout(timer);
}
