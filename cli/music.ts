import { openTool } from '#admin/commands/open-tool.ts';
import { checkCommand } from '#admin/music/check-command.ts';
import { runMusicCommand } from '#admin/music/run-music-command.ts';
import { youTube } from '#admin/music/youtube.ts';
import { findSiteFolders } from '#build/folders/site-folders.ts';
import type { Verb } from './verb.ts';

export const verb: Verb = {
  hasCommands: true,
  help: `Usage: bonbon music check

Asks YouTube whether each videoId in content/tracks.yaml can still be played. Exits with 0 if all can, with 1
if some cannot, and with 2 if YouTube could not be reached.

  --site FOLDER  the site, if it is not in this folder`,
  run(words, context) {
    const tool = openTool('music', findSiteFolders(context), context);
    return runMusicCommand([checkCommand], words, { ...tool, youTube });
  },
};
