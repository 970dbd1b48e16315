import type { Tool } from '#admin/commands/tool.ts';
import type { YouTube } from './youtube.ts';

/** 0: all is well. 1: something is wrong with the music. 2: it could not be found out, or the command was written wrongly. */
export type MusicExitCode = 0 | 1 | 2;

/** What commands work with; tests bring their own. */
export type MusicTool = Pick<Tool, 'program' | 'terminal' | 'contentFolder' | 'fetch'> & { youTube: YouTube };

export type MusicCommand = {
  name: string;
  /** For the list of commands: a few words. */
  summary: string;
  details: string;
  /** What the words behind the command name; without it, there may be none. */
  names?: string;
  run: (tool: MusicTool, names: readonly string[]) => Promise<MusicExitCode>;
};
