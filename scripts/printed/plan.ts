import type { PrintedCommand } from './examples.ts';
import type { Walkthrough } from './walkthrough.ts';
import type { Where } from './where.ts';

export type Check = {
  /** What the text beside the command says that it does. */
  expects: string;
  /** If it is typed elsewhere than the document's other commands. */
  where?: Where;
  /** Whether it proves the same in each site: then it runs once, in the document that prints it first. */
  runsOnce?: true;
  run: (walk: Walkthrough) => Promise<void>;
};
export type DocumentChecks = {
  document: string;
  where: Where;
  /** By the command as `PrintedCommand` has it. */
  checks: Record<string, Check>;
};
/** A command that no test can run here, and why. */
export type LeftOut = { command: string; because: string };

export type PlannedCommand = PrintedCommand & { check: Check; where: Where };
export type Plan = {
  planned: PlannedCommand[];
  leftOut: (PrintedCommand & LeftOut)[];
  problems: string[];
};

/** A command that `first`, the same one in an earlier document, proves, too. */
export type Repeat = PlannedCommand & { first: PlannedCommand };

/** Finds the commands that need no second run: the same text in the same kind of place, with a check that runs once. */
export function markRepeats(planned: readonly PlannedCommand[]): (PlannedCommand | Repeat)[] {
  return planned.map((one, index) => {
    const { command, check, where } = one;
    const first = planned
      .slice(0, check.runsOnce ? index : 0)
      .find((other) => other.command === command && other.check === check && other.where === where);
    return first ? { ...one, first } : one;
  });
}

/**
 * Assigns a check to each printed command, in the order of the documents. A block is run each time that it is printed; a
 * command that sentences repeat is run once. What has neither a check nor a reason is a problem, and so are checks and reasons of
 * commands that no document prints any more.
 */
export function planCommands(
  printed: readonly PrintedCommand[],
  documents: readonly DocumentChecks[],
  reasons: readonly LeftOut[],
): Plan {
  const plan: Plan = { planned: [], leftOut: [], problems: [] };
  const used = new Set<Check | LeftOut>();
  const isCheckedAnywhere = (command: string) => documents.some(({ checks }) => checks[command]);
  for (const example of printed) {
    const { document, line, command, place } = example;
    const reason = reasons.find((one) => one.command === command);
    const known = documents.find((one) => one.document === document);
    const check = known?.checks[command];
    if (reason) {
      used.add(reason);
      plan.leftOut.push({ ...example, ...reason });
    } else if (check) {
      if (place === 'block' || !used.has(check)) {
        plan.planned.push({ ...example, check, where: check.where ?? known.where });
      }
      used.add(check);
    } else if (place === 'block' || !isCheckedAnywhere(command)) {
      plan.problems.push(
        `${document}:${line}: there is no check for  ${command}  Add one to scripts/printed/checks/, or ` +
          'say in scripts/printed/left-out.ts why it cannot be run.',
      );
    }
  }
  for (const { document, checks } of documents) {
    for (const [command, check] of Object.entries(checks)) {
      if (!used.has(check)) plan.problems.push(`${document} no longer prints  ${command}  Remove its check.`);
    }
  }
  for (const reason of reasons) {
    if (!used.has(reason)) plan.problems.push(`No document prints  ${reason.command}  Remove it from left-out.ts.`);
  }
  return plan;
}
