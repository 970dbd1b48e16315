import type { Resume } from '#model/resume-schema.ts';

/** A resume and everything else that its PDF is made from. */
export type ResumeToDraw = {
  resume: Resume;
  /** Absolute. */
  portraitPath: string | undefined;
  documentTitle: string;
  ownerName: string;
  language: string;
};
