import { catalogue } from '../art/catalogue.ts';
import { measureCommand } from './measure-command.ts';
import { renderCommand } from './render-command.ts';
import { runArtCommand } from './run-art-command.ts';

// What scripts use of the workshop, if it exists: scripts/workshop/workshop.ts imports this file by its path.

export { isSample } from '../sample-content.ts';

export const musicCommands = [renderCommand, measureCommand];

export const drawArt = (names: readonly string[], contentFolder: string) =>
  runArtCommand(names, { catalogue, folder: contentFolder, print: (line) => console.log(line) });
