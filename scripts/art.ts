import '#server/require-node.mjs';
import { fileURLToPath } from 'node:url';
import { catalogue } from '#workshop/art/catalogue.ts';
import { runArtCommand } from './art/run-art-command.ts';

process.exitCode = await runArtCommand(process.argv.slice(2), {
  catalogue,
  folder: fileURLToPath(new URL('../sample/content/', import.meta.url)),
  print: (line) => console.log(line),
});
