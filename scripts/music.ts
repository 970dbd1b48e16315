import '#server/require-node.mjs';
import { openTool } from '#admin/guestbook/open-tool.ts';
import { checkCommand } from './music/check-command.ts';
import { measureCommand } from './music/measure-command.ts';
import { renderCommand } from './music/render-command.ts';
import { runMusicCommand } from './music/run-music-command.ts';
import { youTube } from './music/youtube.ts';

const tool = { ...openTool('npm run music --'), youTube };
process.exitCode = await runMusicCommand([checkCommand, renderCommand, measureCommand], process.argv.slice(2), tool);
