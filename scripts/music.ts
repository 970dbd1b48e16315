import '#server/require-node.mjs';
import { resolve } from 'node:path';
import { openTool } from '#admin/guestbook/open-tool.ts';
import { checkCommand } from '#admin/music/check-command.ts';
import { runMusicCommand } from '#admin/music/run-music-command.ts';
import { youTube } from '#admin/music/youtube.ts';
import { engineFolder } from '#build/engine-folder.ts';
import { clonedSite } from './test-site.ts';
import { openWorkshop } from './workshop.ts';

const { musicCommands = [] } = (await openWorkshop()) ?? {};
const context = { environment: process.env, workingFolder: resolve(process.env.INIT_CWD ?? '.') };
const folders = { home: engineFolder, content: clonedSite.content };
const tool = { ...openTool('npm run music --', folders, context), youTube };
process.exitCode = await runMusicCommand([checkCommand, ...musicCommands], process.argv.slice(2), tool);
