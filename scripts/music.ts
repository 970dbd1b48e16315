import '#server/require-node.mjs';
import { resolve } from 'node:path';
import { openTool } from '#admin/guestbook/open-tool.ts';
import { chooseContent } from './choose-content.ts';
import { checkCommand } from './music/check-command.ts';
import { measureCommand } from './music/measure-command.ts';
import { renderCommand } from './music/render-command.ts';
import { runMusicCommand } from './music/run-music-command.ts';
import { youTube } from './music/youtube.ts';

const context = { environment: process.env, workingFolder: resolve(process.env.INIT_CWD ?? '.') };
const { words, content } = chooseContent(process.argv.slice(2), { project: resolve('.'), ...context });
const folders = { home: resolve('.'), content };
const tool = { ...openTool('npm run music --', folders, context), youTube };
process.exitCode = await runMusicCommand([checkCommand, renderCommand, measureCommand], words, tool);
