import { catalogue } from '../art/catalogue.ts';
import { measureCommand } from './measure-command.ts';
import { renderCommand } from './render-command.ts';
import { runArtCommand } from './run-art-command.ts';

// What scripts take from the workshop, where there is one: scripts/workshop/workshop.ts opens this file by its path.

export { isSample } from '../sample-content.ts';

export const musicCommands = [renderCommand, measureCommand];

export const drawArt = (names: readonly string[], contentFolder: string) =>
  runArtCommand(names, { catalogue, folder: contentFolder, print: (line) => console.log(line) });
