import '#server/require-node.mjs';
import { resolve } from 'node:path';
import { openTool } from '#admin/commands/open-tool.ts';
import { checkCommand } from '#admin/music/check-command.ts';
import type { MusicTool } from '#admin/music/music-command.ts';
import { runMusicCommand } from '#admin/music/run-music-command.ts';
import { youTube } from '#admin/music/youtube.ts';
import { engineFolder } from '#build/engine-folder.ts';
import { findClonedSite } from '#build/folders/site-folders.ts';
import { sampleContent } from '../test-site.ts';
import { loadWorkshop } from './workshop.ts';

const { musicCommands = [] } = (await loadWorkshop()) ?? {};
const sampleCommands = musicCommands.map((command) => ({
  ...command,
  run: (given: MusicTool, names: readonly string[]) => command.run({ ...given, contentFolder: sampleContent }, names),
}));
const context = {
  siteOption: undefined,
  environment: process.env,
  workingFolder: resolve(process.env.INIT_CWD ?? '.'),
};
const folders = findClonedSite() ?? { home: engineFolder, content: sampleContent };
const tool = { ...openTool('music', folders, context), program: 'npm run music --', youTube };
process.exitCode = await runMusicCommand([checkCommand, ...sampleCommands], process.argv.slice(2), tool);
