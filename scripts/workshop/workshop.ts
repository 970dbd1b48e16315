import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Command } from '#admin/commands/command.ts';
import { engineFolder } from '#build/engine-folder.ts';

export type Workshop = {
  drawArt: (names: readonly string[], contentFolder: string) => Promise<0 | 1>;
  musicCommands: Command[];
  /** Whether the site next to it is still the sample. */
  isSample: () => boolean;
};

const commandsFile = 'sample/workshop/commands/workshop-commands.ts';

/** The commands that make the sample's art and songs; undefined if an owner deleted them with the sample. */
export async function loadWorkshop(engine = engineFolder): Promise<Workshop | undefined> {
  const file = join(engine, commandsFile);
  // Imported by its path: types and tests must not depend on a folder that may be deleted.
  return existsSync(file) ? import(pathToFileURL(file).href) : undefined;
}
