// @ts-check

/**
 * Calls `stop` once what started this process is gone: npm hands a signal to its shell alone, and what that shell started
 * must not stay behind. On Windows a process keeps its parent's number, and nothing happens.
 * @param {() => void} stop
 */
export function watchParent(stop) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 500).unref();
}
