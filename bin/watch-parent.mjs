// @ts-check

/**
 * Calls `stop` when the parent process has ended: npm passes a signal only to its shell, and what that shell started must
 * not keep running. On Windows a process keeps its parent's id, and nothing happens.
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
