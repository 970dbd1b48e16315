import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MusicCommand } from '#admin/music/music-command.ts';
import { engineFolder } from '#build/engine-folder.ts';

export type Workshop = {
  drawArt: (names: readonly string[], contentFolder: string) => Promise<0 | 1>;
  musicCommands: MusicCommand[];
  /** Whether the site that lies beside it is still the sample. */
  isSample: () => boolean;
};

const door = 'sample/workshop/commands/workshop-commands.ts';

/** How the sample's art and songs are made; undefined where an owner deleted that with the sample. */
export async function openWorkshop(engine = engineFolder): Promise<Workshop | undefined> {
  const file = join(engine, door);
  // Named by a path, because no type and no test may need a folder that can go.
  return existsSync(file) ? import(pathToFileURL(file).href) : undefined;
}
