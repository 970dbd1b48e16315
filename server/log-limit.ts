import type { Log } from './failure-log.ts';

/**
 * What goes wrong by a visitor's doing and what by ours, and what is said only once, such as the command that mends the
 * database: a flood of the one must not hide the others.
 */
export type LogKind = 'refusal' | 'fault' | 'notice';

/** What is said of those that were not told one by one. */
const leftOut: Record<LogKind, string> = {
  refusal: 'More requests were refused',
  fault: 'More failed here',
  notice: 'More was to be said',
};
const kinds = Object.keys(leftOut) as LogKind[];

const tickMs = 1000;
/** So many lines may come at once, and one more each `refillMs`: at most 8,700 a day, however many requests fail. */
const burstLines = 60;
const refillMs = 10_000;

/** One line at `atMs`; what has the same subject is told once a second, and what has the same label is counted together. */
export type LogEntry = { kind: LogKind; subject: string; label: string; text: string; atMs: number };

type Told = { label: string; moreCount: number; nextTick: number };
type Budget = {
  lines: number;
  refilledMs: number;
  /** What was said within the last seconds, by what it was about. */
  told: Map<string, Told>;
  /** How often something happened for which there was no line left. */
  untold: Map<string, number>;
};

const limits = new WeakMap<Log, ReturnType<typeof createLogLimit>>();

/** The limit of a log is one, whoever writes to it. `now` is milliseconds since 1970. */
export function limitOf(log: Log, now: () => number) {
  const limit = limits.get(log) ?? createLogLimit(log, now);
  limits.set(log, limit);
  return limit;
}

/** Tells what is still to be told, when the program ends. */
export function finishLog(log: Log): void {
  limits.get(log)?.finish();
}

function createLogLimit(log: Log, now: () => number) {
  const newBudget = (): Budget => ({ lines: burstLines, refilledMs: 0, told: new Map(), untold: new Map() });
  const budgets: Record<LogKind, Budget> = {
    refusal: newBudget(),
    fault: newBudget(),
    notice: newBudget(),
  };
  let tick = 0;
  let isTicking = false;

  const say = (text: string, atMs: number) => log(`${new Date(atMs).toISOString()} ${text}`);

  function takeLine(budget: Budget, atMs: number): boolean {
    const refilled = Math.floor(Math.max(0, atMs - budget.refilledMs) / refillMs);
    budget.lines = Math.min(burstLines, budget.lines + refilled);
    // A clock that was put back starts to count again.
    budget.refilledMs = Math.min(atMs, budget.refilledMs + refilled * refillMs);
    if (budget.lines === 0) return false;
    budget.lines -= 1;
    return true;
  }

  const leaveOut = ({ untold }: Budget, label: string, count: number) =>
    untold.set(label, (untold.get(label) ?? 0) + count);

  function tellMore(budget: Budget, kind: LogKind, atMs: number, isLast: boolean): void {
    for (const [subject, told] of budget.told) {
      if (tick < told.nextTick && !isLast) continue;
      if (told.moreCount === 0) {
        budget.told.delete(subject);
      } else if (isLast || takeLine(budget, atMs)) {
        say(`${subject}: ${told.moreCount} more`, atMs);
        Object.assign(told, { moreCount: 0, nextTick: tick + 1 });
      } else {
        leaveOut(budget, told.label, told.moreCount);
        budget.told.delete(subject);
      }
    }
    if (budget.untold.size === 0 || !(isLast || takeLine(budget, atMs))) return;
    const counts = [...budget.untold].map(([label, count]) => `${count} × ${label}`);
    say(`${leftOut[kind]}, not told one by one: ${counts.join(', ')}`, atMs);
    budget.untold.clear();
  }

  function keepTicking(): void {
    if (!isTicking) setTimeout(passTick, tickMs).unref();
    isTicking = true;
  }

  function passTick(): void {
    tick += 1;
    for (const kind of kinds) tellMore(budgets[kind], kind, now(), false);
    const isQuiet = Object.values(budgets).every(({ told, untold }) => told.size === 0 && untold.size === 0);
    isTicking = false;
    if (!isQuiet) keepTicking();
  }

  return {
    /**
     * Writes a line with the time before it, unless one about the same subject was written within the last second, or too
     * many were written altogether: then it is counted, and the count is written later.
     */
    write({ kind, subject, label, text, atMs }: LogEntry): void {
      const budget = budgets[kind];
      const told = budget.told.get(subject);
      if (told) told.moreCount += 1;
      else if (budget.untold.size === 0 && takeLine(budget, atMs)) {
        say(text, atMs);
        // A whole second from here on: the next tick may come at once.
        budget.told.set(subject, { label, moreCount: 0, nextTick: tick + 2 });
      } else leaveOut(budget, label, 1);
      keepTicking();
    },
    finish(): void {
      for (const kind of kinds) tellMore(budgets[kind], kind, now(), true);
    },
  };
}
