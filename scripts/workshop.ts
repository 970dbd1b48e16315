import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MusicCommand } from '#admin/music/music-command.ts';
import { engineFolder } from '#build/engine-folder.ts';

export type Workshop = {
  drawArt: (names: readonly string[], contentFolder: string) => Promise<0 | 1>;
  musicCommands: MusicCommand[];
};

/** How the sample's art and songs are made; undefined where an owner put a site of their own in the sample's place. */
export async function openWorkshop(engine = engineFolder): Promise<Workshop | undefined> {
  const file = join(engine, 'sample/workshop/commands/workshop-commands.ts');
  // Named by a path, because no type and no test may need a folder that can go.
  return existsSync(file) ? import(pathToFileURL(file).href) : undefined;
}
