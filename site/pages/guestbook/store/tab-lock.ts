/** Runs the task as soon as no other tab runs one of that name. The browser releases the lock of a closed tab. */
export async function withTabLock<T>(
  name: string,
  task: () => Promise<T>,
  locks: LockManager | null = findLocks(),
): Promise<T> {
  return (await request(name, {}, task, locks)) as T;
}

/** Runs the task, or skips it while another tab runs one of that name. */
export async function ifTabLockIsFree<T>(
  name: string,
  task: () => Promise<T>,
  locks: LockManager | null = findLocks(),
): Promise<T | undefined> {
  return request(name, { ifAvailable: true }, task, locks);
}

/** Browsers have locks at secure addresses only. */
function findLocks(): LockManager | null {
  return globalThis.navigator?.locks ?? null;
}

async function request<T>(
  name: string,
  options: LockOptions,
  task: () => Promise<T>,
  locks: LockManager | null,
): Promise<T | undefined> {
  // Without locks two tabs may send the same entry at once, and the backend stores it once: a lock only saves a request.
  if (!locks) return task();
  let hasStarted = false;
  try {
    return await locks.request(name, options, (lock) => {
      if (!lock) return undefined;
      hasStarted = true;
      return task();
    });
  } catch (error) {
    // A page that may not store anything is refused locks as well.
    if (hasStarted) throw error;
    return task();
  }
}
