import '#server/require-node.mjs';
import { resolve } from 'node:path';
import { openTool } from '#admin/guestbook/open-tool.ts';
import { checkCommand } from '#admin/music/check-command.ts';
import { runMusicCommand } from '#admin/music/run-music-command.ts';
import { youTube } from '#admin/music/youtube.ts';
import { engineFolder } from '#build/engine-folder.ts';
import { chooseContent } from './choose-content.ts';
import { openWorkshop } from './workshop.ts';

const { musicCommands = [] } = (await openWorkshop()) ?? {};
const context = { environment: process.env, workingFolder: resolve(process.env.INIT_CWD ?? '.') };
const { words, content } = chooseContent(process.argv.slice(2), context.workingFolder);
const tool = { ...openTool('npm run music --', { home: engineFolder, content }, context), youTube };
process.exitCode = await runMusicCommand([checkCommand, ...musicCommands], words, tool);
