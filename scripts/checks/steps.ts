import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Counts, countCheck, countPlaywright, countRun, countVitest } from './counts.ts';
import { runTool } from './run-tool.ts';

// What only one step needs is imported when it runs: all of it takes a second to load, in the process of every step.

export type Step = {
  /** What `npm test -- name` calls it. */
  name: string;
  title: string;
  /** Steps that must pass first; they run before it even when only this one was asked for. */
  needs?: string[];
  /** Runs its tests on every core: other steps run beside it, but never two of these at once. */
  takesAllCores?: boolean;
  /** Runs only if it is named: another step covers it when necessary. */
  onlyNamed?: boolean;
  /** `filters` are parts of the names of test files. */
  run: (filters: string[]) => Promise<Counts>;
};

const tools = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
  knip: 'node_modules/knip/bin/knip.js',
};

const check = async (tool: keyof typeof tools, ...args: string[]) =>
  countCheck((await runTool(tools[tool], args)) === 0);

/** Both write colours into files, too, unless they are switched off. */
const biomeColors = process.stdout.isTTY ? [] : ['--colors=off'];
const vitestColors = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

/** For the runners' JSON reports. */
const reportFolder = '.cache/reports';

async function countReport<Report>(
  name: string,
  count: (report: Report) => Counts,
  run: (file: string) => Promise<number>,
) {
  const file = join(reportFolder, `${name}.json`);
  mkdirSync(reportFolder, { recursive: true });
  rmSync(file, { force: true });
  const exitCode = await run(file);
  let reported: Counts = { passed: 0, failed: 0 };
  try {
    reported = count(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    console.error(`The ${name} tests ended without a report.`);
  }
  return countRun(exitCode, reported);
}

function runVitest(
  project: 'unit' | 'browser' | 'studio',
  filters: string[],
  environment: Record<string, string> = {},
) {
  return countReport(project, countVitest, (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    // Unit tests are two projects: `unit` and `unit-isolated`.
    return runTool(tools.vitest, ['run', '--project', `${project}*`, '--allowOnly=false', ...reporters, ...filters], {
      ...vitestColors,
      ...environment,
    });
  });
}

function runPlaywright(project: 'chromium' | 'fields' | 'firefox', filters: string[]) {
  return countReport(`end-to-end-${project}`, countPlaywright, (file) =>
    runTool(tools.playwright, ['test', `--project=${project}`, '--forbid-only', '--reporter=list,json', ...filters], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    }),
  );
}

async function runFirefox(): Promise<Counts> {
  const { getFirefox } = await import('../firefox.ts');
  if (getFirefox()) return runPlaywright('firefox', []);
  console.log('Skipped: there is no Firefox here. Install one, or set FIREFOX_PATH to the path of yours.');
  return { passed: 0, failed: 0 };
}

const lockfiles = ['package-lock.json', 'scripts/node/package-lock.json', 'scripts/package/nodes/package-lock.json'];

async function checkLockfiles() {
  const { findLockfileProblems } = await import('./lockfile.ts');
  const problems = lockfiles.flatMap((file) =>
    findLockfileProblems(JSON.parse(readFileSync(file, 'utf8'))).map((problem) => `${file}: ${problem}`),
  );
  for (const problem of problems) console.error(problem);
  return countCheck(problems.length === 0);
}

/** Builds the tests' own site, and the one that `npm start` serves. */
async function build() {
  const { buildWhenDue } = await import('#build/build-when-due.ts');
  const { findClonedSite } = await import('#build/folders/site-folders.ts');
  const { testSite } = await import('../test-site.ts');
  await buildWhenDue(testSite);
  const cloned = findClonedSite();
  if (cloned) await buildWhenDue(cloned);
  return countCheck(true);
}

async function checkSizes() {
  const { checkPageWeight } = await import('../page-weight/check-page-weight.ts');
  const { testSite } = await import('../test-site.ts');
  return countCheck(await checkPageWeight(testSite.dist));
}

async function checkSupport() {
  const { checkBrowsers } = await import('../browsers/check-browsers.ts');
  const { testSite } = await import('../test-site.ts');
  return countCheck(checkBrowsers(join(testSite.dist, 'site')));
}

