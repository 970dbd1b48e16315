import type { Step } from './step.ts';
import { fileEndings } from './steps/file-endings.ts';
import { homeHeader } from './steps/home-header.ts';
import { newWords } from './steps/new-words.ts';
import { notesOfPages, notesOfResume, notesOfRules } from './steps/notes.ts';
import { projectsSharePicture } from './steps/projects-share-picture.ts';
import { resumeKey } from './steps/resume-key.ts';
import { shareAddress } from './steps/share-address.ts';
import { signsInQuotes } from './steps/signs-in-quotes.ts';
import { spokenKeys } from './steps/spoken-keys.ts';

/** Ordered by version. Append new steps and never remove any: owners skip versions. */
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
  resumeKey,
  notesOfResume,
];
