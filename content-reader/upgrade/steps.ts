import type { Step } from './step.ts';
import { fileEndings } from './steps/file-endings.ts';
import { homeHeader } from './steps/home-header.ts';
import { playerKeys } from './steps/player-keys.ts';
import { projectsSharePicture } from './steps/projects-share-picture.ts';
import { quotedIndicators } from './steps/quoted-indicators.ts';
import { resumeKey } from './steps/resume-key.ts';
import { pageComments, placeComments, resumeComments, ruleComments } from './steps/sample-comments.ts';
import { shareAddress } from './steps/share-address.ts';
import { wordsOf06 } from './steps/words-of-06.ts';
import { wordsOf09 } from './steps/words-of-09.ts';

/** Ordered by version. Append new steps and never remove any: owners skip versions. */
export const steps: readonly Step[] = [
  homeHeader,
  shareAddress,
  projectsSharePicture,
  pageComments,
  quotedIndicators,
  fileEndings,
  playerKeys,
  wordsOf06,
  ruleComments,
  resumeKey,
  resumeComments,
  wordsOf09,
  placeComments,
];
