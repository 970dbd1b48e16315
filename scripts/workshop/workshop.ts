import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MusicCommand } from '#admin/music/music-command.ts';
import { engineFolder } from '#build/engine-folder.ts';

export type Workshop = {
  drawArt: (names: readonly string[], contentFolder: string) => Promise<0 | 1>;
  musicCommands: MusicCommand[];
  /** Whether the site beside it is still the sample. */
  isSample: () => boolean;
};

const commandsFile = 'sample/workshop/commands/workshop-commands.ts';

/** How the sample's art and songs are made; undefined if an owner deleted that with the sample. */
export async function openWorkshop(engine = engineFolder): Promise<Workshop | undefined> {
  const file = join(engine, commandsFile);
  // Imported by its path, because no type and no test may need a folder that owners can delete.
  return existsSync(file) ? import(pathToFileURL(file).href) : undefined;
}
