import { mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Counts } from '../checks/counts.ts';
import { type CleanCopy, openCleanCopy } from './clean-copy.ts';
import { planDocuments } from './documents.ts';
import { markRepeats, type PlannedCommand, type Repeat } from './plan.ts';
import { describeEnvironment, openTerminal } from './terminal.ts';
import { openWalkthrough } from './walkthrough.ts';

/** The ports of the printed commands: of the site, of dev and of an owner's own program. */
const ports = [3000, 5173, 4000];

/**
 * Follows README and the documents from top to bottom in a clean copy of the project, and in a site that is made from it: runs
 * each command exactly as it is printed, and checks that it does what the text says. What an earlier document proves already is
 * listed with its place there. `filters` choose documents by parts of their names.
 */
export async function runPrintedCommands(project: string, filters: readonly string[]): Promise<Counts> {
  if (process.platform === 'win32') {
    console.log('Skipped: the printed commands are for the shell of Linux and macOS.');
    return { passed: 0, failed: 0 };
  }
  const { planned, leftOut, problems } = planDocuments(project);
  for (const problem of problems) console.error(`✗ ${problem}`);
  const taken = (await Promise.all(ports.map(describeTakenPort))).flat();
  if (taken.length > 0) {
    console.error(taken.join('\n'));
    return { passed: 0, failed: problems.length + 1 };
  }
  const isChosen = ({ document }: PlannedCommand) =>
    filters.length === 0 || filters.some((filter) => document.includes(filter));
  const counts = await follow(project, markRepeats(planned.filter(isChosen)));
  for (const { document, line, command, because } of leftOut) {
    console.log(`– ${document}:${line}  ${command}: ${because}`);
  }
  return { passed: counts.passed, failed: counts.failed + problems.length };
}

async function follow(project: string, commands: readonly (PlannedCommand | Repeat)[]): Promise<Counts> {
  const copy = await openCleanCopy(project);
  const otherFolder = mkdtempSync(join(tmpdir(), 'bonbon-printed-'));
  const terminal = openTerminal(copy.folder, describeEnvironment(process.env, project));
  const cleanups: (() => Promise<void>)[] = [];
  let typed = '';
  const walk = openWalkthrough({
    copy,
    otherFolder,
    terminal,
    readTyped: () => typed,
    atEnd: (cleanUp) => cleanups.push(cleanUp),
  });
  const abort = () => {
    terminal.close();
    for (const folder of [otherFolder, copy.outerFolder])
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    process.exit(1);
  };
  process.once('SIGINT', abort).once('SIGTERM', abort);

  const counts = { passed: 0, failed: 0 };
  const passed = new Set<PlannedCommand>();
  try {
    for (const command of commands) {
      typed = command.typed;
      const isRight =
        'first' in command
          ? reportRepeat(command, passed.has(command.first))
          : await report(command, async () => {
              await walk.goTo(command.where);
              await command.check.run(walk);
            });
      if (isRight) passed.add(command);
      counts[isRight ? 'passed' : 'failed'] += 1;
      if (isRight || counts.passed > 0) continue;
      console.error('The first command installs everything, so the others cannot run without it.');
      break;
    }
    counts[checkNewFiles(copy) ? 'passed' : 'failed'] += 1;
  } finally {
    await walk.endServer().catch(console.error);
    terminal.close();
    for (const cleanUp of cleanups) await cleanUp().catch(console.error);
    process.off('SIGINT', abort).off('SIGTERM', abort);
    await rm(otherFolder, { recursive: true, force: true });
    await copy.remove();
  }
  return counts;
}

const describePlace = ({ document, line, typed }: PlannedCommand) =>
  `${document}:${line}  ${typed.replace(/\s+#.*/, '')}`;

function reportRepeat(repeat: Repeat, hasPassed: boolean): boolean {
  const { document, line } = repeat.first;
  const described = `${describePlace(repeat)}  as in ${document}:${line}`;
  if (hasPassed) console.log(`✓ ${described}`);
  else console.error(`✗ ${described}, which failed`);
  return hasPassed;
}

async function report(command: PlannedCommand, run: () => Promise<void>): Promise<boolean> {
  const startMs = Date.now();
  const describe = () => {
    const seconds = ((Date.now() - startMs) / 1000).toFixed(1);
    return `${describePlace(command)}  ${command.check.expects} (${seconds} s)`;
  };
  try {
    await run();
    console.log(`✓ ${describe()}`);
    return true;
  } catch (error) {
    console.error(`✗ ${describe()}\n${indent((error as Error).message)}`);
    return false;
  }
}

/** After the documents were followed, `git add -A` must not add what visitors wrote. */
function checkNewFiles(copy: CleanCopy): boolean {
  const kept = copy
    .listNewFiles(join(copy.outerFolder, 'my-site'))
    .filter((file) => /\.sqlite|(^|\/)data\//.test(file));
  if (kept.length === 0) console.log('✓ After all commands, git would add no messages and no visits.');
  else console.error(`✗ After all commands, git would add ${kept.join(', ')}.`);
  return kept.length === 0;
}

function describeTakenPort(port: number): Promise<string[]> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () =>
      resolve([
        `✗ Port ${port} is taken, but printed commands need it. Stop what listens there, such as npm start or npm run dev.`,
      ]),
    );
    probe.listen(port, 'localhost', () => probe.close(() => resolve([])));
  });
}

const indent = (text: string) =>
  text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
