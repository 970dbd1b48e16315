import type { Database } from './database.ts';
import { isLocked } from './database-error.ts';
import { watchFiles } from './lost-database.ts';

export type WriteQueue = {
  /**
   * Runs `write` in a transaction and resolves with its result after that is flushed to the disk. Rejects with the
   * error of `write`, which may change the database with one statement only: SQLite undoes that one if it fails, while a
   * savepoint for each write would take as long as the write. If the transaction itself fails, `undo` is called for each
   * write that had succeeded.
   */
  run: <T>(write: () => T, undo?: () => void) => Promise<T>;
  /** Resolves when the queue is empty. */
  drain: () => Promise<void>;
};

type PendingWrite = {
  /** Writes, and returns a callback that resolves its promise after the commit. */
  execute: () => () => void;
  undo: (() => void) | undefined;
  reject: (cause: unknown) => void;
  deadlineMs: number;
};

/** This many writes block other requests for a few milliseconds. */
const maxBatch = 256;
const retryAfterMs = 20;

/**
 * Batches all writes of one turn of the event loop into one transaction, because flushing one write to the disk takes as
 * long as flushing hundreds. While another process locks the database, retries for `maxWaitMs` without blocking other
 * requests. `now` is epoch milliseconds.
 */
export function createWriteQueue({
  database,
  afterCommit = () => {},
  now = Date.now,
  maxWaitMs = 5000,
}: {
  database: Database;
  /** Called before the promises of the writes resolve. */
  afterCommit?: () => void;
  now?: () => number;
  maxWaitMs?: number;
}): WriteQueue {
  const requireSameFiles = watchFiles(database);
  const pending: PendingWrite[] = [];
  let isScheduled = false;
  let resolveDrains: (() => void)[] = [];

  function schedule(start: (flush: () => void) => unknown = setImmediate): void {
    if (isScheduled) return;
    isScheduled = true;
    start(flush);
  }

  function flush(): void {
    isScheduled = false;
    const batch = pending.splice(0, maxBatch);
    try {
      requireSameFiles();
      database.exec('begin immediate');
    } catch (cause) {
      retryLater(batch, cause);
      return;
    }
    commit(batch);
    continueOrFinish();
  }

  function retryLater(batch: PendingWrite[], cause: unknown): void {
    const mayRetry = isLocked(cause) ? ({ deadlineMs }: PendingWrite) => now() < deadlineMs : () => false;
    pending.unshift(...batch.filter(mayRetry));
    for (const write of batch) if (!mayRetry(write)) write.reject(cause);
    if (pending.length > 0) schedule((retry) => setTimeout(retry, retryAfterMs));
    else continueOrFinish();
  }

  function commit(batch: PendingWrite[]): void {
    const succeeded: { write: PendingWrite; resolve: () => void }[] = [];
    const rejections: (() => void)[] = [];
    try {
      for (const write of batch) {
        try {
          succeeded.push({ write, resolve: write.execute() });
        } catch (cause) {
          // Some errors, such as a full disk, end the whole transaction.
          if (!database.isTransaction) throw cause;
          rejections.push(() => write.reject(cause));
        }
      }
      database.exec('commit');
    } catch (cause) {
      if (database.isTransaction) database.exec('rollback');
      for (const { write } of succeeded.reverse()) write.undo?.();
      for (const write of batch) write.reject(cause);
      return;
    }
    if (succeeded.length > 0) afterCommit();
    for (const settle of [...succeeded.map(({ resolve }) => resolve), ...rejections]) settle();
  }

  function continueOrFinish(): void {
    if (pending.length > 0) {
      schedule();
      return;
    }
    for (const resolve of resolveDrains) resolve();
    resolveDrains = [];
  }

  return {
    run: (write, undo) =>
      new Promise((resolve, reject) => {
        const execute = () => {
          const result = write();
          return () => resolve(result);
        };
        pending.push({ execute, undo, reject, deadlineMs: now() + maxWaitMs });
        schedule();
      }),
    drain: () =>
      new Promise((resolve) => {
        resolveDrains.push(resolve);
        if (!isScheduled) continueOrFinish();
      }),
  };
}

/** A queue that holds its writes until `ready` resolves. If that rejects, so do they. */
export function holdUntil(queue: WriteQueue, ready: Promise<void>): WriteQueue {
  return {
    run: (write, undo) => ready.then(() => queue.run(write, undo)),
    // Held writes reach the queue first: they subscribed to the same promise earlier.
    drain: () => ready.then(queue.drain, queue.drain),
  };
}