async function tryPackages(filters: string[]) {
  const { checkPackage } = await import('../package/check-package.ts');
  return checkPackage(resolve('.'), filters);
}

async function followDocuments(filters: string[]) {
  const { findClonedSite } = await import('#build/folders/site-folders.ts');
  const { runPrintedCommands } = await import('../printed/run-printed.ts');
  const { sampleContent } = await import('../test-site.ts');
  const { loadWorkshop } = await import('../workshop/workshop.ts');
  const workshop = await loadWorkshop();
  if (findClonedSite()?.content === sampleContent && workshop?.isSample())
    return runPrintedCommands(resolve('.'), filters);
  console.log('Skipped: the documentation describes the sample, and another site is in its place.');
  return { passed: 0, failed: 0 };
}

async function auditWorkshop() {
  const { isAuditDue, recordAudit } = await import('../workshop/audit.ts');
  if (!isAuditDue()) {
    console.log(
      'Nothing in the workshop has changed since its audits passed. AUDIT_WORKSHOP=1 before this command runs them again.',
    );
    return countCheck(true);
  }
  const counts = await runVitest('unit', ['sample/workshop'], { AUDIT_WORKSHOP: '1' });
  if (counts.failed === 0) recordAudit();
  return counts;
}

/** Installs Chromium before parallel steps look for it. */
async function provideChromium() {
  const { getChromium } = await import('../chromium.ts');
  console.log(getChromium());
  return countCheck(true);
}

/** What must pass before merging. Steps that run one after another keep this order. */
export const steps: Step[] = [
  { name: 'format', title: 'Format', run: () => check('biome', 'ci', '--linter-enabled=false', ...biomeColors) },
  {
    name: 'lint',
    title: 'Lint',
    run: () =>
      check(
        'biome',
        'ci',
        '--formatter-enabled=false',
        '--assist-enabled=false',
        '--error-on-warnings',
        ...biomeColors,
      ),
  },
  { name: 'imports', title: 'Import rules and floating promises', run: () => check('oxlint') },
  { name: 'types', title: 'Types', run: () => check('tsc') },
  {
    name: 'unused',
    title: 'Unused files, exports and packages',
    run: () => check('knip', '--treat-config-hints-as-errors'),
  },
  { name: 'lockfile', title: 'Lockfiles', run: checkLockfiles },
  { name: 'build', title: 'Build', run: build },
  {
    name: 'sizes',
    title: 'Budgets of every kind of page',
    needs: ['build', 'chromium'],
    run: checkSizes,
  },
  {
    name: 'support',
    title: 'Browser support of the built site',
    needs: ['build'],
    run: checkSupport,
  },
  { name: 'chromium', title: 'Chromium', run: provideChromium },
  { name: 'workshop', title: "Audits of the sample's art and songs", onlyNamed: true, run: auditWorkshop },
  { name: 'unit', title: 'Unit tests', takesAllCores: true, run: (filters) => runVitest('unit', filters) },
  {
    name: 'browser',
    title: 'Component tests in a browser',
    needs: ['chromium'],
    takesAllCores: true,
    run: (filters) => runVitest('browser', filters),
  },
  {
    name: 'studio',
    title: "Component tests of the studio's window",
    needs: ['chromium'],
    takesAllCores: true,
    run: (filters) => runVitest('studio', filters),
  },
  {
    name: 'e2e',
    title: 'End-to-end tests',
    needs: ['build', 'chromium'],
    takesAllCores: true,
    run: (filters) => runPlaywright('chromium', filters),
  },
  {
    name: 'fields',
    title: 'Every field of the studio in a browser',
    needs: ['chromium'],
    takesAllCores: true,
    onlyNamed: true,
    run: (filters) => runPlaywright('fields', filters),
  },
  // After Chromium's step: both may run apt-get, which allows one process at a time.
  { name: 'firefox', title: 'End-to-end tests in Firefox', needs: ['build', 'chromium'], run: runFirefox },
  { name: 'package', title: 'The package', run: tryPackages },
  { name: 'docs', title: 'Commands in the documentation', needs: ['chromium'], run: followDocuments },
];
