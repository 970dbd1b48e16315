/** One step of a rising load. Shares are of one processor's time. */
export type Step = {
  connections: number;
  perSecond: number;
  bytesPerSecond: number;
  serverShare: number;
  /** How much of the time the server's event loop was busy, with waiting for the disk. */
  loopShare: number;
  generatorShare: number;
};

/** The first step that brought less than a tenth more than the one before; undefined if all brought more. */
export function findLimit(steps: readonly Step[]): Step | undefined {
  return steps.find((step, index) => {
    const before = steps[index - 1];
    return before !== undefined && step.perSecond < before.perSecond * 1.1;
  });
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** What held the server up in a step, in a sentence. */
export function describeLimit({ serverShare, loopShare, generatorShare }: Step, processors: number): string {
  const measured = `server ${percent(serverShare)}, its event loop busy ${percent(loopShare)}, load generator ${percent(generatorShare)} of one processor`;
  if (loopShare > 0.85 && serverShare < loopShare * 0.7)
    return `the disk: the event loop waits for commits (${measured})`;
  if (serverShare > 0.85) return `the server's processor: it uses one (${measured})`;
  if (serverShare + generatorShare > 0.85 * processors)
    return `the machine's processors, which the load generator shares (${measured})`;
  if (generatorShare > 0.85) return `the load generator, not the server (${measured})`;
  return `none of the server's: other programs use this machine, or the load is too small (${measured})`;
}
