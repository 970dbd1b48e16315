// @ts-check
// The first import of every program that may be started by hand. Imports are evaluated in order, so nothing else runs on a
// Node that is too old. There `import.meta.main` is not true: the program would do nothing and report success.
import { isNewEnough, oldestNode } from './node-version.mjs';

if (!isNewEnough(process.versions.node)) {
  console.error(
    `This is Node ${process.versions.node}, but Bonbon needs ${oldestNode} or newer. npm start and the other npm commands ` +
      'install one automatically; to run without npm, install it from https://nodejs.org.',
  );
  process.exit(1);
}
