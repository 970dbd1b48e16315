/** A line of the doctor's report, as the owner's tool prints it. */
export type Finding = { mark: 'fine' | 'wrong' | 'advice' | 'skipped'; sentence: string; remedy?: string | undefined };
/** Examines the whole site as `npm run guestbook -- doctor` does. Rejects with an error that says why it could not. */
export type Examine = () => Promise<Finding[]>;
/** What the doctor found when it was last run from the door. */
type Examination = { timeMs: number; findings: readonly Finding[] };

export type Doctor = ReturnType<typeof createDoctor>;

/** Runs the doctor once at a time: two would take each other's test messages for visitors'. `now` is epoch milliseconds. */
export function createDoctor(examine: Examine, now: () => number) {
  let last: Examination | undefined;
  let running: Promise<void> | undefined;
  const run = async () => {
    const findings = await examine();
    last = { timeMs: now(), findings };
  };
  return {
    /** Resolves when the report is there. Rejects with an error that says why there is none. */
    run: (): Promise<void> => {
      running ??= run().finally(() => {
        running = undefined;
      });
      return running;
    },
    /** Since the start of the server. */
    readLast: () => last,
  };
}
