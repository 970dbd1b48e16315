/**
 * Decisions on their way to the server, one after another, in the order in which they were made. What cannot be sent is
 * tried again until it can, or until it is taken out.
 *
 * @typedef {{ send: () => Promise<'done' | 'again' | 'refused'> }} Job
 *
 * @param {object} options
 * @param {(state: { waiting: number, isStuck: boolean }) => void} options.onChange
 * @param {(job: Job) => void} options.onRefused
 * @param {(run: () => void, ms: number) => unknown} [options.later]
 */
export function createQueue({ onChange, onRefused, later = setTimeout }) {
  /** @type {Job[]} */
  const jobs = [];
  const delays = [1000, 2000, 5000, 10_000];
  let failures = 0;
  /** @type {Job | undefined} */
  let current;
  let isWaiting = false;

  const report = () => onChange({ waiting: jobs.length, isStuck: failures > 0 && jobs.length > 0 });

  async function work() {
    if (current || isWaiting) return;
    for (let job = jobs[0]; job; job = jobs[0]) {
      current = job;
      const outcome = await job.send().catch(() => 'again');
      current = undefined;
      if (outcome === 'again') {
        failures += 1;
        isWaiting = jobs.length > 0;
        report();
        if (isWaiting) later(retry, delays[Math.min(failures, delays.length) - 1] ?? 10_000);
        return;
      }
      failures = 0;
      const index = jobs.indexOf(job);
      if (index !== -1) jobs.splice(index, 1);
      if (outcome === 'refused') onRefused(job);
      report();
    }
  }

  function retry() {
    isWaiting = false;
    void work();
  }

  return {
    /** @param {Job} job */
    add(job) {
      jobs.push(job);
      report();
      void work();
    },
    /**
     * Takes out a job that the server has not got yet; false if it is too late.
     * @param {Job} job
     */
    cancel(job) {
      const index = jobs.indexOf(job);
      // It may have arrived although no answer came back; the answer is idempotent, and undoing asks the server.
      if (index === -1 || job === current || (index === 0 && failures > 0 && !isWaiting)) return false;
      jobs.splice(index, 1);
      report();
      return true;
    },
    /** When there is a connection again. */
    retry,
    size: () => jobs.length,
  };
}
