import '#server/require-node.mjs';
import { resolve } from 'node:path';
import { compileEngine } from './package/compile-engine.ts';
import { findPackageProblems, runPack } from './package/package-size.ts';

// `npm pack` runs this first, and packs nothing if it fails.
const project = resolve('.');
await compileEngine(project);
const problems = findPackageProblems(await runPack(project, ['--dry-run', '--ignore-scripts']));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
