export type Counts = { passed: number; failed: number };

/** A check that passes or fails counts as one test. */
export const countCheck = (passes: boolean): Counts => ({ passed: passes ? 1 : 0, failed: passes ? 0 : 1 });

/**
 * The tests of one runner. A runner that ran no test, or that failed outside its tests (a file that does not load, an
 * uncaught error), has one failure more than it reports.
 */
export function countRun(exitCode: number, reported: Counts): Counts {
  const ranNone = reported.passed + reported.failed === 0;
  const failedOutside = exitCode !== 0 && reported.failed === 0;
  return { passed: reported.passed, failed: reported.failed + (ranNone || failedOutside ? 1 : 0) };
}

export type VitestReport = { numPassedTests: number; numFailedTests: number };
export const countVitest = (report: VitestReport): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
});

export type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };
/** A flaky test counts as failed: there are no retries. */
export const countPlaywright = ({ stats }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
});
