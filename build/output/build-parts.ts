import { stampName, warningsName } from '#build/build-inputs.ts';
import { builtFolder } from '#model/built-folder.ts';

/** Marks the folder of a build that has been replaced. */
export const replacedName = 'replaced';
/** The parts of a build's folder that are published. */
export const partNames: string[] = [
  builtFolder.site,
  builtFolder.settings,
  builtFolder.render,
  builtFolder.songs,
  builtFolder.host,
  builtFolder.previous,
  warningsName,
  stampName,
];
