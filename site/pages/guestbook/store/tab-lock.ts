type Options = { skips?: boolean; locks?: LockManager | null };

/**
 * Runs the task while no other tab runs one of that name: after that one, or, with `skips`, not at all. The browser
 * itself ends what a closed tab held.
 */
export async function runAlone<T>(
  name: string,
  task: () => Promise<T>,
  { skips = false, locks = globalThis.navigator?.locks ?? null }: Options = {},
): Promise<T | undefined> {
  // Browsers have locks for secure addresses only. Without them the same entry may be sent twice at the same time, and
  // the backend stores it once; a lock but saves the second call.
  if (!locks) return task();
  let isRun = false;
  try {
    return await locks.request(name, { ifAvailable: skips }, (lock) => {
      if (!lock) return undefined;
      isRun = true;
      return task();
    });
  } catch (error) {
    // Refused, as to a page that may not store anything.
    if (isRun) throw error;
    return task();
  }
}
