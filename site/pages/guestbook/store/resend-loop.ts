export const firstPauseMs = 30_000;
export const longestPauseMs = 15 * 60_000;
/** However often a page is opened, or the line comes and goes. */
export const shortestPauseMs = 5000;
/** A server that asks for more is not waited for in this visit. */
const longestWaitMs = 60 * 60_000;

/** `isLeft`: there are still entries to be sent. */
export type Round = { isLeft: boolean; retryAfterMs?: number | undefined };

type Options = {
  sendAll: () => Promise<Round>;
  /** Milliseconds on a clock that nobody sets. */
  nowMs?: () => number;
  /** Returns what ends it. */
  startTimer?: (task: () => void, delayMs: number) => () => void;
};

/** Sends again and again, with growing pauses, until nothing is left. */
export function createResendLoop({ sendAll, nowMs = () => performance.now(), startTimer = startTimeout }: Options) {
  let pauseMs = firstPauseMs;
  let earliestMs = Number.NEGATIVE_INFINITY;
  /** Until then the server wants nothing. */
  let askedUntilMs = Number.NEGATIVE_INFINITY;
  let isRunning = false;
  let stopTimer = () => {};

  const attempt = async () => {
    stopTimer();
    if (isRunning) return;
    isRunning = true;
    const { isLeft, retryAfterMs } = await sendAll();
    isRunning = false;
    if (isLeft) {
      pause(retryAfterMs);
    } else {
      pauseMs = firstPauseMs;
      earliestMs = Number.NEGATIVE_INFINITY;
    }
  };

  const attemptIn = (delayMs: number) => {
    stopTimer();
    earliestMs = nowMs() + delayMs;
    stopTimer = startTimer(() => void attempt(), delayMs);
  };

  /** Something could not be sent: it is tried again later. */
  const pause = (retryAfterMs = 0) => {
    const waitMs = Math.min(retryAfterMs, longestWaitMs);
    askedUntilMs = nowMs() + waitMs;
    attemptIn(Math.max(pauseMs, waitMs));
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  };

  return {
    pause,
    /** Sends now, or when the pause is over; with `isSoon`, when a page is opened or the line is back, in some seconds. */
    resume: ({ isSoon = false } = {}) => {
      const waitMs = earliestMs - nowMs();
      if (waitMs <= 0) return void attempt();
      if (!isSoon || isRunning) return undefined;
      attemptIn(Math.max(Math.min(shortestPauseMs, waitMs), askedUntilMs - nowMs()));
    },
  };
}

function startTimeout(task: () => void, delayMs: number) {
  const timer = setTimeout(task, delayMs);
  return () => clearTimeout(timer);
}
