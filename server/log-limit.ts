export type Log = (line: string) => void;

/**
 * Visitors cause refusals, the server causes faults; notices, such as how to fix the database, are logged only once.
 * Each kind has its own limit, so that a flood of one does not suppress the others.
 */
export type LogKind = 'refusal' | 'fault' | 'notice';

/** The start of the summary of suppressed lines. */
const summaries: Record<LogKind, string> = {
  refusal: 'More requests were refused',
  fault: 'There were more failures',
  notice: 'There were more notices',
};
const kinds = Object.keys(summaries) as LogKind[];

const tickMs = 1000;
/** A token bucket of this many lines, refilled by one each `refillMs`: at most 8,700 lines a day. */
const burstLines = 60;
const refillMs = 10_000;

/** A line at `atMs`. Lines with the same subject are logged once a second; suppressed lines are counted by label. */
type LogEntry = { kind: LogKind; subject: string; label: string; text: string; atMs: number };

type Repeat = { label: string; moreCount: number; nextTick: number };
type Budget = {
  lines: number;
  refilledMs: number;
  /** The lines logged within the last seconds, by subject. */
  recent: Map<string, Repeat>;
  /** How many lines were suppressed, by label. */
  suppressed: Map<string, number>;
};

const limits = new WeakMap<Log, ReturnType<typeof createLogLimit>>();

/** The limit of a log, shared by all of its writers. `now` is milliseconds since 1970. */
export function limitOf(log: Log, now: () => number) {
  const limit = limits.get(log) ?? createLogLimit(log, now);
  limits.set(log, limit);
  return limit;
}

/** Flushes all pending counts when the program ends. */
export function flushLog(log: Log): void {
  limits.get(log)?.flush();
}

function createLogLimit(log: Log, now: () => number) {
  const newBudget = (): Budget => ({ lines: burstLines, refilledMs: 0, recent: new Map(), suppressed: new Map() });
  const budgets: Record<LogKind, Budget> = {
    refusal: newBudget(),
    fault: newBudget(),
    notice: newBudget(),
  };
  let tick = 0;
  let isTicking = false;

  const print = (text: string, atMs: number) => log(`${new Date(atMs).toISOString()} ${text}`);

  function takeLine(budget: Budget, atMs: number): boolean {
    const refilled = Math.floor(Math.max(0, atMs - budget.refilledMs) / refillMs);
    budget.lines = Math.min(burstLines, budget.lines + refilled);
    // A clock that was set back restarts the interval.
    budget.refilledMs = Math.min(atMs, budget.refilledMs + refilled * refillMs);
    if (budget.lines === 0) return false;
    budget.lines -= 1;
    return true;
  }

  const suppress = ({ suppressed }: Budget, label: string, count: number) =>
    suppressed.set(label, (suppressed.get(label) ?? 0) + count);

  function printCounts(budget: Budget, kind: LogKind, atMs: number, isLast: boolean): void {
    for (const [subject, repeat] of budget.recent) {
      if (tick < repeat.nextTick && !isLast) continue;
      if (repeat.moreCount === 0) {
        budget.recent.delete(subject);
      } else if (isLast || takeLine(budget, atMs)) {
        print(`${subject}: ${repeat.moreCount} more`, atMs);
        Object.assign(repeat, { moreCount: 0, nextTick: tick + 1 });
      } else {
        suppress(budget, repeat.label, repeat.moreCount);
        budget.recent.delete(subject);
      }
    }
    if (budget.suppressed.size === 0 || !(isLast || takeLine(budget, atMs))) return;
    const counts = [...budget.suppressed].map(([label, count]) => `${count} × ${label}`);
    print(`${summaries[kind]}, not logged individually: ${counts.join(', ')}`, atMs);
    budget.suppressed.clear();
  }

  function scheduleTick(): void {
    if (!isTicking) setTimeout(handleTick, tickMs).unref();
    isTicking = true;
  }

  function handleTick(): void {
    tick += 1;
    for (const kind of kinds) printCounts(budgets[kind], kind, now(), false);
    const isIdle = Object.values(budgets).every(({ recent, suppressed }) => recent.size === 0 && suppressed.size === 0);
    isTicking = false;
    if (!isIdle) scheduleTick();
  }

  return {
    /**
     * Writes a line with a timestamp. It is counted instead, and the count written later, if a line with the same subject
     * was written within the last second or the limit is exceeded.
     */
    write({ kind, subject, label, text, atMs }: LogEntry): void {
      const budget = budgets[kind];
      const repeat = budget.recent.get(subject);
      if (repeat) repeat.moreCount += 1;
      else if (budget.suppressed.size === 0 && takeLine(budget, atMs)) {
        print(text, atMs);
        // Not the next tick, which may come at once.
        budget.recent.set(subject, { label, moreCount: 0, nextTick: tick + 2 });
      } else suppress(budget, label, 1);
      scheduleTick();
    },
    flush(): void {
      for (const kind of kinds) printCounts(budgets[kind], kind, now(), true);
    },
  };
}
