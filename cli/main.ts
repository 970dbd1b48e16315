import '#server/require-node.mjs';
import { runCli } from './run-cli.ts';
import { readContext } from './verb.ts';

process.exitCode = await runCli(process.argv.slice(2), readContext(process.env));
