import type { Step } from './step.ts';
import { fileEndings } from './steps/file-endings.ts';
import { homeHeader } from './steps/home-header.ts';
import { newWords } from './steps/new-words.ts';
import { notesOfPages, notesOfRules } from './steps/notes.ts';
import { projectsSharePicture } from './steps/projects-share-picture.ts';
import { shareAddress } from './steps/share-address.ts';
import { signsInQuotes } from './steps/signs-in-quotes.ts';
import { spokenKeys } from './steps/spoken-keys.ts';

/** In the order of their versions. A new one goes to the end, and stays for good: nobody upgrades at every version. */
export const steps: readonly Step[] = [
  homeHeader,
  shareAddress,
  projectsSharePicture,
  notesOfPages,
  signsInQuotes,
  fileEndings,
  spokenKeys,
  newWords,
  notesOfRules,
];
