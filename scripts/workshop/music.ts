import '#server/require-node.mjs';
import { resolve } from 'node:path';
import type { Call } from '#admin/commands/command.ts';
import { openTool } from '#admin/commands/open-tool.ts';
import { runCommand } from '#admin/commands/run-command.ts';
import { makeCheckCommand } from '#admin/music/check-command.ts';
import { engineFolder } from '#build/engine-folder.ts';
import { findClonedSite } from '#build/folders/site-folders.ts';
import { sampleContent } from '../test-site.ts';
import { loadWorkshop } from './workshop.ts';

const { musicCommands = [] } = (await loadWorkshop()) ?? {};
const sampleCommands = musicCommands.map((command) => ({
  ...command,
  run: (call: Call) => command.run({ ...call, contentFolder: sampleContent }),
}));
const context = {
  siteOption: undefined,
  environment: process.env,
  workingFolder: resolve(process.env.INIT_CWD ?? '.'),
};
const folders = findClonedSite() ?? { home: engineFolder, content: sampleContent };
const tool = { ...openTool('music', folders, context), program: 'npm run music --' };
process.exitCode = await runCommand([makeCheckCommand(), ...sampleCommands], process.argv.slice(2), tool);
