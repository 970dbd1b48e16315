import { type Database, LostDatabase, watchFiles } from './database.ts';
import { DamagedDatabase, UncheckedDatabase } from './database-damage.ts';

export type WriteQueue = {
  /**
   * Runs `write` inside of a transaction and resolves with its result when that is on the disk. What `write` throws
   * rejects, and undoes nothing but its own changes. Where the transaction itself fails, `undo` is called for a write
   * that had gone well.
   */
  run: <T>(write: () => T, undo?: () => void) => Promise<T>;
  /** Resolves when nothing waits any more. */
  drain: () => Promise<void>;
};

type Job = {
  /** Says how it ended, once the transaction has. */
  write: () => () => void;
  undo: (() => void) | undefined;
  reject: (cause: unknown) => void;
  latestMs: number;
};

/** So many writes hold up other requests for some milliseconds. */
const maxBatch = 256;
const retryAfterMs = 20;

/**
 * Everything that is written during one turn of the event loop goes into one transaction, because the wait for the disk
 * is the same for one write as for hundreds. While another process holds the database, it tries again for `maxWaitMs`
 * without holding up other requests. `now` is epoch milliseconds.
 */
export function createWriteQueue({
  database,
  afterCommit = () => {},
  now = Date.now,
  maxWaitMs = 5000,
}: {
  database: Database;
  /** Called before anybody learns that something was written. */
  afterCommit?: () => void;
  now?: () => number;
  maxWaitMs?: number;
}): WriteQueue {
  const requirePlace = watchFiles(database);
  const waiting: Job[] = [];
  let isScheduled = false;
  let drained: (() => void)[] = [];

  function schedule(start: (flush: () => void) => unknown = setImmediate): void {
    if (isScheduled) return;
    isScheduled = true;
    start(flush);
  }

  function flush(): void {
    isScheduled = false;
    const jobs = waiting.splice(0, maxBatch);
    try {
      requirePlace();
      database.exec('begin immediate');
    } catch (cause) {
      waitForOthers(jobs, cause);
      return;
    }
    commit(jobs);
    settle();
  }

  function waitForOthers(jobs: Job[], cause: unknown): void {
    const isPatient = isLocked(cause) ? ({ latestMs }: Job) => now() < latestMs : () => false;
    waiting.unshift(...jobs.filter(isPatient));
    for (const job of jobs) if (!isPatient(job)) job.reject(cause);
    if (waiting.length > 0) schedule((retry) => setTimeout(retry, retryAfterMs));
    else settle();
  }

  function commit(jobs: Job[]): void {
    const written: { job: Job; end: () => void }[] = [];
    const ended: (() => void)[] = [];
    try {
      for (const job of jobs) {
        database.exec('savepoint one_write');
        try {
          written.push({ job, end: job.write() });
        } catch (cause) {
          // A full disk, for one, ends the whole transaction.
          if (!database.isTransaction) throw cause;
          database.exec('rollback to one_write');
          ended.push(() => job.reject(cause));
        }
        database.exec('release one_write');
      }
      database.exec('commit');
    } catch (cause) {
      if (database.isTransaction) database.exec('rollback');
      for (const { job } of written.reverse()) job.undo?.();
      for (const job of jobs) job.reject(cause);
      return;
    }
    if (written.length > 0) afterCommit();
    for (const end of [...written.map(({ end }) => end), ...ended]) end();
  }

  function settle(): void {
    if (waiting.length > 0) {
      schedule();
      return;
    }
    for (const resolve of drained) resolve();
    drained = [];
  }

  return {
    run: (write, undo) =>
      new Promise((resolve, reject) => {
        const job = () => {
          const result = write();
          return () => resolve(result);
        };
        waiting.push({ write: job, undo, reject, latestMs: now() + maxWaitMs });
        schedule();
      }),
    drain: () =>
      new Promise((resolve) => {
        drained.push(resolve);
        if (!isScheduled) settle();
      }),
  };
}

/** A queue whose writes wait until `ready`. Where that rejects, so does each of them. */
export function holdUntil(queue: WriteQueue, ready: Promise<void>): WriteQueue {
  return {
    run: (write, undo) => ready.then(() => queue.run(write, undo)),
    // Those that were held come first: they have waited for the same promise for longer.
    drain: () => ready.then(queue.drain, queue.drain),
  };
}

/** Whether another process holds the database at the moment. */
export function isLocked(cause: unknown): boolean {
  const code = cause instanceof Error && 'errcode' in cause ? Number(cause.errcode) & 0xff : 0;
  return code === 5 || code === 6;
}

/** Whether it is the database that cannot do what it should. */
export function isDatabaseError(cause: unknown): boolean {
  if (cause instanceof LostDatabase || cause instanceof DamagedDatabase || cause instanceof UncheckedDatabase)
    return true;
  if (!(cause instanceof Error && 'code' in cause)) return false;
  // It was closed between the request and its turn.
  return cause.code === 'ERR_SQLITE_ERROR' || (cause.code === 'ERR_INVALID_STATE' && /not open/.test(cause.message));
}
