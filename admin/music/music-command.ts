import type { Tool } from '#admin/commands/tool.ts';
import type { YouTube } from './youtube.ts';

/** 0: all is well. 1: something is wrong with the music. 2: that is unknown, or the usage is wrong. */
export type MusicExitCode = 0 | 1 | 2;

/** What commands run with; tests pass their own. */
export type MusicTool = Pick<Tool, 'program' | 'terminal' | 'contentFolder' | 'fetch'> & { youTube: YouTube };

export type MusicCommand = {
  name: string;
  /** For the list of commands: a few words. */
  summary: string;
  details: string;
  /** The placeholder of its arguments; without it, the command takes none. */
  names?: string;
  run: (tool: MusicTool, names: readonly string[]) => Promise<MusicExitCode>;
};
